import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import { MAX_CHARACTERS, MAX_LINE_LENGTH, MAX_LINES, type TextFragment } from './document-text.ts';

const MAX_PAGES = 10;

/** The part of PDFium that its wrapper does not declare: characters of a page with their positions. */
interface TextModule {
  _FPDFText_LoadPage(page: number): number;
  _FPDFText_ClosePage(textPage: number): void;
  _FPDFText_CountChars(textPage: number): number;
  _FPDFText_GetUnicode(textPage: number, at: number): number;
  _FPDFText_GetFontSize(textPage: number, at: number): number;
  _FPDFText_IsGenerated(textPage: number, at: number): number;
  _FPDFText_GetCharOrigin(textPage: number, at: number, x: number, y: number): number;
  _FPDFText_GetLooseCharBox(textPage: number, at: number, rectangle: number): number;
  HEAPU8: Uint8Array;
  wasmExports: { malloc(bytes: number): number; free(pointer: number): void };
}

interface PlacedCharacter {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
}

/** Characters of a page with their boxes, in the order of its content; generated blanks and line ends are left out. */
function* readCharacters(page: PDFiumPage, limit: number): Generator<PlacedCharacter> {
  const { module, pageIdx } = page as unknown as { module: TextModule; pageIdx: number };
  const height = page.getOriginalSize().originalHeight;
  const textPage = module._FPDFText_LoadPage(pageIdx);
  if (!textPage) return;
  // Two doubles (origin) and four floats (box).
  const memory = module.wasmExports.malloc(32);
  try {
    const count = Math.min(module._FPDFText_CountChars(textPage), limit);
    for (let at = 0; at < count; at++) {
      if (module._FPDFText_IsGenerated(textPage, at) === 1) continue;
      const code = module._FPDFText_GetUnicode(textPage, at);
      if (code < 32 || code === 0xfffe || code === 0xffff || code > 0x10ffff) continue;
      if (!module._FPDFText_GetCharOrigin(textPage, at, memory, memory + 8)) continue;
      if (!module._FPDFText_GetLooseCharBox(textPage, at, memory + 16)) continue;
      // The memory may have grown and moved.
      const view = new DataView(module.HEAPU8.buffer, memory, 32);
      const [left, top, right, bottom] = [16, 20, 24, 28].map((offset) => view.getFloat32(offset, true));
      const size = Math.abs((top ?? 0) - (bottom ?? 0)) || module._FPDFText_GetFontSize(textPage, at) || 1;
      yield {
        text: String.fromCodePoint(code),
        x: left ?? 0,
        right: right ?? 0,
        y: height - view.getFloat64(8, true),
        size,
      };
    }
  } finally {
    module.wasmExports.free(memory);
    module._FPDFText_ClosePage(textPage);
  }
}

/** Gaps as parts of the height of the font: from BLANK_GAP on there is a blank, from CELL_GAP on another cell or column. */
const BLANK_GAP = 0.14;
const LIGATURE_GAP = 0.4;
const CELL_GAP = 1.1;

/** Joins the characters of a page to pieces of lines. */
function joinCharacters(characters: Iterable<PlacedCharacter>, page: number): TextFragment[] {
  const fragments: TextFragment[] = [];
  let open: TextFragment | undefined;
  let lastX = Number.NaN;
  let wasSamePlace = false;
  for (const { text, x, right, y, size } of characters) {
    // The characters of a ligature, or of a replacement text, have one place.
    const isSamePlace = x === lastX;
    const gap = open && !isSamePlace ? x - open.right : 0;
    // The box of a ligature ends with its first letter.
    const blankGap = wasSamePlace ? LIGATURE_GAP : BLANK_GAP;
    lastX = x;
    wasSamePlace = isSamePlace;
    const unit = open ? Math.max(open.size, size) : size;
    const isSameLine = open !== undefined && Math.abs(y - open.y) < 0.25 * unit && gap > -0.6 * unit;
    const isBlank = /^\s$/.test(text);
    if (!open || !isSameLine || gap > CELL_GAP * unit || open.text.length >= MAX_LINE_LENGTH) {
      if (isBlank) continue;
      open = { text, page, x, right, y, size };
      fragments.push(open);
      if (fragments.length === MAX_LINES * 2) break;
      continue;
    }
    // Trailing blanks do not move the end: words that are set far apart are not one piece.
    if (isBlank) {
      if (!open.text.endsWith(' ')) open.text += ' ';
      continue;
    }
    if (gap > blankGap * unit && !open.text.endsWith(' ')) open.text += ' ';
    open.text += text;
    open.right = Math.max(open.right, right);
    open.size = Math.max(open.size, size);
  }
  return fragments;
}

/** Reads the text of the first pages of a PDF as pieces of lines with their positions. PDFium runs as WebAssembly. */
export async function readPdfFragments(file: Buffer): Promise<TextFragment[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(file);
    try {
      const fragments: TextFragment[] = [];
      let room = MAX_CHARACTERS;
      for (let i = 0; i < Math.min(document.getPageCount(), MAX_PAGES) && room > 0; i++) {
        const ofPage = joinCharacters(readCharacters(document.getPage(i), room), i);
        for (const fragment of ofPage) room -= fragment.text.length;
        fragments.push(...ofPage.slice(0, MAX_LINES * 2 - fragments.length));
      }
      return fragments;
    } finally {
      document.destroy();
    }
  } finally {
    library.destroy();
  }
}
