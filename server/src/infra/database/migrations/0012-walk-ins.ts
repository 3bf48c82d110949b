import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // Links are found by the hash, and regenerated from the nonce with the key of the installation.
    `create table walk_ins (
      id integer generated always as identity primary key,
      token_hash bytea not null unique,
      token_nonce bytea not null,
      full_name text not null,
      email text not null,
      vacancy_id integer not null references vacancies,
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > starts_at),
      venue text not null,
      contact text not null,
      note text not null default '',
      status text not null default 'invited'
        check (status in ('invited', 'attending', 'reschedule-requested', 'cancelled')),
      reason text,
      preferred_at timestamptz,
      answered_at timestamptz,
      moves integer not null default 0,
      created_at timestamptz not null,
      invited_by text not null,
      cancelled_at timestamptz,
      cancelled_by text,
      cancelled_cause text,
      check ((status = 'reschedule-requested') = (reason is not null and preferred_at is not null)),
      check ((status = 'cancelled') = (cancelled_cause is not null))
    )`,
    `create unique index walk_ins_one_a_day
      on walk_ins (lower(email), vacancy_id, ((starts_at at time zone 'Asia/Kolkata')::date))
      where status <> 'cancelled'`,
    'create index walk_ins_by_end on walk_ins (ends_at)',
    'create index walk_ins_of_vacancy on walk_ins (vacancy_id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
