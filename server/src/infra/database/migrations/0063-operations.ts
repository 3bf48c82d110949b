import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // The last run of each scheduled job.
    `create table job_runs (
      job text primary key,
      every_minutes integer not null,
      started_at timestamptz,
      finished_at timestamptz,
      duration_ms double precision,
      -- Why the last run failed; null when it succeeded.
      error text,
      succeeded_at timestamptz,
      failures integer not null default 0
    )`,
    // How long requests and slow statements took, in windows of five minutes, of all processes together.
    `create table performance_samples (
      started_at timestamptz not null,
      kind text not null check (kind in ('route', 'statement')),
      -- The route, or the hash of the statement and its source.
      key text not null,
      name text not null,
      -- The route or job that ran the statement.
      source text not null default '',
      count integer not null,
      total_ms double precision not null,
      max_ms double precision not null,
      primary key (started_at, kind, key)
    )`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
