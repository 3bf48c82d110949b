import { type Config, SettingError } from '../config.ts';
import { isDatabaseUnreachable } from '../infra/database/connect.ts';

/** Errors of the file system that the person who starts the server can solve, by code. */
const FILE_ERRORS: Record<string, string> = {
  EACCES: 'this user has no write access',
  EPERM: 'this user has no write access',
  EROFS: 'its file system is read-only',
  ENOENT: 'it cannot be created',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'it is a file',
  ENOSPC: 'its disk is full',
};

/** Errors of connecting that `isDatabaseUnreachable` does not cover, and of a database that refuses its user. */
const DATABASE_ERRORS: Record<string, string> = {
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the host name cannot be resolved',
  ETIMEDOUT: 'it does not respond',
  EHOSTUNREACH: 'it cannot be reached',
  ENETUNREACH: 'it cannot be reached',
  CONNECT_TIMEOUT: 'it does not respond',
  ECONNREFUSED: 'the connection is refused',
  '28P01': 'the password is wrong',
  '28000': 'it refuses the user',
  '3D000': 'there is no such database',
  '42501': 'the user must own the database',
  '53100': 'its disk is full',
  '53300': 'it has no free connection',
  '25006': 'it is read-only: is it a replica?',
};

function explainDatabaseError(error: unknown): string | undefined {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (DATABASE_ERRORS[code]) return DATABASE_ERRORS[code];
  if (isDatabaseUnreachable(error)) return `it cannot be reached, ${code}`;
  return /timeout|terminated/i.test(message) && !code ? 'it does not respond' : undefined;
}

/** Host, port and name of the database, without user and password. */
function nameDatabase(databaseUrl: string): string {
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `${hostname}:${port || 5432}${pathname}`;
}

/** A setting error of one line for a failed access to the data folder; other errors are returned as they are. */
export function explainFolderError(error: unknown, { dataDir }: Pick<Config, 'dataDir'>): unknown {
  const reason = FILE_ERRORS[String((error as NodeJS.ErrnoException | null)?.code)];
  return reason && (error as NodeJS.ErrnoException).syscall
    ? new SettingError(`The data folder ${dataDir} cannot be used (${reason}): set DATA_DIR to a folder of this user.`)
    : error;
}

/**
 * A setting error of one line for a database that cannot be used; other errors are returned as they are.
 * @param setting which has the URL of the connection; not set for the embedded database
 */
export function explainConnectionError(
  error: unknown,
  config: Pick<Config, 'databaseUrl' | 'databaseOwnerUrl'>,
  setting: 'databaseUrl' | 'databaseOwnerUrl',
): unknown {
  const url = config[setting];
  const reason = url && explainDatabaseError(error);
  const name = setting === 'databaseOwnerUrl' ? 'DATABASE_OWNER_URL' : 'DATABASE_URL';
  return reason
    ? new SettingError(`The database ${nameDatabase(url)} cannot be used (${reason}): check ${name}.`)
    : error;
}
