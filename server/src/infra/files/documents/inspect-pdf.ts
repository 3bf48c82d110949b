import { constants, inflateRawSync } from 'node:zlib';
import { containsTestVirus } from '../../../integrations/clamav/contains-test-virus.ts';
import { containsZip } from '../contains-zip.ts';
import type { DocumentRefusal, Finding } from './document-finding.ts';
import { isProgramName } from './find-active-content.ts';

/** Object streams are inflated to search them for scripts; limit for all together. Most documents need 1 % of it. */
const MAX_INFLATED_BYTES = 32 * 1024 * 1024;
/** Viewers accept an end marker this far from the end of the file (ISO 32000-1 annex H). */
const TAIL_BYTES = 2_048;

/** Whether the same bytes also open as another format. */
function isPolyglot(file: Buffer, text: string): boolean {
  return /<(!doctype\s+html|html|script|svg|\?php)\b/i.test(text.slice(0, 1_024)) || containsZip(file);
}

/** No genuine document of a few MiB has this many streams, or escapes in its names. */
const MAX_STREAMS = 100_000;
const MAX_ESCAPES = 100_000;

function hasTooManyEscapes(text: string): boolean {
  let at = -1;
  for (let escapes = 0; escapes <= MAX_ESCAPES; escapes++) {
    at = text.indexOf('#', at + 1);
    if (at < 0) return false;
  }
  return true;
}

/** Decodes names: /J#61vaScript is /JavaScript (ISO 32000-1 7.3.5). */
const decodeNames = (text: string) =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

interface Parts {
  /** The text without the content of streams. */
  skeleton: string;
  /** Dictionary of each stream and the range of its bytes. */
  streams: { dictionary: string; start: number; end: number }[];
}

/** Separates structure from stream content, which is page text, not structure. Undefined for too many streams. */
function splitStreams(text: string): Parts | undefined {
  const pieces: string[] = [];
  const streams: Parts['streams'] = [];
  let done = 0;
  for (;;) {
    const keyword = text.indexOf('stream', done);
    if (keyword < 0) break;
    const isStream =
      />>\s*$/.test(text.slice(Math.max(done, keyword - 16), keyword)) &&
      /^[\r\n]/.test(text.slice(keyword + 6, keyword + 7));
    if (!isStream) {
      pieces.push(text.slice(done, keyword + 6));
      done = keyword + 6;
      continue;
    }
    const before = text.slice(done, keyword);
    const end = text.indexOf('endstream', keyword);
    if (end < 0) break;
    if (streams.length === MAX_STREAMS) return undefined;
    pieces.push(before);
    const start = keyword + (text.startsWith('\r\n', keyword + 6) ? 8 : 7);
    streams.push({ dictionary: before.slice(Math.max(0, before.lastIndexOf(' obj'))), start, end });
    done = end + 9;
  }
  pieces.push(text.slice(done));
  return { skeleton: pieces.join('\n'), streams };
}

const countOf = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length;

/** An image decoder on something else than an image, or more than two nested compressions. */
const isDecompressionBomb = (dictionary: string) =>
  (/\/(JBIG2|CCITTFax|DCT|JPX)Decode\b/.test(dictionary) && !/\/(Subtype\s*\/Image|Width)\b/.test(dictionary)) ||
  countOf(dictionary, /\/(FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL)\b/g) > 2;

const ZLIB_HEADER_BYTES = 2;
const ATTACHMENT_HEAD_BYTES = 256;

/**
 * Inflates object streams (ISO 32000-1 7.5.7) as leniently as viewers do: without verifying the checksum. Filters that no
 * writer uses for them could hide objects and are refused.
 */
