import { platform, release } from 'node:os';

/** Before it, syncfs does not report all errors of writing. */
const SAFE_KERNEL = [5, 8] as const;

/**
 * PostgreSQL's setting `recovery_init_sync_method`: how all files of the data directory reach the disk before a recovery
 * after a crash. `fsync`, its default, opens each of more than a thousand files, which takes most of the recovery of a small
 * database; `syncfs` is one system call of Linux.
 */
export function recoverySyncMethod(system: string = platform(), kernel: string = release()): 'syncfs' | 'fsync' {
  const [major = 0, minor = 0] = kernel.split('.').map((part) => Number.parseInt(part, 10));
  const [safeMajor, safeMinor] = SAFE_KERNEL;
  const isSafe = major > safeMajor || (major === safeMajor && minor >= safeMinor);
  return system === 'linux' && isSafe ? 'syncfs' : 'fsync';
}
