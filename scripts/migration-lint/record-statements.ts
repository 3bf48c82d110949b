import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Migration } from '../../server/src/infra/database/migration/migration.ts';

/** Records statements instead of running them; each returns no rows. */
class RecordingDriver extends DummyDriver {
  readonly statements: string[] = [];

  override async acquireConnection() {
    return {
      executeQuery: async ({ sql }: CompiledQuery) => {
        this.statements.push(sql);
        return { rows: [] };
      },
      // biome-ignore lint/correctness/useYield: no migration streams rows.
      async *streamQuery() {
        throw new Error('a migration cannot stream rows here');
      },
    };
  }
}

/** A migration with the statements that it runs. */
export interface RecordedMigration {
  name: string;
  isTransactional: boolean;
  statements: string[];
}

async function recordStatements(migration: Migration): Promise<string[]> {
  const driver = new RecordingDriver();
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (introspected) => new PostgresIntrospector(introspected),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  await migration.up(db);
  await db.destroy();
  return driver.statements;
}

/** Runs migrations without a database, in their order, and records their statements. */
export async function recordMigrations(migrations: Record<string, Migration>): Promise<RecordedMigration[]> {
  const recorded: RecordedMigration[] = [];
  for (const [name, migration] of Object.entries(migrations).sort(([a], [b]) => (a < b ? -1 : 1)))
    recorded.push({
      name,
      isTransactional: migration.isTransactional !== false,
      statements: await recordStatements(migration),
    });
  return recorded;
}
