import { type Kysely, sql } from 'kysely';

/** Tables whose data public pages show, each with its invalidation topics (contract/src/call.ts). */
const topicsOf = {
  companies: 'vacancies vacancy:*',
  plans: 'plans',
  plan_ctc_bands: 'plans',
  job_fairs: 'job-fairs',
};
const events = { insert: 'new', update: 'new', delete: 'old' };

export async function up(db: Kysely<unknown>): Promise<void> {
  const trigger = (table: string, event: keyof typeof events, call: string) =>
    `create trigger ${table}_tell_${event} after ${event} on ${table}
      referencing ${events[event]} table as changed for each statement execute function ${call}`;
  const everyEvent = Object.keys(events) as (keyof typeof events)[];
  const statements = [
    // PostgreSQL delivers notifications when the transaction commits. A statement that changed no row sends none.
    `create function tell_change() returns trigger language plpgsql as $$
      begin
        if exists (select from changed) then perform pg_notify('aarambh_changes', TG_ARGV[0]); end if;
        return null;
      end $$`,
    // One topic per vacancy, or a wildcard for many: the payload of a notification is limited to 8,000 bytes.
    `create function tell_vacancies_changed() returns trigger language plpgsql as $$
      declare
        topics text;
      begin
        select case when count(*) > 100 then 'vacancy:*' else string_agg('vacancy:' || id, ' ') end
          into topics from changed;
        if topics is not null then perform pg_notify('aarambh_changes', 'vacancies ' || topics); end if;
        return null;
      end $$`,
    ...everyEvent.map((event) => trigger('vacancies', event, 'tell_vacancies_changed()')),
    ...Object.entries(topicsOf).flatMap(([table, topics]) =>
      everyEvent.map((event) => trigger(table, event, `tell_change('${topics}')`)),
    ),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
