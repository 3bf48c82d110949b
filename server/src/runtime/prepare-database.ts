import type { FastifyBaseLogger } from 'fastify';
import { type Config, SettingError } from '../config.ts';
import { connect, type Db } from '../infra/database/connect.ts';
import { findRole } from '../infra/database/find-role.ts';
import { grantToRequests } from '../infra/database/grant-to-requests.ts';
import { migrate } from '../infra/database/migrate.ts';
import { explainConnectionError } from './explain-open-error.ts';

/** Tries the URL of requests once, so that a wrong one ends the start and not the first request. */
async function findRequestRole(requestUrl: string): Promise<string> {
  const db = connect(requestUrl, 1);
  return await findRole(db).finally(() => db.destroy());
}

/**
 * Migrates the database as the owner of its tables, and gives the role of requests its rights.
 * @throws {SettingError} with a one-line message when one of the URLs cannot be used, or both have the same role
 */
export async function prepareDatabase(
  owner: { db: Db; url: string },
  requestUrl: string,
  { config, log }: { config: Config; log: FastifyBaseLogger },
): Promise<void> {
  const explainOwnerError = (error: unknown): never => {
    throw explainConnectionError(error, config, config.databaseOwnerUrl ? 'databaseOwnerUrl' : 'databaseUrl');
  };
  await migrate(owner.db, { log }).catch(explainOwnerError);
  if (requestUrl === owner.url) return;
  const role = await findRequestRole(requestUrl).catch((error: unknown) => {
    throw explainConnectionError(error, config, 'databaseUrl');
  });
  // The owner would take rights from itself.
  if (role === (await findRole(owner.db)))
    throw new SettingError('DATABASE_URL and DATABASE_OWNER_URL have the same role: see docs/operations.md.');
  await grantToRequests(owner.db, role).catch(explainOwnerError);
}
