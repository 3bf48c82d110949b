/** One storage (folder) or stream (file) inside a compound file. */
export interface CompoundEntry {
  name: string;
  isStorage: boolean;
  /** Whether it lies in the root storage itself, where the streams of a document are. */
  isInRoot: boolean;
  bytes: number;
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
/** No sibling or child of a directory entry. */
const NO_ENTRY = 0xffffffff;

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

/** A directory entry with the places of its siblings and of its first child (MS-CFB 2.6.1). */
interface DirectoryEntry {
  entry: CompoundEntry;
  left: number;
  right: number;
  child: number;
}

/**
 * The entries of the directory tree, root first. Undefined unless each entry has one place in it and its siblings have other
 * names: readers that search the directory from its beginning, and those that follow the tree, would find different streams.
 */
function followTree(directory: ReadonlyMap<number, DirectoryEntry>): CompoundEntry[] | undefined {
  const root = directory.get(0);
  if (!root?.entry.isStorage) return undefined;
  const found = [root.entry];
  const seen = new Set([0, NO_ENTRY]);
  const storages = [root];
  for (let storage = storages.pop(); storage; storage = storages.pop()) {
    const names = new Set<string>();
    const places = [storage.child];
    for (let place = places.pop(); place !== undefined; place = places.pop()) {
      if (place === NO_ENTRY) continue;
      const item = directory.get(place);
      const name = item?.entry.name.toLowerCase() ?? '';
      if (!item || seen.has(place) || names.has(name)) return undefined;
      seen.add(place);
      names.add(name);
      item.entry.isInRoot = storage === root;
      found.push(item.entry);
      places.push(item.left, item.right);
      if (item.entry.isStorage) storages.push(item);
    }
  }
  return found.length === directory.size ? found : undefined;
}

/**
 * Lists the entries of an OLE compound file, root first. Work and memory are bounded by the size of the file: no chain may
 * be longer than the file has sectors (decision 22).
 * @returns undefined when the file is not a compound file, or its tables or its directory are damaged
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
  const listed: number[] = [];
  for (let i = 0; i < HEADER_FAT_SECTORS; i++) listed.push(file.readUInt32LE(76 + i * 4));
  const lists = followChain(file.readUInt32LE(68), (sector) => numberAt(sector, perSector - 1), sectorCount);
  if (!lists) return undefined;
  for (const list of lists) for (let i = 0; i < perSector - 1; i++) listed.push(numberAt(list, i) ?? LAST_REAL_SECTOR);
  // Some readers count a free entry before others as a part of the table, and sectors behind it have other places in it.
  const tableSectors = listed.filter((sector) => sector < LAST_REAL_SECTOR);
  const hasHole = listed.slice(0, tableSectors.length).some((sector) => sector >= LAST_REAL_SECTOR);
  if (hasHole || tableSectors.length !== file.readUInt32LE(44)) return undefined;
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

  const entries = new Map<number, DirectoryEntry>();
  for (const [i, sector] of directory.entries()) {
    const bytes = sectorAt(sector);
    for (let at = 0; bytes && at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
      const place = (i * sectorBytes + at) / ENTRY_BYTES;
      const kind = bytes[at + 66];
      const nameBytes = bytes.readUInt16LE(at + 64);
      if ((kind !== ROOT && kind !== STORAGE && kind !== STREAM) || nameBytes < 2 || nameBytes > 64) continue;
      const name = bytes.toString('utf16le', at, at + nameBytes - 2);
      // Readers end a name at its length or at the first zero.
      if (name.includes('\0') || (kind === ROOT) !== (place === 0)) return undefined;
      const start = bytes.readUInt32LE(at + 116);
      const size = bytes.readUInt32LE(at + 120);
      if (place === 0) smallSectors = chainOf(start) ?? [];
      const entry: CompoundEntry = {
        name,
        isStorage: kind !== STREAM,
        isInRoot: false,
        bytes: size,
        read: (max) => {
          const wanted = Math.min(max, size);
          return size < smallLimit ? readSmall(start, wanted) : readLarge(start, wanted);
        },
      };
      const [left, right, child] = [68, 72, 76].map((offset) => bytes.readUInt32LE(at + offset)) as [
        number,
        number,
        number,
      ];
      entries.set(place, { entry, left, right, child });
    }
  }
  return followTree(entries);
}
