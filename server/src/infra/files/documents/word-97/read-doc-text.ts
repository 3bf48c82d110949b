/** Offsets in the file information block of Word 97 and later (MS-DOC 2.5.6): start and size in the table stream. */
const ASSOCIATED_STRINGS = 0x19a;
const PIECE_TABLE = 0x1a2;
const WORD_97 = 0xa5ec;
const FIELDS_END = PIECE_TABLE + 8;

/** The template of the document in the table of associated strings (MS-DOC 2.9.274). */
const TEMPLATE = 1;

/** Whether the file information block names a structure. Word 6 and 95 have another block, and no table stream. */
export const hasStructure = (head: Buffer, offset: number): boolean =>
  head.length >= Math.max(FIELDS_END, offset + 8) &&
  head.readUInt16LE(0) === WORD_97 &&
  head.readUInt32LE(offset + 4) > 0;

/** A structure of the table stream that the file information block names; undefined without one, or outside of the stream. */
export function structureAt(head: Buffer, table: Buffer, offset: number): Buffer | undefined {
  if (head.length < Math.max(FIELDS_END, offset + 8)) return undefined;
  const start = head.readUInt32LE(offset);
  const size = head.readUInt32LE(offset + 4);
  return size > 0 && start + size <= table.length ? table.subarray(start, start + size) : undefined;
}

/**
 * The text of a Word 97–2003 document in reading order, with its field marks, by the piece table (MS-DOC 2.8.35).
 * @param head the WordDocument stream
 * @returns undefined without a piece table, `damaged` for one that readers would have to repair, `too long` when its pieces
 * have more bytes than the stream, so that they overlap
 */
export function readDocText(head: Buffer, table: Buffer): string | 'too long' | 'damaged' | undefined {
  const clx = structureAt(head, table, PIECE_TABLE);
  if (!clx) return hasStructure(head, PIECE_TABLE) ? 'damaged' : undefined;
  let at = 0;
  while (at + 3 <= clx.length && clx[at] === 1) at += 3 + clx.readUInt16LE(at + 1);
  if (at + 5 > clx.length || clx[at] !== 2) return 'damaged';
  const size = clx.readUInt32LE(at + 1);
  const pieces = clx.subarray(at + 5, at + 5 + size);
  if (pieces.length < size) return 'damaged';
  const count = Math.floor((pieces.length - 4) / 12);
  // Positions of fields count from the first piece.
  if (count > 0 && pieces.readUInt32LE(0) !== 0) return 'damaged';
  const texts: string[] = [];
  let bytes = 0;
  for (let i = 0; i < count; i++) {
    const length = pieces.readUInt32LE(i * 4 + 4) - pieces.readUInt32LE(i * 4);
    const position = pieces.readUInt32LE((count + 1) * 4 + i * 8 + 2);
    const isCompressed = (position & 0x40000000) !== 0;
    const start = isCompressed ? (position & 0x3fffffff) / 2 : position & 0x3fffffff;
    const end = start + length * (isCompressed ? 1 : 2);
    if (length < 0 || end > head.length) return 'damaged';
    bytes += end - start;
    if (bytes > head.length) return 'too long';
    texts.push(head.toString(isCompressed ? 'latin1' : 'utf16le', Math.floor(start), Math.floor(end)));
  }
  return texts.join('');
}

/** The path of the template of a Word 97–2003 document, if it names one. */
export function readDocTemplate(head: Buffer, table: Buffer): string | undefined {
  const strings = structureAt(head, table, ASSOCIATED_STRINGS);
  if (!strings || strings.length < 6) return undefined;
  const isWide = strings.readUInt16LE(0) === 0xffff;
  let at = isWide ? 6 : 4;
  for (let i = 0; at + 2 <= strings.length; i++) {
    const length = isWide ? strings.readUInt16LE(at) * 2 : strings.readUInt8(at);
    at += isWide ? 2 : 1;
    if (i === TEMPLATE) return strings.toString(isWide ? 'utf16le' : 'latin1', at, at + length);
    at += length;
  }
  return undefined;
}
