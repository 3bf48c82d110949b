import { totalmem } from 'node:os';

const MB = 2 ** 20;
const LEAST = 128 * MB;
/** Search among a million vacancies fits into it. */
const MOST = 4_096 * MB;
/** The rest is for the system's own cache, this process, and whatever else runs on the machine. */
const SHARE = 1 / 8;

/** Bytes this process may use: the machine's, or fewer where a container allows no more. */
const memory = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

/**
 * How much memory PostgreSQL keeps tables and indexes in, as its setting; it takes only as much of it as there are data.
 * @param bytes of memory there are
 */
export function sharedBuffers(bytes: number = memory()): string {
  return `${Math.floor(Math.min(MOST, Math.max(LEAST, bytes * SHARE)) / MB)}MB`;
}
