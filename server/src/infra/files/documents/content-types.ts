import { scanXml } from './scan-xml.ts';

const DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const MACRO_TYPE = /macroEnabled|vbaProject|vbaData|activeX/i;
/** Types of main parts: of templates, spreadsheets and presentations too. */
const MAIN_TYPE = /template|main\+xml/i;
const XML_TYPE = /[/+]xml\s*(;|$)/i;

export const CONTENT_TYPES = '[Content_Types].xml';

/** What [Content_Types].xml says of the parts of a package (ISO 29500-2 9.1.2); names in lower case without the first slash. */
export interface ContentTypes {
  /** The main part by its type; usually, but not always, word/document.xml. */
  mainPart: string | undefined;
  /** Whether a type is that of macros or controls, or of a document with them. */
  hasMacros: boolean;
  /** Whether a part without a type of its own has that of a main part by its ending, and no other part has another such type. */
  isMainByEnding(name: string): boolean;
  /** Whether a part is declared as XML, by its name or its ending. */
  isXml(name: string): boolean;
}

const toPartName = (target: string): string => target.trim().replace(/^\//, '').toLowerCase();
const endingOf = (name: string): string => name.toLowerCase().replace(/^.*\./s, '');
const ignore = () => undefined;

/** Reads [Content_Types].xml. All declarations of a part count, as readers differ in which they use. */
export function readContentTypes(xml: string): ContentTypes {
  const parts = new Set<string>();
  const xmlParts = new Set<string>();
  const endings = new Map<string, string[]>();
  const types: string[] = [];
  let mainPart: string | undefined;
  scanXml(xml, {
    onStart(name, { attribute, attributes }) {
      const found = attributes('ContentType').map(({ value }) => value.trim());
      types.push(...found);
      const part = attribute('PartName');
      const ending = attribute('Extension')?.trim().toLowerCase();
      if (part !== undefined) parts.add(toPartName(part));
      if (ending !== undefined) {
        const given = endings.get(ending) ?? [];
        given.push(...found);
        endings.set(ending, given);
      }
      // Of two types in different namespaces, readers use either.
      if (name === 'Override' && part !== undefined && found.length === 1 && found[0] === DOCUMENT)
        mainPart ??= toPartName(part);
      if (part !== undefined && found.some((type) => XML_TYPE.test(type))) xmlParts.add(toPartName(part));
    },
    onEnd: ignore,
    onText: ignore,
  });
  const hasOtherMain = types.some((type) => type !== DOCUMENT && MAIN_TYPE.test(type));
  return {
    mainPart,
    hasMacros: types.some((type) => MACRO_TYPE.test(type)) || MACRO_TYPE.test(xml),
    isMainByEnding(name) {
      const given = endings.get(endingOf(name)) ?? [];
      return !hasOtherMain && !parts.has(toPartName(name)) && given.length === 1 && given[0] === DOCUMENT;
    },
    isXml: (name) =>
      xmlParts.has(name.toLowerCase()) || (endings.get(endingOf(name)) ?? []).some((type) => XML_TYPE.test(type)),
  };
}

/**
 * The main part of a package by its relations (_rels/.rels), in lower case without the first slash. Undefined without one, with
 * several, or when it lies elsewhere.
 */
export function findMainPart(relations: string): string | undefined {
  const found: string[] = [];
  let isPlain = true;
  scanXml(relations, {
    onStart(_, { attribute, attributes }) {
      if (!attributes('Type').some(({ value }) => /\/officeDocument$/i.test(value.trim()))) return;
      isPlain &&= attribute('TargetMode')?.trim().toLowerCase() !== 'external' && attributes('Target').length === 1;
      found.push(toPartName(attribute('Target') ?? ''));
    },
    onEnd: ignore,
    onText: ignore,
  });
  return isPlain && found.length === 1 ? found[0] : undefined;
}
