import { chmod, chown, mkdir } from 'node:fs/promises';
import { platform } from 'node:os';
import { dirname, join } from 'node:path';
import { choosePaths, databaseUser, type Owner } from './choose-paths.ts';

/** Paths of the embedded server of a data folder, and the user it runs as. */
export interface ServerFiles {
  owner: Owner;
  /** Contains all files below. */
  home: string;
  /** PostgreSQL's data directory. */
  data: string;
  passwordFile: string;
  logFile: string;
  /** Path of a PostgreSQL program, such as `initdb`. */
  program(name: string): string;
  /** Options for running a PostgreSQL program: user, working directory and environment. */
  processOptions: Owner & { cwd: string; env: NodeJS.ProcessEnv };
}

/** What PostgreSQL and the shell of its archive_command need; secrets of the product are not passed on to them. */
const INHERITED = ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'SystemDrive', 'ComSpec'];

const inheritedEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(INHERITED.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

/**
 * Makes a folder and its parents. `mkdir` with `recursive` does not end where a parent takes no folder but says ENOENT, as /proc
 * does (Node 24).
 */
async function makeFolders(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return void (await mkdir(path, { recursive: true }));
    await makeFolders(dirname(path));
    await mkdir(path);
  }
}

/** Chooses the paths and creates the folders. */
export async function prepareServerFiles(dataDir: string): Promise<ServerFiles> {
  const owner = databaseUser();
  await makeFolders(dataDir);
  const { home, programs } = await choosePaths(dataDir, owner);
  await mkdir(home, { recursive: true });
  await chmod(home, 0o755);
  return {
    owner,
    home,
    data: join(home, 'data'),
    passwordFile: join(home, 'password'),
    logFile: join(home, 'postgresql.log'),
    program: (name) => join(programs, 'bin', platform() === 'win32' ? `${name}.exe` : name),
    processOptions: {
      ...owner,
      cwd: '/',
      env: { ...inheritedEnvironment(), LC_ALL: 'C', LD_LIBRARY_PATH: join(programs, 'lib') },
    },
  };
}

/** Gives a file or folder to the user that PostgreSQL runs as. */
export async function chownToDatabaseUser({ owner }: ServerFiles, path: string): Promise<void> {
  if (owner.uid !== undefined) await chown(path, owner.uid, owner.gid ?? owner.uid);
}