function inflateObjectStreams(file: Buffer, streams: Parts['streams']): string | DocumentRefusal {
  let left = MAX_INFLATED_BYTES;
  const inflated: string[] = [];
  for (const { dictionary, start, end } of streams) {
    if (!/\/Type\s*\/ObjStm\b/.test(dictionary)) continue;
    const filters = dictionary.match(/\/\w+(?:Decode|Crypt)\b|\/(?:AHx|A85|LZW|Fl|RL)\b/g) ?? [];
    if (
      filters.some((name) => name !== '/FlateDecode' && name !== '/Fl') ||
      /\/Predictor\s+([2-9]|1\d)/.test(dictionary)
    ) {
      return 'broken';
    }
    let objects = file.subarray(start, end);
    if (filters.length > 0) {
      try {
        objects = inflateRawSync(objects.subarray(ZLIB_HEADER_BYTES), {
          maxOutputLength: left,
          finishFlush: constants.Z_SYNC_FLUSH,
        });
      } catch (error) {
        return (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'bomb' : 'broken';
      }
    }
    left -= objects.length;
    if (left <= 0) return 'bomb';
    const text = objects.toString('latin1');
    if (hasTooManyEscapes(text)) return 'bomb';
    inflated.push(decodeNames(text));
  }
  return inflated.join('\n');
}

/** The test virus is a whole file, so the first bytes of an attachment that is compressed once are enough. */
function attachesTestVirus(file: Buffer, streams: Parts['streams']): boolean {
  return streams.some(({ dictionary, start, end }) => {
    if (!/\/EmbeddedFile\b/.test(dictionary) || !/\/(FlateDecode|Fl)\b/.test(dictionary)) return false;
    try {
      const head = file.subarray(start + ZLIB_HEADER_BYTES, Math.min(end, start + ATTACHMENT_HEAD_BYTES));
      return containsTestVirus(inflateRawSync(head, { finishFlush: constants.Z_SYNC_FLUSH }));
    } catch {
      return false;
    }
  });
}

const isRefusal = (found: string): found is DocumentRefusal => found === 'broken' || found === 'bomb';

/** Whether there are actions that run something, or attached programs. Links, form fields and other attachments are fine. */
function hasActiveContent(structure: string): boolean {
  if (/\/S\s*\/(JavaScript|Launch|ImportData)\b/.test(structure)) return true;
  const attached = structure.matchAll(/\/(?:F|UF)\s*\(((?:[^()\\]|\\.){1,300})\)/g);
  return [...attached].some((found) => isProgramName(String(found[1]).replaceAll('\u0000', '')));
}

/** Whether the trailer leads to a page tree. */
function hasPages(skeleton: string, inflated: string): boolean {
  const root = /\/Root\s+(\d{1,10})\s+\d{1,5}\s+R\b/.exec(skeleton)?.[1];
  if (root === undefined) return false;
  const everything = `${skeleton}\n${inflated}`;
  const pages = /\/Pages\s+(\d{1,10})\s+\d{1,5}\s+R\b/.exec(everything)?.[1];
  if (pages === undefined) return false;
  // Objects in object streams have no "obj" keyword; then only the reference can be checked.
  const exists = (id: string) => inflated !== '' || new RegExp(`(^|\\D)0*${id}\\s+\\d{1,5}\\s+obj\\b`).test(skeleton);
  return exists(root) && exists(pages);
}

/**
 * Inspects a PDF: complete from header to end marker, no password, no active content, with pages. Accepts errors that
 * viewers repair, such as wrong offsets.
 */
export function inspectPdf(file: Buffer): Finding {
  const text = file.toString('latin1');
  if (isPolyglot(file, text)) return 'wrong type';
  const tail = text.slice(-TAIL_BYTES);
  if (!tail.includes('%%EOF') || !tail.includes('startxref')) return 'broken';
  const parts = splitStreams(text);
  if (!parts || hasTooManyEscapes(parts.skeleton)) return 'bomb';
  const skeleton = decodeNames(parts.skeleton);
  const streams = parts.streams.map((stream) => ({ ...stream, dictionary: decodeNames(stream.dictionary) }));
  if (/\/Encrypt\s*(\d{1,10}\s+\d{1,5}\s+R\b|<<)/.test(skeleton)) return 'locked';
  if (streams.some((stream) => isDecompressionBomb(stream.dictionary))) return 'bomb';
  if (attachesTestVirus(file, streams)) return 'virus';
  const inflated = inflateObjectStreams(file, streams);
  if (isRefusal(inflated)) return inflated;
  if (hasActiveContent(skeleton) || hasActiveContent(inflated)) return 'macros';
  return hasPages(skeleton, inflated) ? 'fine' : 'broken';
}
