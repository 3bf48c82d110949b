const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;
const ZIP64_LOCATOR = 0x07064b50;
const ZIP64_LOCATOR_BYTES = 20;
/** Another name of the entry, which some readers prefer (APPNOTE 4.6.9). */
const UNICODE_PATH = 0x7075;
/** The longest comment behind the end record. */
const MAX_COMMENT = 0xffff;

/** Offset of the end record: the last one whose comment ends with the file. */
function findEnd(file: Buffer): number | undefined {
  for (let at = file.length - END_BYTES; at >= Math.max(0, file.length - END_BYTES - MAX_COMMENT); at--)
    if (file.readUInt32LE(at) === END_SIGNATURE)
      return at + END_BYTES + file.readUInt16LE(at + 20) === file.length ? at : undefined;
  return undefined;
}

function hasUnicodePath(extra: Buffer): boolean {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2))
    if (extra.readUInt16LE(at) === UNICODE_PATH) return true;
  return false;
}

/** Whether the local header of an entry has the same name: readers that do not use the directory see that one. */
function hasLocalName(file: Buffer, offset: number, name: Buffer): boolean {
  if (offset + LOCAL_BYTES + name.length > file.length || file.readUInt32LE(offset) !== LOCAL_SIGNATURE) return false;
  const start = offset + LOCAL_BYTES;
  return file.readUInt16LE(offset + 26) === name.length && file.subarray(start, start + name.length).equals(name);
}

/** Readers decode other characters differently. A picture may have them, because no other part is found by its name. */
const isPlainName = (name: Buffer): boolean => {
  const text = name.toString('latin1');
  return /^[\x20-\x7e]+$/.test(text) || /(^|\/)media\//.test(text);
};

/**
 * Whether all readers find the same entries under the same names in a ZIP archive: one directory directly before its end record,
 * exactly as long as its entries, without other names. Archives of more than 4 GB (ZIP64) are not among them.
 */
export function isUnambiguousZip(file: Buffer): boolean {
  const end = file.length < END_BYTES ? undefined : findEnd(file);
  if (end === undefined) return false;
  if (end >= ZIP64_LOCATOR_BYTES && file.readUInt32LE(end - ZIP64_LOCATOR_BYTES) === ZIP64_LOCATOR) return false;
  const count = file.readUInt16LE(end + 10);
  const isOneDisk = file.readUInt32LE(end + 4) === 0 && file.readUInt16LE(end + 8) === count;
  let at = file.readUInt32LE(end + 16);
  if (!isOneDisk || at + file.readUInt32LE(end + 12) !== end) return false;
  for (let i = 0; i < count; i++) {
    if (at + ENTRY_BYTES > end || file.readUInt32LE(at) !== ENTRY_SIGNATURE) return false;
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((offset) => file.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const name = file.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes);
    const extra = file.subarray(at + ENTRY_BYTES + nameBytes, at + ENTRY_BYTES + nameBytes + extraBytes);
    if (!isPlainName(name) || hasUnicodePath(extra) || !hasLocalName(file, file.readUInt32LE(at + 42), name))
      return false;
    at += ENTRY_BYTES + nameBytes + extraBytes + commentBytes;
  }
  return at === end;
}
