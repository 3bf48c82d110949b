import { isActiveLink } from '../is-remote-location.ts';

/** Class of hyperlink objects, with which they begin (MS-OSHARED 2.3.7.1), and of the addresses in them (2.3.7.2). */
const HYPERLINK = Buffer.from('d0c9ea79f9bace118c8200aa004ba90b', 'hex');
const CLASS_BYTES = 16;
const URL_MONIKER = 'e0c9ea79f9bace118c8200aa004ba90b';
const FILE_MONIKER = '0303000000000000c000000000000046';

const HAS_MONIKER = 0x01;
const HAS_LOCATION = 0x08;
const HAS_LABEL = 0x10;
const HAS_FRAME = 0x80;
const IS_TEXT = 0x100;

/** No reader opens longer ones; hyperlink objects may overlap. */
const MAX_OBJECT_BYTES = 32 * 1024;
/** Each may take that many bytes. A resume has a few, and fields have one each. */
const MAX_OBJECTS = 2_000;

class UnknownLink extends Error {}

/**
 * The addresses of a hyperlink object, which may follow each other.
 * @throws {UnknownLink} for one that is not understood, so that readers may find another address in it
 */
function readAddresses(object: Buffer): string[] {
  let at = CLASS_BYTES;
  const take = (bytes: number): Buffer => {
    const taken = object.subarray(at, at + bytes);
    if (taken.length < bytes) throw new UnknownLink();
    at += bytes;
    return taken;
  };
  const number = () => take(4).readUInt32LE(0);
  const untilZero = (text: string) => text.split('\0', 1)[0] ?? '';
  const text = () => untilZero(take(number() * 2).toString('utf16le'));

  if (number() !== 2) throw new UnknownLink();
  const flags = number();
  if (flags & HAS_LABEL) text();
  if (flags & HAS_FRAME) text();
  const addresses: string[] = [];
  if ((flags & HAS_MONIKER) !== 0) {
    if (flags & IS_TEXT) addresses.push(text());
    else {
      const kind = take(CLASS_BYTES).toString('hex');
      if (kind === URL_MONIKER) addresses.push(untilZero(take(number()).toString('utf16le')));
      else if (kind === FILE_MONIKER) {
        take(2);
        addresses.push(untilZero(take(number()).toString('latin1')));
        take(24);
        // Size, size of the path, kind of the value.
        if (number() > 0) {
          const bytes = number();
          take(2);
          addresses.push(untilZero(take(bytes).toString('utf16le')));
        }
      } else throw new UnknownLink();
    }
  }
  if (flags & HAS_LOCATION) addresses.push(text());
  return addresses;
}

/**
 * Whether a hyperlink object of a Word 97–2003 document does more than open a web page. Shapes have such links, without a field;
 * the objects are searched anywhere in the stream.
 * @returns `too much` for more objects than any document has
 */
export function hasActiveShapeLink(stream: Buffer): boolean | 'too much' {
  let count = 0;
  for (let at = stream.indexOf(HYPERLINK); at >= 0; at = stream.indexOf(HYPERLINK, at + 1)) {
    if (++count > MAX_OBJECTS) return 'too much';
    try {
      if (readAddresses(stream.subarray(at, at + MAX_OBJECT_BYTES)).some(isActiveLink)) return true;
    } catch (error) {
      if (error instanceof UnknownLink) return true;
      throw error;
    }
  }
  return false;
}
