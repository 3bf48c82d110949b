import { containsTestVirus } from '../../../integrations/clamav/contains-test-virus.ts';
import type { Finding } from './document-finding.ts';
import { isProgram, isProgramName } from './find-active-content.ts';
import { COMPOUND_FILE_SIGNATURE } from './read-ole-file.ts';
import { readZipEntries, type ZipEntry } from './read-zip-entries.ts';

const DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const CONTENT_TYPES = '[Content_Types].xml';
const MAX_INDEX_BYTES = 4 * 1024 * 1024;

/** The parts that describe the types and relations of all others. */
const isIndex = (name: string) => name === CONTENT_TYPES || name.toLowerCase().endsWith('.rels');
const isWanted = (name: string, head: Buffer) => isIndex(name) || head.subarray(0, 8).equals(COMPOUND_FILE_SIGNATURE);

/** Decodes XML as UTF-8, or as UTF-16 by its byte order mark. */
function decodeXml(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe') return bytes.toString('utf16le');
  return mark === 'feff' ? new TextDecoder('utf-16be').decode(bytes) : bytes.toString('utf8');
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined);

/** The name of the main part by its type in [Content_Types].xml; usually, but not always, word/document.xml. */
function findMainPart(contentTypes: string): string | undefined {
  const overrides = contentTypes.match(/<(?:\w+:)?Override\b[^<>]*>/g) ?? [];
  const main = overrides.find((tag) => attribute(tag, 'ContentType') === DOCUMENT);
  return main && attribute(main, 'PartName')?.replace(/^\//, '').toLowerCase();
}

/** Whether a template is loaded from the web when the document is opened, with its macros. */
function hasRemoteTemplate(relations: string): boolean {
  const tags = relations.match(/<(?:\w+:)?Relationship\b[^<>]*>/g) ?? [];
  return tags.some(
    (tag) =>
      /\/attachedTemplate["']/.test(tag) && !/^(file:|[a-z]:[\\/]|[^:&]*$)/i.test(attribute(tag, 'Target') ?? ''),
  );
}

function containsPrograms(entries: ZipEntry[], contentTypes: string): boolean {
  if (/macroEnabled|vbaProject|vbaData|activeX/i.test(contentTypes)) return true;
  return entries.some(({ name, bytes }) => {
    if (/(^|\/)vba(Project|Data)[^/]*$/i.test(name) || isProgramName(name) || isProgram(bytes)) return true;
    if (!isIndex(name)) return false;
    const relations = decodeXml(bytes);
    return /relationships\/(vbaProject|wordVbaData)/i.test(relations) || hasRemoteTemplate(relations);
  });
}

/** Inspects an Office Open XML document (.docx): package, password, macros, embedded files. */
export async function inspectDocx(file: Buffer): Promise<Finding> {
  const entries = await readZipEntries(file, isWanted);
  if (!Array.isArray(entries)) return entries;
  if (entries.some(({ bytes }) => containsTestVirus(bytes))) return 'virus';
  if (entries.some(({ name, bytes }) => isIndex(name) && bytes.length > MAX_INDEX_BYTES)) return 'bomb';
  const contentTypes = entries.find(({ name }) => name === CONTENT_TYPES);
  if (!contentTypes) return 'wrong type';
  const index = decodeXml(contentTypes.bytes);
  if (containsPrograms(entries, index)) return 'macros';
  const main = findMainPart(index);
  if (!main) return 'wrong type';
  const body = entries.find(({ name }) => name.toLowerCase() === main);
  return body && body.bytes.length > 0 ? 'fine' : 'broken';
}
