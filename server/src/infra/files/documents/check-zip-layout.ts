const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const DESCRIPTOR_SIGNATURE = 0x08074b50;
const HAS_DESCRIPTOR = 8;
/** The value is in an extra field of zip64. */
const ELSEWHERE = 0xffffffff;
const ZIP64 = 1;
/** Info-ZIP Unicode Path: some readers take it for the name. */
const UNICODE_PATH = 0x7075;
/** Names of parts of Office Open XML packages are ASCII (ISO 29500-2 9.1.1). Readers decode others in different ways. */
const PLAIN_NAME = /^[\x20-\x7e]+$/;
/** A picture, which has no relations and is shown under any name. */
const PICTURE_NAME = /^(word\/)?media\/[^/\p{C}\p{Z}]+\.(png|jpe?g|gif|bmp|tiff?|emf|wmf)$/iu;
const IS_UTF8 = 0x800;
/** Without the signature of an end record, in which readers that search for the record could find another one, and without markup. */
const PLAIN_COMMENT = /^[^<>%\P{ASCII}\p{Cc}]*$/u;
const MAX_COMMENT = 255;

interface Located {
  start: number;
  end: number;
}

/** Extra fields by their ids; undefined when they are damaged, repeated, or rename the entry. */
function readExtraFields(bytes: Buffer): Map<number, Buffer> | undefined {
  const fields = new Map<number, Buffer>();
  let at = 0;
  while (at + 4 <= bytes.length) {
    const id = bytes.readUInt16LE(at);
    const end = at + 4 + bytes.readUInt16LE(at + 2);
    if (end > bytes.length || id === UNICODE_PATH || (id === ZIP64 && fields.has(id))) return undefined;
    fields.set(id, bytes.subarray(at + 4, end));
    at = end;
  }
  return fields;
}

/** The length of the sizes behind the content; undefined when they are not there, or differ from those of the directory. */
function descriptorBytes(file: Buffer, at: number, sums: Buffer): number | undefined {
  const packed = sums.readUInt32LE(4);
  const size = sums.readUInt32LE(8);
  const wide = Buffer.alloc(20);
  sums.copy(wide, 0, 0, 4);
  wide.writeUInt32LE(packed, 4);
  wide.writeUInt32LE(size, 12);
  const signature = Buffer.alloc(4);
  signature.writeUInt32LE(DESCRIPTOR_SIGNATURE);
  // Writers leave out the signature, or write 64 bits for each size.
  const forms = [wide, sums].flatMap((form) => [Buffer.concat([signature, form]), form]);
  return forms.find((form) => file.subarray(at, at + form.length).equals(form))?.length;
}

/** Whether the header before the content has the sizes and the checksum of the directory. */
function hasSameSums(local: Buffer, extra: Map<number, Buffer>, sums: Buffer): boolean {
  if (local.subarray(14, 26).equals(sums)) return true;
  const wide = extra.get(ZIP64);
  return (
    wide !== undefined &&
    wide.length >= 16 &&
    local.readUInt32LE(14) === sums.readUInt32LE(0) &&
    local.readUInt32LE(18) === ELSEWHERE &&
    local.readUInt32LE(22) === ELSEWHERE &&
    wide.readBigUInt64LE(0) === BigInt(sums.readUInt32LE(8)) &&
    wide.readBigUInt64LE(8) === BigInt(sums.readUInt32LE(4))
  );
}

/** Where an entry lies, header and content; undefined unless its header says the same as its entry in the directory. */
function locate(file: Buffer, entry: Buffer): Located | undefined {
  const sums = entry.subarray(16, 28);
  const start = entry.readUInt32LE(42);
  const local = file.subarray(start);
  if (local.length < LOCAL_BYTES || local.readUInt32LE(0) !== LOCAL_SIGNATURE) return undefined;
  const nameEnd = LOCAL_BYTES + local.readUInt16LE(26);
  const contentAt = nameEnd + local.readUInt16LE(28);
  const extra = readExtraFields(local.subarray(nameEnd, contentAt));
  const name = entry.subarray(ENTRY_BYTES, ENTRY_BYTES + entry.readUInt16LE(28));
  // Flags and method of compression.
  if (!extra || !local.subarray(6, 10).equals(entry.subarray(8, 12))) return undefined;
  if (!local.subarray(LOCAL_BYTES, nameEnd).equals(name)) return undefined;
  const contentEnd = start + contentAt + sums.readUInt32LE(4);
  if (!(entry.readUInt16LE(8) & HAS_DESCRIPTOR))
    return hasSameSums(local, extra, sums) ? { start, end: contentEnd } : undefined;
  const descriptor = descriptorBytes(file, contentEnd, sums);
  return descriptor === undefined ? undefined : { start, end: contentEnd + descriptor };
}

