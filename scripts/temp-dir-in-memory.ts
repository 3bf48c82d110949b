import { accessSync, constants, readFileSync, statfsSync } from 'node:fs';
import { availableMemory } from 'node:process';

const IN_MEMORY = '/dev/shm';
const NEEDED_BYTES = 8 * 2 ** 30;

/**
 * Makes the temporary folder of this process and its children one in memory, on machines that have one large enough from
 * which programs may run. A test database is a folder of seven hundred files: on a disk most of a test's time goes there.
 */
export function keepScratchInMemory(): void {
  try {
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === IN_MEMORY);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    accessSync(IN_MEMORY, constants.W_OK);
    if (!mount || /\bnoexec\b/.test(mount) || Math.min(bavail * bsize, availableMemory()) < NEEDED_BYTES) return;
    process.env.TMPDIR = IN_MEMORY;
  } catch {
    // No such machine: the usual folder does.
  }
}
