import { constants, inflateRawSync } from 'node:zlib';
import { containsTestVirus } from '../../../integrations/clamav/contains-test-virus.ts';
import { containsZip } from '../contains-zip.ts';
import type { Finding } from './document-finding.ts';
import { findPdfActiveContent } from './find-pdf-active-content.ts';
import { isDictionary, type PdfDictionary, type PdfStream, PdfTooComplex, type PdfValue } from './pdf/pdf-value.ts';
import { type PdfObjects, readPdfObjects } from './pdf/read-pdf-objects.ts';

/** Viewers accept an end marker this far from the end of the file (ISO 32000-1 annex H). */
const TAIL_BYTES = 2_048;

/** No genuine document of a few MiB has this many streams. */
const MAX_STREAMS = 100_000;

/** Whether the same bytes also open as another format. */
function isPolyglot(file: Buffer, text: string): boolean {
  return /<(!doctype\s+html|html|script|svg|\?php)\b/i.test(text.slice(0, 1_024)) || containsZip(file);
}

const IMAGE_FILTERS = new Set(['JBIG2Decode', 'CCITTFaxDecode', 'DCTDecode', 'JPXDecode']);
const COMPRESSIONS = new Set(['FlateDecode', 'Fl', 'LZWDecode', 'LZW', 'RunLengthDecode', 'RL']);
const MAX_COMPRESSIONS = 2;

/** An image decoder on something else than an image, or more than two nested compressions. */
function isDecompressionBomb({ dictionary }: PdfStream, { valuesOf, namesOf }: PdfObjects): boolean {
  const filters = namesOf(dictionary, 'Filter');
  const isImage = valuesOf(dictionary, 'Width').length > 0 || namesOf(dictionary, 'Subtype').includes('Image');
  return (
    (!isImage && filters.some((name) => IMAGE_FILTERS.has(name))) ||
    filters.filter((name) => COMPRESSIONS.has(name)).length > MAX_COMPRESSIONS
  );
}

const ZLIB_HEADER_BYTES = 2;
const ATTACHMENT_HEAD_BYTES = 256;
/** What the first bytes inflate to: the test virus is shorter. */
const MAX_INFLATED_BYTES = 4_096;
/** All attachments are refused; these are searched so that the virus check can be tested. */
const MAX_ATTACHMENTS = 20;

/** The test virus is a whole file, so the first bytes of an attachment that is compressed once are enough. */
function attachesTestVirus(file: Buffer, { streams, namesOf }: PdfObjects): boolean {
  let attachments = 0;
  return streams.some(({ dictionary, start }) => {
    if (attachments >= MAX_ATTACHMENTS) return false;
    const isPacked = namesOf(dictionary, 'Filter').some((name) => name === 'FlateDecode' || name === 'Fl');
    if (!isPacked || !namesOf(dictionary, 'Type').includes('EmbeddedFile')) return false;
    attachments++;
    try {
      const head = file.subarray(start + ZLIB_HEADER_BYTES, start + ATTACHMENT_HEAD_BYTES);
      const options = { maxOutputLength: MAX_INFLATED_BYTES, finishFlush: constants.Z_SYNC_FLUSH };
      return containsTestVirus(inflateRawSync(head, options));
    } catch {
      return false;
    }
  });
}

/** Whether a trailer leads to a page tree, for all viewers. */
function hasPages({ dictionaries, valuesOf }: PdfObjects): boolean {
  const isFound = (value: PdfValue): value is PdfDictionary => isDictionary(value) && !value.isRenumbered;
  return dictionaries.some((trailer) =>
    valuesOf(trailer, 'Root').some((root) => isFound(root) && valuesOf(root, 'Pages').some(isFound)),
  );
}

/**
 * Inspects a PDF: complete from header to end marker, no password, no active content, with pages. Accepts errors that
 * viewers repair, such as wrong offsets, and documents that an owner password restricts: they open without one.
 */
export function inspectPdf(file: Buffer): Finding {
  const text = file.toString('latin1');
  if (isPolyglot(file, text)) return 'wrong type';
  const tail = text.slice(-TAIL_BYTES);
  if (!tail.includes('%%EOF') || !tail.includes('startxref')) return 'broken';
  try {
    return inspectObjects(file, text);
  } catch (error) {
    if (error instanceof PdfTooComplex) return 'bomb';
    throw error;
  }
}

function inspectObjects(file: Buffer, text: string): Finding {
  const objects = readPdfObjects(file, text);
  if (typeof objects === 'string') return objects;
  if (objects.streams.length > MAX_STREAMS) return 'bomb';
  if (objects.streams.some((stream) => isDecompressionBomb(stream, objects))) return 'bomb';
  if (attachesTestVirus(file, objects)) return 'virus';
  const found = findPdfActiveContent(objects);
  if (found !== 'fine') return found;
  return hasPages(objects) ? 'fine' : 'broken';
}
