import { MAX_LINE_LENGTH, MAX_LINES, type TextFragment } from './document-text.ts';

/** A character of a page with its box, in points. */
export interface PlacedCharacter {
  text: string;
  x: number;
  right: number;
  /** The baseline. */
  y: number;
  size: number;
}

/** A glyph, which may be a ligature of several characters. */
interface Glyph extends PlacedCharacter {
  /** Whether a blank of the document stands before it. */
  isAfterBlank: boolean;
  /** Points between the glyph before and this one. */
  gap: number;
  /** Whether the glyph before is a ligature, so that the gap is an estimate. */
  isAfterLigature: boolean;
}

/** Gaps as parts of the height of the font: from BLANK_GAP on there is a blank, from CELL_GAP on another cell or column. */
const BLANK_GAP = 0.14;
const CELL_GAP = 1.1;
/** Space between letters that are set apart, up to which they are one line. */
const MAX_LETTER_SPACE = 0.6;
/** Below this, gaps are kerning and rounding of boxes. */
const MIN_LETTER_SPACE = 0.07;
/** With fewer gaps, their median says nothing of letters that are set apart. */
const MIN_GAPS = 4;

const isBlank = (text: string): boolean => /^\s$/.test(text);

/**
 * The right edge of a ligature. Fonts give each of its letters a box of its own, or that of the glyph, or of a part of it:
 * the widest sum that does not cover the next glyph is right.
 */
function endOf(letters: readonly PlacedCharacter[], next: number, unit: number): number {
  const start = letters[0]?.x ?? 0;
  const widths = letters.map(({ x, right }) => right - x);
  const sum = widths.reduce((total, width) => total + width, 0);
  const partly = widths.length > 2 ? sum - (widths[0] ?? 0) : 0;
  const fitting = [sum, partly].find((width) => start + width <= next + 0.08 * unit);
  return start + (fitting || Math.max(...widths));
}

/** Groups the characters to lines of glyphs, which end where a character does not continue to the right. */
function* groupLines(characters: Iterable<PlacedCharacter>): Generator<Glyph[]> {
  let line: Glyph[] = [];
  // The characters of a ligature, or of a replacement text, have one place.
  let letters: PlacedCharacter[] = [];
  let isAfterBlank = false;
  for (const character of characters) {
    const { text, x, y, right, size } = character;
    const last = line.at(-1);
    if (last && letters[0]?.x === x && last.y === y && !isAfterBlank && !isBlank(text)) {
      letters.push(character);
      last.text += text;
      last.right = Math.max(last.right, right);
      continue;
    }
    if (isBlank(text)) {
      isAfterBlank = true;
      continue;
    }
    const unit = Math.max(last?.size ?? 0, size);
    if (last) last.right = endOf(letters, x, unit);
    const gap = last ? x - last.right : 0;
    const isSameLine = last !== undefined && Math.abs(y - (line[0]?.y ?? y)) < 0.25 * unit && gap > -0.6 * unit;
    if (!isSameLine && line.length > 0) {
      yield line;
      line = [];
    }
    line.push({
      ...character,
      gap: isSameLine ? gap : 0,
      isAfterBlank: isAfterBlank && isSameLine,
      isAfterLigature: letters.length > 1,
    });
    isAfterBlank = false;
    letters = [character];
  }
  if (line.length > 0) yield line;
}

/** The space that stands between all letters of a line, as in headings that are set apart; 0 in ordinary text. */
function letterSpaceOf(line: readonly Glyph[]): number {
  const gaps = line
    .slice(1)
    .filter(({ isAfterBlank, isAfterLigature }) => !isAfterBlank && !isAfterLigature)
    .map(({ gap, size }) => gap / size)
    .filter((gap) => gap <= CELL_GAP)
    .sort((a, b) => a - b);
  const median = gaps[Math.floor(gaps.length / 2)] ?? 0;
  return gaps.length < MIN_GAPS || median < MIN_LETTER_SPACE || median > MAX_LETTER_SPACE ? 0 : median;
}

/** Splits a line at the gaps between its cells and writes its blanks. */
function* splitCells(line: readonly Glyph[], page: number): Generator<TextFragment> {
  const space = letterSpaceOf(line);
  let open: TextFragment | undefined;
  for (const { text, x, right, y, size, gap, isAfterBlank } of line) {
    const unit = Math.max(open?.size ?? 0, size);
    const free = gap / unit - space;
    // Blanks between letters that are set apart are wider by one more space.
    if (!open || free > CELL_GAP + space || open.text.length >= MAX_LINE_LENGTH) {
      if (open) yield open;
      open = { text, page, x, right, y, size, blanks: [] };
      continue;
    }
    if (isAfterBlank || free > BLANK_GAP) {
      open.blanks.push([open.text.length, open.right, x]);
      open.text += ' ';
    }
    open.text += text;
    open.right = Math.max(open.right, right);
    open.size = Math.max(open.size, size);
  }
  if (open) yield open;
}

/** Joins the characters of a page, in the order of its content, to pieces of lines. */
export function joinCharacters(characters: Iterable<PlacedCharacter>, page: number): TextFragment[] {
  const fragments: TextFragment[] = [];
  for (const line of groupLines(characters)) {
    fragments.push(...splitCells(line, page));
    if (fragments.length >= MAX_LINES * 2) break;
  }
  return fragments.slice(0, MAX_LINES * 2);
}
