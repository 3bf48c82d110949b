import { createWriteStream } from 'node:fs';
import { createRequire } from 'node:module';
import { pipeline } from 'node:stream/promises';

const require = createRequire(import.meta.url);
const latin = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const devanagari = require.resolve(
  '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
);

/** Runs of Devanagari with the digits, blanks and joiners between, or of other text. */
const RUNS = /[\p{Script=Devanagari}\u0964\u0965\u200c\u200d]+|[^\p{Script=Devanagari}\u0964\u0965\u200c\u200d]+/gu;
const DEVANAGARI = /^[\p{Script=Devanagari}\u0964\u0965\u200c\u200d]/u;

/** Bullets of symbol fonts in Word and PDF, in the private use area. */
const PRIVATE_USE = /\p{Co}/gu;
/** Control characters except tabs, and marks of direction, which change the order of what is shown. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffc\ufffe\uffff]/gu;

/** Text as it may be written into a copy. */
export const cleanText = (text: string): string =>
  text.normalize('NFC').replaceAll('\t', '    ').replace(PRIVATE_USE, '•').replace(INVISIBLE, '');

/**
 * Creates the PDF of a copy at a path. It contains only what is drawn on it: no fonts or metadata of the original.
 * Text must be clean (`cleanText`).
 */
export async function createCopyDocument(copyPath: string) {
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    autoFirstPage: false,
    // Do not load the standard font.
    font: null as never,
    info: { Title: 'Copy', Producer: 'Copy', Creator: 'Copy' },
  });
  document.registerFont('latin', latin).registerFont('devanagari', devanagari);
  const written = pipeline(document, createWriteStream(copyPath, { mode: 0o600 }));
  // Reported by `finish`.
  written.catch(() => undefined);
  document.font('latin');
  const { font } = (document as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })._font;
  const canDraw = (char: string) => DEVANAGARI.test(char) || font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0);
  return {
    document,
    /** Whether all characters have a glyph and run from left to right. */
    canDraw: (text: string): boolean => !/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) && [...text].every(canDraw),
    /** The text without the characters that no font has. */
    drawable: (text: string): string => [...text].filter(canDraw).join(''),
    /** The text in runs of one font. */
    runsOf: (text: string): { text: string; font: 'latin' | 'devanagari' }[] =>
      (text.match(RUNS) ?? []).map((run) => ({ text: run, font: DEVANAGARI.test(run) ? 'devanagari' : 'latin' })),
    /** @throws ENOSPC when the disk is full */
    async finish(): Promise<void> {
      document.end();
      await written;
    },
  };
}

export type CopyDocument = Awaited<ReturnType<typeof createCopyDocument>>;
