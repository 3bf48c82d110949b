import { type Kysely, sql } from 'kysely';

const statuses = `('Sent', 'Viewed', 'Shortlisted', 'Interview', 'Not selected', 'Closed', 'Withdrawn')`;
const ended = `('closed', 'expired')`;

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // The status of the last step, stored here too so that it is locked with its row.
    `alter table applications
      add column status text not null default 'Sent' check (status in ${statuses}),
      add column withdrawn_at timestamptz,
      add check ((status = 'Withdrawn') = (withdrawn_at is not null))`,

    `create table application_steps (
      id bigint generated always as identity primary key,
      application_id integer not null references applications on delete cascade,
      status text not null check (status in ${statuses}),
      note text not null default '',
      at timestamptz not null,
      actor text not null check (actor <> '')
    )`,
    'create index application_steps_of_application on application_steps (application_id, id)',
    `create unique index application_steps_closed_once on application_steps (application_id) where status = 'Closed'`,
    `create function application_steps_are_append_only() returns trigger language plpgsql as $$
      begin
        raise exception 'steps of an application are never changed';
      end $$`,
    `create trigger application_steps_append_only before update on application_steps
      for each row execute function application_steps_are_append_only()`,

    // When the applicants were notified that the vacancy has ended.
    'alter table vacancies add column applicants_told_at timestamptz',
    `create index vacancies_to_tell_applicants on vacancies (id)
      where status in ${ended} and applicants_told_at is null`,

    // Existing applications: sent, or closed where the vacancy has ended. Applicants are not notified of these.
    `insert into application_steps (application_id, status, at, actor)
      select id, 'Sent', applied_at, 'job seeker' from applications order by id`,
    `insert into application_steps (application_id, status, at, actor)
      select applications.id, 'Closed', greatest(vacancies.updated_at, applied_at), 'system'
      from applications join vacancies on vacancies.id = vacancy_id
      where vacancies.status in ${ended} order by applications.id`,
    `update applications set status = 'Closed' from vacancies
      where vacancies.id = vacancy_id and vacancies.status in ${ended}`,
    `update vacancies set applicants_told_at = now() where status in ${ended}`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
