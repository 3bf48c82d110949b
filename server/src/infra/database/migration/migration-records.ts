import { type Kysely, sql } from 'kysely';

/** The names of the migrations that have run, in their order. The table is that of Kysely's migrator, for older releases. */
export async function listCompletedMigrations<DB>(db: Kysely<DB>): Promise<string[]> {
  const table = await sql<{ exists: boolean }>`select to_regclass('kysely_migration') is not null as exists`.execute(
    db,
  );
  if (!table.rows[0]?.exists) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by timestamp, name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Creates the table of the migrations that have run. */
export async function createMigrationRecords<DB>(db: Kysely<DB>): Promise<void> {
  await sql`create table if not exists kysely_migration (
    name varchar(255) primary key, timestamp varchar(255) not null)`.execute(db);
}

/** Records that migrations have run, each later than all before: older releases compare their order by time. */
export async function recordMigrations<DB>(db: Kysely<DB>, names: string[]): Promise<void> {
  await sql`
    with latest as (select coalesce(max(timestamp)::timestamptz, '-infinity') as at from kysely_migration)
    insert into kysely_migration (name, timestamp)
    select name, to_char(
      (greatest(clock_timestamp(), latest.at) + place * interval '1 millisecond') at time zone 'UTC',
      'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    from latest, unnest(${names}::text[]) with ordinality migration (name, place)`.execute(db);
}
