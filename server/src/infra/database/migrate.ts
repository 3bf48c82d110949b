import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './connect.ts';
import { migrations } from './migrations/index.ts';
import { disableStatementTimeout } from './without-statement-timeout.ts';

/**
 * Placeholders for migrations of a newer release that have run already. During a rolling update, instances of the older
 * release still start; newer migrations are compatible with them (docs/operations.md).
 */
async function listUnknownMigrations(db: Db): Promise<Record<string, Migration>> {
  const table = await sql<{ exists: boolean }>`select to_regclass('kysely_migration') is not null as exists`.execute(
    db,
  );
  if (!table.rows[0]?.exists) return {};
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const unknown = rows.filter(({ name }) => !(name in migrations));
  return Object.fromEntries(unknown.map(({ name }) => [name, { up: async () => undefined }]));
}

const disableTimeoutDuring = ({ up }: Migration): Migration => ({
  async up(db) {
    await disableStatementTimeout(db);
    await up(db);
  },
});

/**
 * Migrates the database to the newest schema. All pending migrations run in one transaction under an advisory lock: a
 * process that is killed leaves no partial schema, and instances that start together run each migration once.
 * @returns the names of the migrations that ran
 */
export async function migrate(db: Db): Promise<string[]> {
  const own = Object.entries(migrations).map(([name, migration]) => [name, disableTimeoutDuring(migration)] as const);
  // Read them first: while the migrator holds a connection, a pool of one connection has none left.
  const all = { ...Object.fromEntries(own), ...(await listUnknownMigrations(db)) };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => all } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).filter((result) => result.status === 'Success').map((result) => result.migrationName);
}
