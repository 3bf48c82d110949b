import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // What a decision changed, so that an undo restores it.
    'alter table moderation_decisions add column before jsonb',

    // Cases to decide of one level; the default list reads moderation_cases_due.
    `create index moderation_cases_due_of_level on moderation_cases (level, due_at, id) where state in ('open', 'asked')`,
    'create index moderation_cases_by_decision on moderation_cases (decided_at) where decided_at is not null',
    'create index moderation_cases_of_vacancy on moderation_cases (vacancy_id, id desc)',

    // Progress of warning the applicants of a fraud: each batch moves the cursor in its own transaction.
    `create table fraud_warnings (
      vacancy_id integer primary key references vacancies on delete cascade,
      last_application_id integer not null default 0,
      queued integer not null default 0,
      begun_at timestamptz not null,
      completed_at timestamptz
    )`,
    // Their applicants were warned with the notice that the vacancy has closed.
    `insert into fraud_warnings (vacancy_id, begun_at, completed_at)
      select id, applicants_told_at, applicants_told_at from vacancies where ended_as_fraud and applicants_told_at is not null`,
    // Delivery claims the messages of one channel in this order: with thousands of one due time it must not sort them.
    'drop index messages_due',
    `create index messages_due on messages (channel, due_at, id) where state = 'queued'`,
    'create index vacancies_removed on vacancies (updated_at) where ended_as_fraud',
    `create index vacancies_to_warn on vacancies (applicants_told_after) where ended_as_fraud`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
