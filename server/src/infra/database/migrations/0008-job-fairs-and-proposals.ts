import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table job_fairs (
      id integer generated always as identity primary key,
      title text not null check (title <> ''),
      organiser text not null,
      city text not null,
      venue text not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > starts_at),
      register_until timestamptz not null check (register_until <= ends_at),
      description text not null,
      companies text[] not null default '{}',
      capacity integer not null,
      -- how many registrations are not withdrawn
      places_taken integer not null default 0,
      created_at timestamptz not null,
      created_by text not null,
      cancelled_at timestamptz,
      cancelled_by text,
      cancel_cause text,
      check (places_taken between 0 and capacity)
    )`,
    'create index job_fairs_by_end on job_fairs (ends_at)',

    // One row per registration: withdrawing and registering again creates a second row.
    `create table job_fair_registrations (
      id integer generated always as identity primary key,
      job_fair_id integer not null references job_fairs,
      account_id integer not null references accounts on delete cascade,
      registered_at timestamptz not null,
      withdrawn_at timestamptz,
      reminded_at timestamptz
    )`,
    `create unique index job_fair_registrations_standing on job_fair_registrations (job_fair_id, account_id)
      where withdrawn_at is null`,
    'create index job_fair_registrations_of_account on job_fair_registrations (account_id)',

    `create table vacancy_proposals (
      id integer generated always as identity primary key,
      account_id integer not null references accounts on delete cascade,
      vacancy_id integer not null references vacancies,
      note text not null,
      proposed_by text not null,
      proposed_at timestamptz not null,
      answer text check (answer in ('approved', 'declined')),
      answered_at timestamptz,
      reason text not null default '',
      check ((answer is null) = (answered_at is null))
    )`,
    `create unique index vacancy_proposals_waiting on vacancy_proposals (account_id, vacancy_id)
      where answered_at is null`,
    'create index vacancy_proposals_of_account on vacancy_proposals (account_id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
