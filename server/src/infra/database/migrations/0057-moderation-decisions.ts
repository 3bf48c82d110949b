import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // A vacancy may break the rules without being a fraud.
    'alter table moderation_cases drop constraint moderation_cases_state_check',
    `alter table moderation_cases add constraint moderation_cases_state_check
      check (state in ('open', 'asked', 'released', 'upheld', 'closed')) not valid`,
    'alter table moderation_cases validate constraint moderation_cases_state_check',
    'alter table moderation_decisions drop constraint moderation_decisions_decision_check',
    `alter table moderation_decisions add constraint moderation_decisions_decision_check
      check (decision in ('release', 'uphold', 'close', 'ask', 'note', 'undo')) not valid`,
    'alter table moderation_decisions validate constraint moderation_decisions_decision_check',

    // Where staff took the decision: a fraud may also be closed among the vacancies, or with its blocked company.
    `alter table moderation_decisions add column origin text not null default 'queue'
      check (origin in ('queue', 'vacancies', 'company'))`,

    // What reporters were told, once for each version of a case that changed it. A mail that is withdrawn has no row.
    `create table report_answers (
      report_id integer not null references job_reports on delete cascade,
      case_version integer not null,
      answer text not null check (answer in ('removed', 'closed', 'right', 'kept')),
      queued_at timestamptz not null,
      primary key (report_id, case_version)
    )`,
    `insert into report_answers (report_id, case_version, answer, queued_at)
      select r.id, 0, case when m.state = 'upheld' then 'removed' when r.outcome = 'right' then 'right' else 'kept' end,
        r.answered_at
      from job_reports r join moderation_cases m on m.id = r.case_id
      where r.answered_at is not null and r.outcome in ('right', 'wrong') and m.state in ('released', 'upheld')`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
