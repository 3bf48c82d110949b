import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './connect.ts';
import { migrations } from './migrations/index.ts';
import { allowLong } from './without-statement-timeout.ts';

/**
 * Migrations of a newer release that ran already. While releases change instances of the older one still start, and what
 * a newer one adds does not disturb them (docs/operations.md).
 */
async function listUnknown(db: Db): Promise<Record<string, Migration>> {
  const made = await sql<{ made: boolean }>`select to_regclass('kysely_migration') is not null as made`.execute(db);
  if (!made.rows[0]?.made) return {};
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const unknown = rows.filter(({ name }) => !(name in migrations));
  return Object.fromEntries(unknown.map(({ name }) => [name, { up: async () => undefined }]));
}

const withoutStatementTimeout = ({ up }: Migration): Migration => ({
  async up(db) {
    await allowLong(db);
    await up(db);
  },
});

/**
 * Brings the database to the newest schema. All pending migrations run in one transaction under an advisory lock, so one
 * killed half-way leaves nothing and two instances at once run them once.
 * @returns the names of those that ran now
 */
export async function migrate(db: Db): Promise<string[]> {
  const own = Object.entries(migrations).map(
    ([name, migration]) => [name, withoutStatementTimeout(migration)] as const,
  );
  // Looked up before: while it migrates a pool of one connection has none left.
  const all = { ...Object.fromEntries(own), ...(await listUnknown(db)) };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => all } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).filter((result) => result.status === 'Success').map((result) => result.migrationName);
}
