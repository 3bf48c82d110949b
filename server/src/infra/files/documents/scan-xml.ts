import {
  createNamespaces,
  decodeEntities,
  hasTooManyAttributes,
  isDeclaration,
  type NamedAttribute,
  parseAttributes,
  splitName,
} from './xml-attributes.ts';

/** Maximum nesting of elements. Word documents have fewer than a hundred levels. */
const MAX_DEPTH = 1_000;
/** Encodings in which markup has the bytes of ASCII, and UTF-16. Others, such as UTF-7, could hide markup. */
const ENCODING = /^(utf-?8|utf-?16(le|be)?|us-ascii|ascii|iso-8859-\d+|windows-125\d)$/i;
/** An XML declaration (XML 1.0, 2.8), and its encoding. */
const DECLARATION =
  /^<\?xml(?:\s+version\s*=\s*(?:"1\.\d"|'1\.\d'))?(?:\s+encoding\s*=\s*(?:"([\w.-]+)"|'([\w.-]+)'))?(?:\s+standalone\s*=\s*(?:"\w+"|'\w+'))?\s*\?>$/;
const MAX_DECLARATION = 200;
/** `<?xm` in EBCDIC. */
const EBCDIC = Buffer.from('4c6fa794', 'hex');

/** Limits of all parts of a document and the packages in it. Genuine documents have far fewer of everything. */
const MAX_ELEMENTS = 500_000;
const MAX_XML_BYTES = 16 * 1024 * 1024;
const MAX_ATTRIBUTES_READ = 1_000_000;
/** Each one is entered in a list and removed again, which takes ten times as long as reading an attribute. */
const MAX_DECLARATIONS = 100_000;

/**
 * The document type of a drawing, at a position. It has no declarations of its own, which could give elements other attributes and
 * contents, and names no other file than the published ones.
 */