/** Where the end record begins; undefined without one that is followed by a plain comment, or nothing, and the end of the file. */
function findEnd(file: Buffer): number | undefined {
  const signature = Buffer.alloc(4);
  signature.writeUInt32LE(END_SIGNATURE);
  const at = file.lastIndexOf(signature);
  const commentAt = at + END_BYTES;
  const commentBytes = file.length - commentAt;
  if (at < 0 || commentBytes < 0 || commentBytes > MAX_COMMENT) return undefined;
  const isWhole = file.readUInt16LE(commentAt - 2) === commentBytes;
  return isWhole && PLAIN_COMMENT.test(file.toString('latin1', commentAt)) ? at : undefined;
}

/** Whether all readers find a name in the same way, or take the entry for a picture under any name. */
function hasPlainName(name: Buffer, flags: number): boolean {
  if (PLAIN_NAME.test(name.toString('latin1'))) return true;
  const text = name.toString('utf8');
  const isUtf8 = Boolean(flags & IS_UTF8) && Buffer.from(text).equals(name);
  return isUtf8 && text.normalize('NFC') === text && PICTURE_NAME.test(text);
}

/** The entries of the directory; undefined when there are others than as many as the end record says, or zip64 is needed. */
function readDirectory(file: Buffer, endAt: number): Buffer[] | undefined {
  const end = file.subarray(endAt);
  const count = end.readUInt16LE(10);
  let at = end.readUInt32LE(16);
  // On one disk.
  if (end.readUInt32LE(4) !== 0 || end.readUInt16LE(8) !== count || at + end.readUInt32LE(12) !== endAt)
    return undefined;
  const entries: Buffer[] = [];
  for (; at < endAt; at += entries.at(-1)?.length ?? 0) {
    const entry = file.subarray(at, endAt);
    if (entries.length >= count || entry.length < ENTRY_BYTES || entry.readUInt32LE(0) !== ENTRY_SIGNATURE)
      return undefined;
    const lengths = [28, 30, 32].map((offset) => entry.readUInt16LE(offset));
    const length = lengths.reduce((sum, bytes) => sum + bytes, ENTRY_BYTES);
    if (length > entry.length) return undefined;
    entries.push(entry.subarray(0, length));
  }
  return entries.length === count ? entries : undefined;
}

/**
 * Whether a ZIP archive has one reading: readers find the directory by its offset or by its size, take names and sizes from it or
 * from the headers before the contents, and some search for these headers. So all must agree, and no byte may lie between the
 * entries, nor before, between or behind them and the directory. Archives that need zip64 are too large for documents.
 */
export function hasPlainZipLayout(file: Buffer): boolean {
  const endAt = findEnd(file);
  const entries = endAt === undefined ? undefined : readDirectory(file, endAt);
  if (endAt === undefined || !entries) return false;
  const located: Located[] = [];
  for (const entry of entries) {
    const nameEnd = ENTRY_BYTES + entry.readUInt16LE(28);
    if (!hasPlainName(entry.subarray(ENTRY_BYTES, nameEnd), entry.readUInt16LE(8))) return false;
    if (!readExtraFields(entry.subarray(nameEnd, nameEnd + entry.readUInt16LE(30)))) return false;
    const found = locate(file, entry);
    if (!found) return false;
    located.push(found);
  }
  let at = 0;
  for (const { start, end } of located.sort((a, b) => a.start - b.start)) {
    if (start !== at) return false;
    at = end;
  }
  return at === file.readUInt32LE(endAt + 16);
}
