/** A piece of a line of a page, in points; `y` grows downwards from the top of the first page. */
export interface TextFragment {
  text: string;
  page: number;
  x: number;
  right: number;
  /** The baseline. */
  y: number;
  /** Height of the font. */
  size: number;
  /** The blanks of the text: index in it, and where the words beside it end and begin. Needed to split cells of tables. */
  blanks: Blank[];
}

export type Blank = [at: number, left: number, right: number];

/** Text of a document: pieces with their positions (PDF), or lines in reading order with tabs between cells (Word). */
export type DocumentText =
  | { ok: true; kind: 'fragments'; fragments: TextFragment[] }
  | { ok: true; kind: 'lines'; lines: string[] }
  | { ok: false };

/** Limits of what is read: a resume has a tenth of it. */
export const MAX_LINES = 1_500;
export const MAX_LINE_LENGTH = 400;
export const MAX_CHARACTERS = 60_000;
