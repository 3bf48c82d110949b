import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // The status that the hold of a case took away from its vacancy; null when it took none, as of a draft.
    `alter table moderation_cases add column took_status text check (took_status = 'live')`,
    `update moderation_cases m set took_status = 'live'
      where state in ('open', 'asked') and holds_vacancy and (
        select cause from vacancy_changes where vacancy_id = m.vacancy_id order by id desc limit 1
      ) ~ '(held by screening|^reported as harmful)$'`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
