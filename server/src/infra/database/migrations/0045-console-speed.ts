import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // The audit log by who, what and kind of row, each newest first; its groups are found by skipping through an index.
    `create index staff_audit_by_actor on staff_audit (actor, action, (coalesce(target_kind, '')), at desc, id desc)`,
    `create index staff_audit_by_action on staff_audit (action, (coalesce(target_kind, '')), at desc, id desc)`,
    // A number is looked for without its kind too.
    'create index staff_audit_by_target on staff_audit (target_id, target_kind, id)',
    'drop index staff_audit_of_target',
    'drop index staff_audit_of_staff',

    // When an application was first answered, other than by what was undone: the figures of a month count these.
    'alter table applications add column answered_at timestamptz',
    `create function first_answer(id integer, since timestamptz) returns timestamptz language sql stable as $$
      select min(step.at) from application_steps step
      where step.application_id = first_answer.id and step.at >= since
        and step.status in ('Shortlisted', 'Interview', 'Not selected')
        and not exists (select from application_steps undo where undo.undoes = step.id) $$`,
    // Applications from before: backfills/application-answers.ts, after the upgrade.
    `create function note_answer() returns trigger language plpgsql as $$
      begin
        if new.undoes is not null or new.status in ('Shortlisted', 'Interview', 'Not selected') then
          update applications set answered_at = first_answer(id, applied_at)
          where id = new.application_id and answered_at is distinct from first_answer(id, applied_at);
        end if;
        return null;
      end $$`,
    'create trigger application_steps_answer after insert on application_steps for each row execute function note_answer()',
    // Who applies again waits for an answer again.
    `create function forget_answer() returns trigger language plpgsql as $$
      begin
        new.answered_at := null;
        return new;
      end $$`,
    `create trigger applications_applied_again before update of applied_at on applications
      for each row when (new.applied_at > old.applied_at) execute function forget_answer()`,
    `create index applications_answers on applications (applied_at) include (answered_at)
      where withdrawn_at is null`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
