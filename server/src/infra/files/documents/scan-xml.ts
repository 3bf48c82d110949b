import {
  createNamespaces,
  decodeEntities,
  isDeclaration,
  MAX_ATTRIBUTES,
  type NamedAttribute,
  parseAttributes,
  splitName,
} from './xml-attributes.ts';

/** Maximum nesting of elements. Word documents have fewer than a hundred levels. */
const MAX_DEPTH = 1_000;
/** Maximum number of elements: a resume of twenty pages has 30,000. */
const MAX_ELEMENTS = 500_000;
/** Longer declarations are not those of a producer; other readers look for the encoding in a part of them only. */
const MAX_DECLARATION = 200;
/** Encodings in which markup has the bytes of ASCII, and UTF-16. Others, such as UTF-7, could hide markup. */
const ENCODING = /^(utf-?8|utf-?16(le|be)?|us-ascii|ascii|iso-8859-\d+|windows-125\d)$/i;

/** Bytes before the first tag: blanks, the zero bytes of UTF-16, and those of byte order marks. */
const BEFORE_TAG = new Set([0x00, 0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf, 0xfe, 0xff]);
const TAG = 0x3c;

/** The first byte that cannot precede the first tag; undefined when there is none. */
const firstByteOf = (bytes: Buffer): number | undefined => bytes.find((byte) => !BEFORE_TAG.has(byte));

/** Whether content is XML by its first bytes: an angle bracket after a byte order mark and any number of blanks. */
export const looksLikeXml = (bytes: Buffer): boolean => firstByteOf(bytes) === TAG;

/** Whether content that begins with these bytes may be XML: as `looksLikeXml`, or more blanks may follow. */
export const mayBeXml = (head: Buffer): boolean => (firstByteOf(head) ?? TAG) === TAG;

/** Decodes XML as UTF-8, or as UTF-16 by its first bytes. Undefined for an encoding that readers may decode differently. */
export function decodeXml(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 2).toString('hex');
  const utf16 = ({ fffe: 'utf-16le', feff: 'utf-16be', '3c00': 'utf-16le', '003c': 'utf-16be' } as const)[start];
  const text = utf16 ? new TextDecoder(utf16).decode(bytes) : bytes.toString('utf8');
  // UTF-32, whose first bytes resemble those of UTF-16, and UTF-16 without a mark behind a blank. Binary parts that begin with
  // an angle bracket have zero bytes further on.
  if ((utf16 ? text : text.slice(0, text.indexOf('<') + 2)).includes('\0')) return undefined;
  const declaration = /^\ufeff?\s*<\?xml([\s\S]*?)\?>/.exec(text)?.[1];
  return declaration === undefined || isReadDeclaration(declaration) ? text : undefined;
}

/** Whether an XML declaration names no encoding, or one that is decoded here. */
function isReadDeclaration(declaration: string): boolean {
  if (declaration.length > MAX_DECLARATION) return false;
  if (!/encoding/i.test(declaration)) return true;
  const encoding = /\sencoding\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(declaration);
  return ENCODING.test((encoding?.[1] ?? encoding?.[2] ?? '').trim());
}

/** The first tag in EBCDIC, which other readers decode. */
const EBCDIC_XML = Buffer.from('4c6fa794', 'hex');
export const isEbcdicXml = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(EBCDIC_XML);

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
 * @returns `document type` for a DTD, whose entities are not expanded; `malformed` for markup without an end, nested too deeply, or
 * with more elements or attributes than documents have
 */
export function scanXml(text: string, { onStart, onEnd, onText }: XmlHandlers): 'fine' | 'document type' | 'malformed' {
  let hasDocumentType = false;
  let depth = 0;
  let elements = 0;
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
      hasDocumentType = true;
      at = after('>', open);
    } else {
      at = endOfTag(text, open + 1);
      if (at > 0) {
        const tag = text.slice(open + 1, at - 1);
        const name = /^\/?([^ \t\r\n/>]*)/.exec(tag)?.[1] ?? '';
        const [prefix, local] = splitName(name);
        if (tag.startsWith('/')) close(local);
        else {
          let parsed: NamedAttribute[] | undefined;
          const parse = () => {
            parsed ??= parseAttributes(tag.slice(name.length));
            return parsed;
          };
          depth += 1;
          elements += 1;
          if (depth > MAX_DEPTH || elements > MAX_ELEMENTS) return 'malformed';
          namespaces.enter(tag.includes('xmlns') ? parse().filter(isDeclaration) : []);
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
          if ((parsed?.length ?? 0) > MAX_ATTRIBUTES) return 'malformed';
          if (tag.endsWith('/')) close(local);
        }
      }
    }
    if (at < 0) return 'malformed';
  }
}
