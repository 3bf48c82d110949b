import { constants, inflateRawSync } from 'node:zlib';
import { carriesTestVirus } from '../../../integrations/clamav/find-test-virus.ts';
import { carriesZip } from '../find-zip-end.ts';
import { isProgramName } from './find-active-content.ts';
import type { Finding, Refusal } from './finding.ts';

/** Packed objects are unpacked to look for scripts: all of them together to this many bytes, most documents need 1 %. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;
/** How far from the end the end marker may be, as viewers do it (ISO 32000-1 annex H). */
const TAIL_BYTES = 2_048;

/** Another format that some program would see in the same bytes. */
function isPolyglot(file: Buffer, text: string): boolean {
  return /<(!doctype\s+html|html|script|svg|\?php)\b/i.test(text.slice(0, 1_024)) || carriesZip(file);
}

/** No honest document of a few MiB has this many streams, or escapes in its names. */
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

/** Names may hide letters as #xx: /J#61vaScript is /JavaScript (ISO 32000-1 7.3.5). */
const plainNames = (text: string) =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

interface Parts {
  /** Everything but the bytes of streams. */
  skeleton: string;
  /** Each stream: its dictionary, and where its bytes are. */
  streams: { dictionary: string; start: number; end: number }[];
}

/** Tells structure from content: what is written inside a page's stream is text, not structure. Too many streams: nothing. */
function takeApart(text: string): Parts | undefined {
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

/** A picture's decoder on something that is no picture, or one packing inside another: made to keep readers busy. */
const isBomb = (dictionary: string) =>
  (/\/(JBIG2|CCITTFax|DCT|JPX)Decode\b/.test(dictionary) && !/\/(Subtype\s*\/Image|Width)\b/.test(dictionary)) ||
  countOf(dictionary, /\/(FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL)\b/g) > 2;

const ZLIB_HEADER_BYTES = 2;
const ATTACHMENT_HEAD_BYTES = 256;

/**
 * Objects kept packed in streams (ISO 32000-1 7.5.7), unpacked as leniently as viewers do it: without its checksum.
 * Packed in a way nobody uses for them, they would hide what is looked for, and are refused.
 */
function unpackObjects(file: Buffer, streams: Parts['streams']): string | Refusal {
  let left = MAX_UNPACKED_BYTES;
  const unpacked: string[] = [];
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
    unpacked.push(plainNames(text));
  }
  return unpacked.join('\n');
}

/** An attachment is seldom packed more than once, and a test virus is all of its file: the first bytes show it. */
function attachesTestVirus(file: Buffer, streams: Parts['streams']): boolean {
  return streams.some(({ dictionary, start, end }) => {
    if (!/\/EmbeddedFile\b/.test(dictionary) || !/\/(FlateDecode|Fl)\b/.test(dictionary)) return false;
    try {
      const head = file.subarray(start + ZLIB_HEADER_BYTES, Math.min(end, start + ATTACHMENT_HEAD_BYTES));
      return carriesTestVirus(inflateRawSync(head, { finishFlush: constants.Z_SYNC_FLUSH }));
    } catch {
      return false;
    }
  });
}

const isRefusal = (found: string): found is Refusal => found === 'broken' || found === 'bomb';

/** Actions that run something, and attached files that are programs. Links, form fields and plain attachments stay. */
function runsSomething(structure: string): boolean {
  if (/\/S\s*\/(JavaScript|Launch|ImportData)\b/.test(structure)) return true;
  const attached = structure.matchAll(/\/(?:F|UF)\s*\(((?:[^()\\]|\\.){1,300})\)/g);
  return [...attached].some((found) => isProgramName(String(found[1]).replaceAll('\u0000', '')));
}

/** Whether the way from the trailer to the pages leads somewhere. */
function hasPages(skeleton: string, packed: string): boolean {
  const root = /\/Root\s+(\d{1,10})\s+\d{1,5}\s+R\b/.exec(skeleton)?.[1];
  if (root === undefined) return false;
  const everything = `${skeleton}\n${packed}`;
  const pages = /\/Pages\s+(\d{1,10})\s+\d{1,5}\s+R\b/.exec(everything)?.[1];
  if (pages === undefined) return false;
  // Inside packed objects numbers stand without the word "obj"; there the reference itself is all that can be asked for.
  const exists = (id: string) => packed !== '' || new RegExp(`(^|\\D)0*${id}\\s+\\d{1,5}\\s+obj\\b`).test(skeleton);
  return exists(root) && exists(pages);
}

/**
 * Looks into a PDF: complete from header to end marker, no password, nothing that runs, pages to show. Tolerant of what
 * viewers mend themselves, such as wrong offsets.
 */
export function inspectPdf(file: Buffer): Finding {
  const text = file.toString('latin1');
  if (isPolyglot(file, text)) return 'wrong type';
  const tail = text.slice(-TAIL_BYTES);
  if (!tail.includes('%%EOF') || !tail.includes('startxref')) return 'broken';
  const parts = takeApart(text);
  if (!parts || hasTooManyEscapes(parts.skeleton)) return 'bomb';
  const skeleton = plainNames(parts.skeleton);
  const streams = parts.streams.map((stream) => ({ ...stream, dictionary: plainNames(stream.dictionary) }));
  if (/\/Encrypt\s*(\d{1,10}\s+\d{1,5}\s+R\b|<<)/.test(skeleton)) return 'locked';
  if (streams.some((stream) => isBomb(stream.dictionary))) return 'bomb';
  if (attachesTestVirus(file, streams)) return 'virus';
  const packed = unpackObjects(file, streams);
  if (isRefusal(packed)) return packed;
  if (runsSomething(skeleton) || runsSomething(packed)) return 'macros';
  return hasPages(skeleton, packed) ? 'fine' : 'broken';
}
