import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { hasPlainZipLayout } from './check-zip-layout.ts';
import type { DocumentRefusal } from './document-finding.ts';

/** Limits of security 22. */
const MAX_ENTRIES = 200;
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;
/** Limit for entries held in memory. */
const MAX_BUFFERED_BYTES = 32 * 1024 * 1024;
/** Entries of a file and all archives in it; a document of ten charts has 150. */
const MAX_ALL_ENTRIES = 2_000;
const HEAD_BYTES = 512;
const ENCRYPTED = 0x1;

/** Work that is left for a file and all archives in it: a small archive may contain many that unpack to much. */
export interface UnpackBudget {
  entries: number;
  unpackedBytes: number;
  /** Bytes that are held in memory. */
  bufferedBytes: number;
}
export const createUnpackBudget = (): UnpackBudget => ({
  entries: MAX_ALL_ENTRIES,
  unpackedBytes: MAX_UNPACKED_BYTES,
  bufferedBytes: MAX_BUFFERED_BYTES,
});

/** An entry of a ZIP archive whose size and checksum have been verified. */
export interface ZipEntry {
  name: string;
  /** The whole content if wanted, else the first 512 bytes. */
  bytes: Buffer;
}

type IsWanted = (name: string, head: Buffer) => boolean;

async function unpack(zip: ZipFile, entry: Entry, isWanted: IsWanted, room: number): Promise<Buffer | 'no room'> {
  const buffered: Buffer[] = [];
  let bufferedBytes = 0;
  let checksum = 0;
  let wanted = true;
  const stream = await zip.openReadStreamPromise(entry);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    checksum = crc32(chunk, checksum);
    if (!wanted) continue;
    if (chunk.length + bufferedBytes > room) return 'no room';
    buffered.push(chunk);
    bufferedBytes += chunk.length;
    if (bufferedBytes >= HEAD_BYTES && buffered.length === 1) wanted = isWanted(entry.fileName, chunk);
  }
  if (checksum !== entry.crc32) throw new Error('checksum mismatch');
  const bytes = Buffer.concat(buffered);
  return wanted ? bytes : Buffer.from(bytes.subarray(0, HEAD_BYTES));
}

/**
 * Reads and verifies a ZIP archive: every entry has its declared size and checksum, names are unique and stay inside the
 * archive, all readers find the same entries, no data follows the end. An entry that inflates beyond its declared size is cut off there, so that the sum of
 * declared sizes bounds the work.
 * @param isWanted whether the whole content of an entry is needed, by its name and first bytes
 * @param budget reduced by the work of this archive
 * @returns `bomb` when the budget or the limits of an archive are exceeded
 */
export async function readZipEntries(
  file: Buffer,
  isWanted: IsWanted,
  budget = createUnpackBudget(),
): Promise<ZipEntry[] | DocumentRefusal> {
  try {
    const zip = await fromBufferPromise(file, { lazyEntries: true, strictFileNames: true });
    budget.entries -= zip.entryCount;
    if (zip.entryCount > MAX_ENTRIES || budget.entries < 0) return 'bomb';
    const entries: Entry[] = [];
    const names = new Set<string>();
    for await (const entry of zip.eachEntry()) {
      if (entry.generalPurposeBitFlag & ENCRYPTED) return 'locked';
      const name = entry.fileName.toLowerCase();
      if (names.has(name)) return 'broken';
      names.add(name);
      budget.unpackedBytes -= entry.uncompressedSize;
      entries.push(entry);
    }
    if (budget.unpackedBytes < 0) return 'bomb';
    if (!hasPlainZipLayout(file)) return 'broken';
    const files: ZipEntry[] = [];
    for (const entry of entries) {
      const bytes = await unpack(zip, entry, isWanted, budget.bufferedBytes);
      if (bytes === 'no room') return 'bomb';
      budget.bufferedBytes -= bytes.length;
      files.push({ name: entry.fileName, bytes });
    }
    return files;
  } catch (error) {
    return /too many bytes/.test((error as Error).message) ? 'bomb' : 'broken';
  }
}
