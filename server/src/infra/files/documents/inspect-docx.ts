import { carriesTestVirus } from '../../../integrations/clamav/find-test-virus.ts';
import { isProgram, isProgramName } from './find-active-content.ts';
import type { Finding } from './finding.ts';
import { COMPOUND_FILE_SIGNATURE } from './read-ole-file.ts';
import { readZipEntries, type ZipEntry } from './read-zip-entries.ts';

const DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const CONTENT_TYPES = '[Content_Types].xml';
const MAX_INDEX_BYTES = 4 * 1024 * 1024;

/** The small files that say what everything else is. */
const isIndex = (name: string) => name === CONTENT_TYPES || name.toLowerCase().endsWith('.rels');
const isWanted = (name: string, head: Buffer) => isIndex(name) || head.subarray(0, 8).equals(COMPOUND_FILE_SIGNATURE);

/** XML may be in either of two encodings, told apart by its first bytes. */
function textOf(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe') return bytes.toString('utf16le');
  return mark === 'feff' ? new TextDecoder('utf-16be').decode(bytes) : bytes.toString('utf8');
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined);

/** Where the main document is: the part that [Content_Types].xml gives the main type (Word calls it word/document.xml, not always). */
function mainPart(contentTypes: string): string | undefined {
  const overrides = contentTypes.match(/<(?:\w+:)?Override\b[^<>]*>/g) ?? [];
  const main = overrides.find((tag) => attribute(tag, 'ContentType') === DOCUMENT);
  return main && attribute(main, 'PartName')?.replace(/^\//, '').toLowerCase();
}

/** A template fetched from the web when the document is opened brings its macros along. */
function fetchesTemplate(relations: string): boolean {
  const tags = relations.match(/<(?:\w+:)?Relationship\b[^<>]*>/g) ?? [];
  return tags.some(
    (tag) =>
      /\/attachedTemplate["']/.test(tag) && !/^(file:|[a-z]:[\\/]|[^:&]*$)/i.test(attribute(tag, 'Target') ?? ''),
  );
}

function carriesPrograms(entries: ZipEntry[], contentTypes: string): boolean {
  if (/macroEnabled|vbaProject|vbaData|activeX/i.test(contentTypes)) return true;
  return entries.some(({ name, bytes }) => {
    if (/(^|\/)vba(Project|Data)[^/]*$/i.test(name) || isProgramName(name) || isProgram(bytes)) return true;
    if (!isIndex(name)) return false;
    const relations = textOf(bytes);
    return /relationships\/(vbaProject|wordVbaData)/i.test(relations) || fetchesTemplate(relations);
  });
}

/** Looks into a Word document of today: its package, a password, macros, what is embedded in it. */
export async function inspectDocx(file: Buffer): Promise<Finding> {
  const entries = await readZipEntries(file, isWanted);
  if (!Array.isArray(entries)) return entries;
  if (entries.some(({ bytes }) => carriesTestVirus(bytes))) return 'virus';
  if (entries.some(({ name, bytes }) => isIndex(name) && bytes.length > MAX_INDEX_BYTES)) return 'bomb';
  const contentTypes = entries.find(({ name }) => name === CONTENT_TYPES);
  if (!contentTypes) return 'wrong type';
  const index = textOf(contentTypes.bytes);
  if (carriesPrograms(entries, index)) return 'macros';
  const main = mainPart(index);
  if (!main) return 'wrong type';
  const body = entries.find(({ name }) => name.toLowerCase() === main);
  return body && body.bytes.length > 0 ? 'fine' : 'broken';
}
