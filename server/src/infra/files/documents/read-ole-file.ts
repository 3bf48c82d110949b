/** One storage (folder) or stream (file) inside a compound file. */
export interface CompoundEntry {
  name: string;
  isStorage: boolean;
  bytes: number;
  /** Whether the directory tree has it directly below the root. */
  isInRoot: boolean;
  /** The first `max` bytes of the stream; undefined when its sector chain is broken. */
  read(max: number): Buffer | undefined;
}

/** Signature of OLE compound files (MS-CFB): Word 97–2003, OLE objects, encrypted Office documents. */
export const COMPOUND_FILE_SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const SMALL_SECTOR_BYTES = 64;
const HEADER_FAT_SECTORS = 109;
const LAST_REAL_SECTOR = 0xfffffffa;
const ROOT = 5;
const STORAGE = 1;
const STREAM = 2;
/** Offsets in a directory entry of its siblings and of its first child. */
const LEFT = 68;
const RIGHT = 72;
const CHILD = 76;

/**
 * Follows a chain through a table of next sectors, for at most `maxSteps`. Undefined when it leaves the table, or is longer
 * than `maxLength` and therefore a cycle.
 */
function followChain(
  start: number,
  next: (sector: number) => number | undefined,
  maxLength: number,
  maxSteps = Number.POSITIVE_INFINITY,
): number[] | undefined {
  const chain: number[] = [];
  for (let sector = start; sector < LAST_REAL_SECTOR && chain.length < maxSteps; ) {
    if (chain.length >= maxLength) return undefined;
    chain.push(sector);
    const following = next(sector);
    if (following === undefined) return undefined;
    sector = following;
  }
  return chain;
}

/** Ids of the entries directly below the root: the tree of siblings of its first child. */
function listSiblings(linkOf: (id: number, offset: number) => number | undefined): Set<number> {
  const found = new Set<number>();
  const open = [linkOf(0, CHILD)];
  while (open.length > 0) {
    const id = open.pop();
    if (id === undefined || id >= LAST_REAL_SECTOR || found.has(id)) continue;
    if (linkOf(id, LEFT) === undefined) continue;
    found.add(id);
    open.push(linkOf(id, LEFT), linkOf(id, RIGHT));
  }
  return found;
}

/**
 * Lists the entries of an OLE compound file, root first. Work and memory are bounded by the size of the file: no chain may
 * be longer than the file has sectors (decision 22).
 * @returns undefined when the file is not a compound file, or its tables are damaged
 */
export function readCompoundFile(file: Buffer): CompoundEntry[] | undefined {
  if (file.length < HEADER_BYTES || !file.subarray(0, 8).equals(COMPOUND_FILE_SIGNATURE)) return undefined;
  const sectorShift = file.readUInt16LE(30);
  if (sectorShift !== 9 && sectorShift !== 12) return undefined;
  const sectorBytes = 1 << sectorShift;
  const sectorCount = Math.ceil(file.length / sectorBytes);
  const smallLimit = file.readUInt32LE(56);
  const perSector = sectorBytes / 4;

  const sectorAt = (sector: number): Buffer | undefined => {
    const start = (sector + 1) * sectorBytes;
    return start < file.length ? file.subarray(start, start + sectorBytes) : undefined;
  };
  const numberAt = (sector: number | undefined, index: number): number | undefined => {
    const bytes = sector === undefined ? undefined : sectorAt(sector);
    return bytes && index * 4 + 4 <= bytes.length ? bytes.readUInt32LE(index * 4) : undefined;
  };

  // Sectors of the allocation table: the header lists the first 109, a chain of lists (DIFAT) the others.
  const tableSectors: number[] = [];
  for (let i = 0; i < HEADER_FAT_SECTORS; i++) {
    const sector = file.readUInt32LE(76 + i * 4);
    if (sector < LAST_REAL_SECTOR) tableSectors.push(sector);
  }
  const lists = followChain(file.readUInt32LE(68), (sector) => numberAt(sector, perSector - 1), sectorCount);
  if (!lists) return undefined;
  for (const list of lists) {
    for (let i = 0; i < perSector - 1; i++) {
      const sector = numberAt(list, i);
      if (sector !== undefined && sector < LAST_REAL_SECTOR) tableSectors.push(sector);
    }
  }
  const nextSector = (sector: number) => numberAt(tableSectors[Math.floor(sector / perSector)], sector % perSector);
  const chainOf = (start: number, maxSteps?: number) => followChain(start, nextSector, sectorCount, maxSteps);

  const directory = chainOf(file.readUInt32LE(48));
  if (!directory || directory.length === 0) return undefined;
  const smallTable = chainOf(file.readUInt32LE(60)) ?? [];
  const nextSmall = (sector: number) => numberAt(smallTable[Math.floor(sector / perSector)], sector % perSector);
  let smallSectors: number[] = [];

  const joinSectors = (parts: (Buffer | undefined)[] | undefined, max: number): Buffer | undefined => {
    if (!parts?.every((part) => part !== undefined)) return undefined;
    const bytes = Buffer.concat(parts).subarray(0, max);
    return bytes.length === max ? bytes : undefined;
  };
  const readLarge = (start: number, max: number): Buffer | undefined =>
    joinSectors(chainOf(start, Math.ceil(max / sectorBytes))?.map(sectorAt), max);
  const readSmall = (start: number, max: number): Buffer | undefined => {
    const perLarge = sectorBytes / SMALL_SECTOR_BYTES;
    const maxLength = smallTable.length * perSector;
    const chain = followChain(start, nextSmall, maxLength, Math.ceil(max / SMALL_SECTOR_BYTES));
    const parts = chain?.map((small) => {
      const containing = smallSectors[Math.floor(small / perLarge)];
      const offset = (small % perLarge) * SMALL_SECTOR_BYTES;
      return containing === undefined ? undefined : sectorAt(containing)?.subarray(offset, offset + SMALL_SECTOR_BYTES);
    });
    return joinSectors(parts, max);
  };

  const perDirectory = sectorBytes / ENTRY_BYTES;
  /** A number of an entry by its id, its place in the directory. */
  const linkOf = (id: number, offset: number): number | undefined => {
    const bytes = sectorAt(directory[Math.floor(id / perDirectory)] ?? LAST_REAL_SECTOR);
    const at = (id % perDirectory) * ENTRY_BYTES + offset;
    return bytes && at + 4 <= bytes.length ? bytes.readUInt32LE(at) : undefined;
  };
  const idsInRoot = listSiblings(linkOf);

  const entries: CompoundEntry[] = [];
  for (const [nth, sector] of directory.entries()) {
    const bytes = sectorAt(sector);
    for (let at = 0; bytes && at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
      const kind = bytes[at + 66];
      const nameBytes = bytes.readUInt16LE(at + 64);
      if ((kind !== ROOT && kind !== STORAGE && kind !== STREAM) || nameBytes < 2 || nameBytes > 64) continue;
      const start = bytes.readUInt32LE(at + 116);
      const size = bytes.readUInt32LE(at + 120);
      if (entries.length === 0) smallSectors = chainOf(start) ?? [];
      entries.push({
        name: bytes.toString('utf16le', at, at + nameBytes - 2),
        isStorage: kind !== STREAM,
        bytes: size,
        isInRoot: idsInRoot.has(nth * perDirectory + at / ENTRY_BYTES),
        read: (max) => {
          const wanted = Math.min(max, size);
          return size < smallLimit ? readSmall(start, wanted) : readLarge(start, wanted);
        },
      });
    }
  }
  return entries[0]?.isStorage ? entries : undefined;
}
