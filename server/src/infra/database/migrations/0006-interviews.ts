import { type Kysely, sql } from 'kysely';

const statuses = `('scheduled', 'attended', 'no-show', 'cancelled-by-candidate', 'cancelled-by-employer')`;

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table interviews (
      id integer generated always as identity primary key,
      account_id integer not null references accounts,
      vacancy_id integer not null references vacancies,
      starts_at timestamptz not null,
      duration_minutes integer not null check (duration_minutes between 10 and 480),
      mode text not null check (mode in ('In person', 'Video', 'Phone')),
      place text not null,
      note text not null default '',
      status text not null default 'scheduled' check (status in ${statuses}),
      -- the one the employer cancelled that this one makes good for
      replaces integer unique references interviews,
      -- where the guaranteed call came from that it used up
      purchased_plan_id integer references purchased_plans,
      cost_a_call boolean not null default false,
      -- why the employer cancelled it
      cause text not null default '',
      -- counts its changes for calendars that have it already
      calendar_sequence integer not null default 0,
      created_at timestamptz not null,
      created_by text not null check (created_by <> ''),
      decided_at timestamptz,
      decided_by text,
      day_reminded_at timestamptz,
      hour_reminded_at timestamptz,
      check ((status = 'scheduled') = (decided_at is null)),
      check (cost_a_call = (purchased_plan_id is not null)),
      check (not (cost_a_call and status in ('scheduled', 'cancelled-by-employer')))
    )`,
    'create index interviews_of_account on interviews (account_id, starts_at desc)',
    `create index interviews_to_come on interviews (starts_at) where status = 'scheduled'`,
    'create index interviews_of_plan on interviews (purchased_plan_id) where purchased_plan_id is not null',

    `create table interview_changes (
      id bigint generated always as identity primary key,
      interview_id integer not null references interviews on delete cascade,
      from_status text,
      to_status text not null,
      cause text not null check (cause <> ''),
      actor text not null check (actor <> ''),
      changed_at timestamptz not null
    )`,
    'create index interview_changes_of_interview on interview_changes (interview_id, id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
