import { containsTestVirus } from '../../../integrations/clamav/contains-test-virus.ts';
import { CONTENT_TYPES, type ContentTypes, findMainPart, readContentTypes } from './content-types.ts';
import type { DocumentRefusal, Finding } from './document-finding.ts';
import { createFieldBudget, type FieldBudget } from './field-instructions.ts';
import { isProgram, isProgramName } from './find-active-content.ts';
import { findExternalLinks, findWordActiveContent, isPieceName } from './find-word-active-content.ts';
import { COMPOUND_FILE_SIGNATURE } from './read-ole-file.ts';
import { createUnpackBudget, readZipEntries, type UnpackBudget, type ZipEntry } from './read-zip-entries.ts';
import { createXmlBudget, decodeXml, looksLikeEbcdic, looksLikeXml, mayBeXml, type XmlBudget } from './scan-xml.ts';

/** The types of all other parts, and their relations. */
const MAX_INDEX_BYTES = 4 * 1024 * 1024;
/** A chart embeds its spreadsheet; more packages inside packages have no use. */
const MAX_NESTED_PACKAGES = 2;
const MAX_PACKAGES = 50;

/** Work that is left for a document and all packages in it: each budget of its own would multiply the time. */
interface Budget {
  packages: number;
  xml: XmlBudget;
  fields: FieldBudget;
  unpacking: UnpackBudget;
}
const createBudget = (): Budget => ({
  packages: MAX_PACKAGES,
  xml: createXmlBudget(),
  fields: createFieldBudget(),
  unpacking: createUnpackBudget(),
});

const isRelations = (name: string) => name.toLowerCase().endsWith('.rels');
const isIndex = (name: string) => name === CONTENT_TYPES || isRelations(name);
const isZip = (head: Buffer) => head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'));
const isCompoundFile = (head: Buffer) => head.subarray(0, 8).equals(COMPOUND_FILE_SIGNATURE);
const isWanted = (name: string, head: Buffer) => isIndex(name) || mayBeXml(head) || isZip(head) || isCompoundFile(head);

/** The part whose relations a part of a package holds: `word/document.xml` for `word/_rels/document.xml.rels`. */
const ownerOf = (name: string): string => name.toLowerCase().replace(/_rels\/([^/]*)\.rels$/, '$1');

/** The signature and version of AppleDouble, in which macOS keeps the attributes of a file beside it. */
const APPLE_DOUBLE = Buffer.from('0005160700020000', 'hex');
/** Whether an entry is what macOS adds to an archive. It has the name of a part, but no encoding of XML begins with these bytes. */
const isAppleDouble = ({ name, bytes }: ZipEntry): boolean =>
  /^__MACOSX\/(.*\/)?\._[^/]*$/.test(name) && bytes.subarray(0, APPLE_DOUBLE.length).equals(APPLE_DOUBLE);

/**
 * Whether a part is XML for a reader that goes by its name, its type or its first bytes, but not for this inspection: markup may be
 * hidden in another encoding.
 */
const isHiddenXml = ({ name, bytes }: ZipEntry, isXml: (name: string) => boolean): boolean =>
  looksLikeEbcdic(bytes) || ((/\.(xml|rels)$/i.test(name) || isXml(name)) && !mayBeXml(bytes));

const sizeOf = (entries: ZipEntry[]): number => entries.reduce((sum, { bytes }) => sum + bytes.length, 0);

/** Inspects the parts of a package, and of packages embedded in it. */
async function inspectParts(entries: ZipEntry[], depth: number, budget: Budget): Promise<Finding> {
  if (entries.some(({ bytes }) => containsTestVirus(bytes))) return 'virus';
  const xml = entries.filter(({ bytes }) => looksLikeXml(bytes));
  budget.xml.bytes -= sizeOf(xml);
  if (budget.xml.bytes < 0 || xml.some(({ name, bytes }) => isIndex(name) && bytes.length > MAX_INDEX_BYTES))
    return 'bomb';
  const contentTypes = entries.find(({ name }) => name === CONTENT_TYPES);
  const { isXml, hasMacros } = readContentTypes((contentTypes && decodeXml(contentTypes.bytes)) ?? '');
  const findings = new Set<Finding>();
  const links = new Map(
    entries.filter(({ name }) => isRelations(name)).map(({ name, bytes }) => [ownerOf(name), findExternalLinks(bytes)]),
  );
  for (const entry of entries) {
    const { name, bytes } = entry;
    if (/(^|\/)vba(Project|Data)[^/]*$/i.test(name) || isProgramName(name) || isProgram(bytes)) return 'macros';
    if (name === CONTENT_TYPES && hasMacros) return 'macros';
    if (isAppleDouble(entry)) continue;
    if (isPieceName(name) || isHiddenXml(entry, isXml)) findings.add('broken');
    if (isIndex(name) || looksLikeXml(bytes))
      findings.add(
        findWordActiveContent(name, bytes, {
          links: links.get(name.toLowerCase()),
          budget: budget.xml,
          fieldBudget: budget.fields,
        }),
      );
    // Embedded and linked OLE objects, whatever refers to them.
    if (isCompoundFile(bytes)) findings.add('active');
    // Nothing is left to search the rest.
    if (findings.has('bomb')) break;
    if (isZip(bytes)) findings.add(await inspectEmbeddedPackage(bytes, depth + 1, budget));
  }
  const order: DocumentRefusal[] = ['macros', 'virus', 'bomb', 'active', 'broken'];
  return order.find((refusal) => findings.has(refusal)) ?? 'fine';
}

async function inspectEmbeddedPackage(bytes: Buffer, depth: number, budget: Budget): Promise<Finding> {
  budget.packages -= 1;
  if (depth > MAX_NESTED_PACKAGES || budget.packages < 0) return 'bomb';
  const entries = await readZipEntries(bytes, isWanted, budget.unpacking);
  if (Array.isArray(entries)) return await inspectParts(entries, depth, budget);
  // What cannot be searched is not accepted, though the document around it is whole.
  return entries === 'bomb' ? 'bomb' : 'active';
}

/** The main part of a package whose type is only given for its ending, as .NET writes it; undefined if there is doubt. */
function findMainByEnding(entries: ZipEntry[], types: ContentTypes): string | undefined {
  const relations = entries.find(({ name }) => name === '_rels/.rels');
  const part = relations && findMainPart(decodeXml(relations.bytes) ?? '');
  return part !== undefined && types.isMainByEnding(part) ? part : undefined;
}

/** Inspects an Office Open XML document (.docx): package, password, macros, active content, embedded files. */
export async function inspectDocx(file: Buffer): Promise<Finding> {
  const budget = createBudget();
  const entries = await readZipEntries(file, isWanted, budget.unpacking);
  if (!Array.isArray(entries)) return entries;
  const contentTypes = entries.find(({ name }) => name === CONTENT_TYPES);
  if (!contentTypes) return entries.some(({ bytes }) => containsTestVirus(bytes)) ? 'virus' : 'wrong type';
  const found = await inspectParts(entries, 0, budget);
  const types = readContentTypes(decodeXml(contentTypes.bytes) ?? '');
  const mainPart = types.mainPart ?? findMainByEnding(entries, types);
  if (found !== 'fine' && (found !== 'broken' || mainPart)) return found;
  if (!mainPart) return 'wrong type';
  const body = entries.find(({ name }) => name.toLowerCase() === mainPart);
  // In another encoding, a reader may find markup that was not scanned.
  return body && looksLikeXml(body.bytes) ? 'fine' : 'broken';
}
