import { scanXml } from './scan-xml.ts';

const DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const XML_TYPE = /[/+]xml\s*(;|$)/i;

export const CONTENT_TYPES = '[Content_Types].xml';

/** What [Content_Types].xml says of the parts of a package (ISO 29500-2 9.1.2); names in lower case without the first slash. */
export interface ContentTypes {
  /** The main part by its type; usually, but not always, word/document.xml. */
  mainPart: string | undefined;
  /** Whether a part is declared as XML, by its name or its ending. */
  isXml(name: string): boolean;
}

/** Reads [Content_Types].xml. All declarations of a part count, as readers differ in which they use. */
export function readContentTypes(xml: string): ContentTypes {
  const parts = new Set<string>();
  const endings = new Set<string>();
  let mainPart: string | undefined;
  scanXml(xml, {
    onStart(name, { attribute }) {
      const part = attribute('PartName')?.trim().replace(/^\//, '').toLowerCase();
      const type = attribute('ContentType')?.trim() ?? '';
      if (name === 'Override' && type === DOCUMENT) mainPart ??= part;
      if (!XML_TYPE.test(type)) return;
      if (part !== undefined) parts.add(part);
      const ending = attribute('Extension');
      if (ending !== undefined) endings.add(ending.trim().toLowerCase());
    },
    onEnd: () => undefined,
    onText: () => undefined,
  });
  return {
    mainPart,
    isXml: (name) => parts.has(name.toLowerCase()) || endings.has(name.toLowerCase().replace(/^.*\./s, '')),
  };
}