const DRAWING_TYPE =
  /<!DOCTYPE[ \t\r\n]+svg(?:[ \t\r\n]+(?:SYSTEM|PUBLIC[ \t\r\n]+(?:"[^"<>]*"|'[^'<>]*'))[ \t\r\n]+(["'])https?:\/\/www\.w3\.org\/[\w./-]*\1)?[ \t\r\n]*>/y;

/** Bytes before the first tag: blanks, the zero bytes of UTF-16, and those of byte order marks. */
const BEFORE_TAG = new Set([0x00, 0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf, 0xfe, 0xff]);
const TAG = 0x3c;

/** The first byte that cannot precede the first tag; undefined when there is none. */
const firstByteOf = (bytes: Buffer): number | undefined => bytes.find((byte) => !BEFORE_TAG.has(byte));

/** Whether content is XML by its first bytes: an angle bracket after a byte order mark and any number of blanks. */
export const looksLikeXml = (bytes: Buffer): boolean => firstByteOf(bytes) === TAG;

/** Whether content that begins with these bytes may be XML: as `looksLikeXml`, or more blanks may follow. */
export const mayBeXml = (head: Buffer): boolean => (firstByteOf(head) ?? TAG) === TAG;

/** Whether content begins like XML in an encoding that is not decoded here. */
export const looksLikeEbcdic = (bytes: Buffer): boolean => bytes.subarray(0, EBCDIC.length).equals(EBCDIC);

/** Whether XML has no declaration, or one that every reader understands in the same way. */
function hasPlainDeclaration(text: string): boolean {
  const start = Math.max(text.indexOf('<'), 0);
  if (!/^<\?xml(?![\w.:-])/i.test(text.slice(start, start + 6))) return true;
  const end = text.slice(start, start + MAX_DECLARATION).indexOf('?>');
  const found = end < 0 ? null : DECLARATION.exec(text.slice(start, start + end + 2));
  if (!found) return false;
  const encoding = found[1] ?? found[2];
  return encoding === undefined || ENCODING.test(encoding);
}

/** Decodes XML as UTF-8, or as UTF-16 by its first bytes. Undefined for an encoding that readers may decode differently. */
export function decodeXml(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 2).toString('hex');
  const utf16 = ({ fffe: 'utf-16le', feff: 'utf-16be', '3c00': 'utf-16le', '003c': 'utf-16be' } as const)[start];
  const text = utf16 ? new TextDecoder(utf16).decode(bytes) : bytes.toString('utf8');
  // UTF-32, whose first bytes resemble those of UTF-16, and UTF-16 without a mark behind a blank. Binary parts that begin with
  // an angle bracket have zero bytes further on.
  if ((utf16 ? text : text.slice(0, text.indexOf('<') + 2)).includes('\0')) return undefined;
  return hasPlainDeclaration(text) ? text : undefined;
}

export interface XmlAttribute {
  /** Undefined without a prefix, which means no namespace; empty for a prefix that nothing declares. */
  namespace: string | undefined;
  value: string;
}

export interface XmlElement {
  /** Empty without one, or for a prefix that nothing declares. */
  namespace: string;
  /** The first value of an attribute by its name without prefix. */
  attribute: (name: string) => string | undefined;
  /** All attributes with this name without prefix, entities decoded: readers differ in which prefixes they ignore. */
  attributes: (name: string) => XmlAttribute[];
}

export interface XmlHandlers {
  /** An opening or empty element by its name without prefix. */
  onStart(name: string, element: XmlElement): void;
  onEnd(name: string): void;
  onText(text: string): void;
}

/** Work that is left for the parts of a document and the packages in it: small files inflate to many elements. */
export interface XmlBudget {
  bytes: number;
  elements: number;
  attributes: number;
  declarations: number;
}
export const createXmlBudget = (): XmlBudget => ({
  bytes: MAX_XML_BYTES,
  elements: MAX_ELEMENTS,
  attributes: MAX_ATTRIBUTES_READ,
  declarations: MAX_DECLARATIONS,
});

/** Position after a tag; a closing bracket inside quotes does not end it. */
function endOfTag(text: string, start: number): number {
  for (let at = start; at < text.length; at++) {
    const char = text[at];
    if (char === '>') return at + 1;
    if (char !== '"' && char !== "'") continue;
    at = text.indexOf(char, at + 1);
    if (at < 0) break;
  }
  return -1;
}

/**
 * Scans XML for elements and text (SAX), in linear time. Comments are left out, so that they do not separate text.
 * @returns `document type` for that of a drawing without declarations; `malformed` for any other part of a DTD, which readers
 * apply or not, and for markup without an end or nested too deeply; `too complex` when the budget is used up, or for an element with too many attributes
 */
export function scanXml(
  text: string,
  { onStart, onEnd, onText }: XmlHandlers,
  budget = createXmlBudget(),
): 'fine' | 'document type' | 'malformed' | 'too complex' {
  let hasDocumentType = false;
  let hasElement = false;
  let depth = 0;
  const namespaces = createNamespaces();
  const close = (name: string) => {
    onEnd(name);
    depth -= 1;
    namespaces.leave();
  };
  for (let at = 0; ; ) {
    const open = text.indexOf('<', at);
    if (open < 0) return hasDocumentType ? 'document type' : 'fine';
    if (open > at) onText(decodeEntities(text.slice(at, open)));
    const after = (end: string, from: number) => {
      const found = text.indexOf(end, from);
      return found < 0 ? -1 : found + end.length;
    };
    if (text.startsWith('<!--', open)) at = after('-->', open + 4);
    else if (text.startsWith('<![CDATA[', open)) {
      at = after(']]>', open + 9);
      if (at > 0) onText(text.slice(open + 9, at - 3));
    } else if (text.startsWith('<?', open)) at = after('?>', open + 2);
    else if (text.startsWith('<!', open)) {
      DRAWING_TYPE.lastIndex = open;
      if (hasDocumentType || hasElement || !DRAWING_TYPE.test(text)) return 'malformed';
      hasDocumentType = true;
      at = DRAWING_TYPE.lastIndex;
    } else {
      at = endOfTag(text, open + 1);
      if (at > 0) {
        const tag = text.slice(open + 1, at - 1);
        const name = /^\/?([^ \t\r\n/>]*)/.exec(tag)?.[1] ?? '';
        const [prefix, local] = splitName(name);
        hasElement = true;
        if (tag.startsWith('/')) close(local);
        else {
          let parsed: NamedAttribute[] | undefined;
          const parse = () => {
            if (parsed) return parsed;
            parsed = parseAttributes(tag.slice(name.length));
            budget.attributes -= parsed.length;
            return parsed;
          };
          budget.elements -= 1;
          if (budget.elements < 0 || hasTooManyAttributes(tag)) return 'too complex';
          depth += 1;
          if (depth > MAX_DEPTH) return 'malformed';
          const declarations = tag.includes('xmlns') ? parse().filter(isDeclaration) : [];
          budget.declarations -= declarations.length;
          if (budget.declarations < 0 || budget.attributes < 0) return 'too complex';
          namespaces.enter(declarations);
          onStart(local, {
            namespace: namespaces.find(prefix),
            attribute: (wanted) => parse().find((attribute) => attribute.local === wanted)?.value,
            attributes: (wanted) =>
              parse()
                .filter((attribute) => attribute.local === wanted)
                .map((attribute) => ({
                  namespace: attribute.prefix === '' ? undefined : namespaces.find(attribute.prefix),
                  value: attribute.value,
                })),
          });
          if (tag.endsWith('/')) close(local);
        }
      }
    }
    if (at < 0) return 'malformed';
  }
}
