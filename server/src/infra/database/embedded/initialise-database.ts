import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BOOTSTRAP_ROLE } from './application-role.ts';
import { EmbeddedServerError } from './embedded-server-error.ts';
import { chownToDatabaseUser, type ServerFiles } from './server-files.ts';

/**
 * Runs initdb on the first start.
 * @returns the password of the bootstrap role
 * @throws {EmbeddedServerError} when initdb fails
 */
export async function initialiseDatabase(files: ServerFiles): Promise<string> {
  const isInitialised = await stat(join(files.data, 'PG_VERSION')).catch(() => undefined);
  if (isInitialised) return (await readFile(files.passwordFile, 'utf8')).trim();
  const password = await writePassword(files);
  await createDataDirectory(files);
  return password;
}

async function writePassword(files: ServerFiles): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  await rm(files.passwordFile, { force: true });
  await writeFile(files.passwordFile, `${password}\n`, { mode: 0o600 });
  await chownToDatabaseUser(files, files.passwordFile);
  return password;
}

/** Creates the data directory under another name and renames it, so that a killed start leaves no partial database. */
async function createDataDirectory(files: ServerFiles): Promise<void> {
  const unfinished = join(files.home, 'data.new');
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await chownToDatabaseUser(files, unfinished);
  await runInitdb(files, unfinished);
  await rm(files.data, { recursive: true, force: true });
  await rename(unfinished, files.data);
}

async function runInitdb(files: ServerFiles, folder: string): Promise<void> {
  try {
    await promisify(execFile)(
      files.program('initdb'),
      [
        `--pgdata=${folder}`,
        `--username=${BOOTSTRAP_ROLE}`,
        `--pwfile=${files.passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--locale=C.UTF-8',
        '--no-sync',
      ],
      files.processOptions,
    );
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    const reason = (stderr || message).trim().split('\n').at(-1);
    throw new EmbeddedServerError(
      `PostgreSQL could not create its database in ${files.home} (${reason}): set DATA_DIR or DATABASE_URL.`,
    );
  }
}
