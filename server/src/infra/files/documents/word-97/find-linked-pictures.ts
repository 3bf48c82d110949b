import { isRemoteLocation } from '../is-remote-location.ts';

/** Type of a record with properties of a shape, as it stands behind its version and number of properties (MS-ODRAW 2.3.1). */
const SHAPE_PROPERTIES = [0xf00b, 0xf121, 0xf122];
const RECORD_HEADER_BYTES = 8;
const PROPERTY_BYTES = 6;
const PROPERTY_ID = 0x3fff;
const HAS_DATA = 0x8000;
/** Names of files of pictures: the picture itself, its print, the fill, the fill of the line. */
const PICTURE_NAMES = new Set([0x105, 0x108, 0x187, 0x1c6]);
/** Bytes before the elements of an array, which readers add to a size that leaves them out. */
const ARRAY_HEADER_BYTES = 6;

/**
 * Whether shapes name a picture of another machine. Their records are searched anywhere in the stream, because readers follow
 * them in different ways.
 * @returns `too much` when records overlap, so that reading them is not linear in the size of the stream
 */
export function hasLinkedShape(stream: Buffer): boolean | 'too much' {
  let budget = stream.length;
  for (const type of SHAPE_PROPERTIES) {
    const wanted = Buffer.alloc(2);
    wanted.writeUInt16LE(type);
    for (let at = stream.indexOf(wanted, 2); at >= 0; at = stream.indexOf(wanted, at + 1)) {
      const record = stream.subarray(at - 2);
      if (record.length < RECORD_HEADER_BYTES) break;
      const count = record.readUInt16LE(0) >> 4;
      const size = record.readUInt32LE(4);
      if (count * PROPERTY_BYTES > size || size > record.length - RECORD_HEADER_BYTES) continue;
      budget -= count;
      if (budget < 0) return 'too much';
      if (namesRemotePicture(record.subarray(RECORD_HEADER_BYTES, RECORD_HEADER_BYTES + size), count)) return true;
    }
  }
  return false;
}

/** The same for one record: properties, then the data of those that have some, in the same order. */
function namesRemotePicture(record: Buffer, count: number): boolean {
  let at = count * PROPERTY_BYTES;
  let isUncertain = false;
  for (let i = 0; i < count; i++) {
    const id = record.readUInt16LE(i * PROPERTY_BYTES);
    if ((id & HAS_DATA) === 0) continue;
    const size = record.readUInt32LE(i * PROPERTY_BYTES + 2);
    const data = record.subarray(at, at + size);
    if (PICTURE_NAMES.has(id & PROPERTY_ID)) {
      if (isUncertain || data.length < size) return true;
      const [name = ''] = data.toString('utf16le').split('\0', 1);
      if (isRemoteLocation(name)) return true;
    }
    at += size;
    const isShortArray =
      data.length >= ARRAY_HEADER_BYTES && size > 0 && data.readUInt16LE(0) * data.readUInt16LE(4) === size;
    if (isShortArray || data.length < size) isUncertain = true;
  }
  return false;
}

/** Property of a character that says where its picture begins in the data stream: sprmCPicLocation (MS-DOC 2.6.1). */
const PICTURE_LOCATION = Buffer.from([0x03, 0x6a]);
/** Kinds of pictures that are names of files: BMP, TIFF or GIF, shape (MS-DOC 2.9.157). */
const LINKED_KINDS = new Set([94, 98, 0x66]);
const PICTURE_HEADER_BYTES = 8;

/** Whether a property of a character, in any of these streams, leads to a picture that is a file of another machine. */
export function hasLinkedPicture(streams: readonly Buffer[], data: Buffer): boolean {
  const seen = new Set<number>();
  return streams.some((stream) => {
    for (let at = stream.indexOf(PICTURE_LOCATION); at >= 0; at = stream.indexOf(PICTURE_LOCATION, at + 1)) {
      if (at + 6 > stream.length) return false;
      const location = stream.readUInt32LE(at + 2);
      if (seen.has(location) || location + PICTURE_HEADER_BYTES > data.length) continue;
      seen.add(location);
      if (!LINKED_KINDS.has(data.readUInt16LE(location + 6))) continue;
      const name = location + data.readUInt16LE(location + 4);
      if (isRemoteLocation(data.toString('latin1', name + 1, name + 1 + (data[name] ?? 0)))) return true;
    }
    return false;
  });
}
