import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // An offer and its acceptance are stages of staff; to the applicant the status stays "Interview".
    `alter table applications
      add column offer text check (offer in ('Offered', 'Hired')),
      add column version integer not null default 1,
      add column stage text not null generated always as (
        case when status = 'Sent' then 'New' when offer is not null then offer else status end
      ) stored,
      add check (offer is null or status = 'Interview')`,
    `create function applications_count_versions() returns trigger language plpgsql as $$
      begin
        if new.status <> 'Interview' then new.offer := null; end if;
        if (new.status, new.offer) is distinct from (old.status, old.offer) then new.version := old.version + 1; end if;
        return new;
      end $$`,
    `create trigger applications_version before update on applications
      for each row execute function applications_count_versions()`,
    'create index applicants_by_time on applications (applied_at desc, id desc) where withdrawn_at is null',
    'create index applicants_by_stage on applications (stage, applied_at desc, id desc)',
    'create index applicants_of_vacancy on applications (vacancy_id, applied_at desc, id desc)',
    'drop index applications_for_vacancy',

    // A step is shown to the applicant from shown_at on, and never when it was undone before. An undoing step is not shown.
    `alter table application_steps
      add column stage text,
      add column stage_before text,
      add column shown_at timestamptz,
      add column undoes bigint references application_steps on delete cascade`,
    'create unique index application_steps_undone_once on application_steps (undoes) where undoes is not null',

    // A mail that waits, so that what it says can still be undone.
    'alter table messages add column not_before timestamptz',

    'create index interviews_by_start on interviews (starts_at, id)',
    `create index interviews_cancelled_by_employer on interviews (starts_at, id)
      where status = 'cancelled-by-employer'`,
    `create index staff_audit_of_resumes on staff_audit (staff_id, at)
      where action in ('GetResumeCopy', 'ViewResume', 'AllowMoreResumes')`,

    `alter table service_items
      add column owner_id integer references staff,
      add column version integer not null default 1`,
    `create table service_item_moves (
      id bigint generated always as identity primary key,
      service_item_id integer not null references service_items on delete cascade,
      status_before text not null,
      processing_by_before text not null,
      started_at_before timestamptz,
      completed_at_before timestamptz,
      moved_at timestamptz not null,
      moved_by text not null,
      undone_at timestamptz
    )`,
    'create index service_item_moves_of_item on service_item_moves (service_item_id, id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
