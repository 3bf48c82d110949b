/** What a resume consists of, the same for PDF and Word. */
export type PagePart =
  | { kind: 'line'; text: string; size?: number; right?: string; isCentred?: boolean }
  | { kind: 'columns'; left: PagePart[]; right: PagePart[]; share: number }
  | { kind: 'table'; rows: string[][]; widths: number[] }
  | { kind: 'gap' };

export const line = (text: string, more: { size?: number; right?: string; isCentred?: boolean } = {}): PagePart => ({
  kind: 'line',
  text,
  ...more,
});
