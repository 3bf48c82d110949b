import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import { MAX_CHARACTERS, MAX_LINES, type TextFragment } from './document-text.ts';
import { joinCharacters, type PlacedCharacter } from './join-characters.ts';

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
