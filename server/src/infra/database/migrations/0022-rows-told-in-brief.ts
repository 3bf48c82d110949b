import { type Kysely, sql } from 'kysely';
import { copySearchRows } from '../migration/copy-search-rows.ts';
import { hasColumn } from '../migration/has-column.ts';
import type { ReportProgress } from '../migration/migration.ts';

export const isTransactional = false;

// The lexemes that are stored inline: words of title, skills and company, places, education and experience, no pairs.
export const createBriefOf = `create or replace function brief_of(lex tsvector) returns tsvector language sql immutable strict parallel safe
  return array_to_tsvector(array(
    select lexeme from unnest(tsvector_to_array(lex)) lexeme where lexeme ~ '^[tslex]\\.[^+]*$'
  ))`;

export async function up(db: Kysely<unknown>, report: ReportProgress = () => undefined): Promise<void> {
  await sql.raw(createBriefOf).execute(db);
  // Migration 0013 copies the rows with this column, when both run in one upgrade.
  if (!(await hasColumn(db, 'vacancy_search', 'brief')))
    await copySearchRows(db, { lex: 'lex', traits: 'traits' }, report);
  const statements = [
    // Keep them inline in the row; only longer values go to the TOAST table.
    'alter table vacancy_search set (toast_tuple_target = 1024)',
    'alter table vacancy_search add column if not exists brief tsvector not null generated always as (brief_of(lex)) stored',
    'alter table vacancy_search alter column brief set storage main',
    // A tsquery for the GIN index. The high cost discourages a sequential scan, which would read the lexemes of every row
    // from the TOAST table; the planner would choose it for a small table.
    `create or replace function asked(tsquery text) returns tsquery language plpgsql stable strict cost 1000 as $$
      begin return tsquery::tsquery; end $$`,
    // Rows that are written together are added to the index together, by the writer (writeSearchRows): half the work.
    'alter index vacancy_search_lex set (fastupdate = on)',
    // That of a copy is not: this blocks neither reads nor writes.
    'alter table vacancy_search validate constraint vacancy_search_vacancy_id_fkey',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
