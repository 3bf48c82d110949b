import { Migrator } from 'kysely/migration';
import type { Db } from './connect.ts';
import { migrations } from './migrations/index.ts';

/**
 * Brings the database to the newest schema. All pending migrations run in one transaction under an advisory lock, so one
 * killed half-way leaves nothing and two instances at once run them once.
 * @returns the names of those that ran now
 */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).filter((result) => result.status === 'Success').map((result) => result.migrationName);
}
