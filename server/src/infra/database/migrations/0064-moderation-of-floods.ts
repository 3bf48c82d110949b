import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // Hash of what the vacancy and its company said when the case was decided: a release vouches for no other text.
    'alter table moderation_cases add column decided_posting text',
    // Reports of guests that are only counted: a flood of them has no rows.
    'alter table moderation_cases add column folded_reports integer not null default 0',

    // A case belongs to the company of its vacancy, also after an edit, a merge or an undone merge.
    `create function move_moderation_cases() returns trigger language plpgsql as $$
      begin
        update moderation_cases set company_id = new.company_id where vacancy_id = new.id;
        return null;
      end $$`,
    `create trigger vacancies_move_moderation_cases after update of company_id on vacancies
      for each row when (old.company_id is distinct from new.company_id) execute function move_moderation_cases()`,
    `update moderation_cases m set company_id = v.company_id
      from vacancies v where v.id = m.vacancy_id and v.company_id <> m.company_id`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
