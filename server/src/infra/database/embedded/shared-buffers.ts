import { totalmem } from 'node:os';

const MB = 2 ** 20;
const MIN = 128 * MB;
/** Holds the search data of a million vacancies. */
const MAX = 4_096 * MB;
/** The rest is for the file cache of the operating system, this process and other programs. */
const SHARE = 1 / 8;

/** Memory limit in bytes: the machine's, or that of the container. */
const availableMemory = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

/**
 * PostgreSQL's setting `shared_buffers`: one eighth of the memory, between 128 MB and 4 GB. Pages are allocated on use.
 * @param bytes available memory
 */
export function sharedBuffers(bytes: number = availableMemory()): string {
  return `${Math.floor(Math.min(MAX, Math.max(MIN, bytes * SHARE)) / MB)}MB`;
}
