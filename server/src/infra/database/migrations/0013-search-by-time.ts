import { type Kysely, sql } from 'kysely';
import { copySearchRows } from '../migration/copy-search-rows.ts';
import { hasColumn } from '../migration/has-column.ts';
import type { ReportProgress } from '../migration/migration.ts';
import { createBriefOf } from './0022-rows-told-in-brief.ts';

export const isTransactional = false;

// As new search rows have it: pairs of words, the posting time in slices of one minute times four to the power of the
// level, padding that forces the row into the TOAST table, and the pairs of filters of migration 0023.
const lex = `lex || array_to_tsvector(array(
  with lexeme as materialized (
    select lexeme, left(lexeme, 2) as field, substr(lexeme, 3) as text, position(left(lexeme, 1) in 'lxe') as kind
    from unnest(tsvector_to_array(lex)) lexeme
  ),
  word as materialized (select field, text from lexeme where field in ('t.', 's.')),
  filter as materialized (select kind, lexeme from lexeme where field in ('l.', 'x.', 'e.'))
  select a.field || a.text || '+' || b.text from word a join word b on b.field = a.field and a.text < b.text collate "C"
  union all
  select 'p' || level || '.' || floor(extract(epoch from posted_at) / 60 / 4 ^ level)::bigint
  from generate_series(0, 7) level
  union all
  select '~' || repeat('.', 2048)
  union all
  select a.lexeme || '+' || b.lexeme from filter a join filter b on b.kind > a.kind
))`;

// Education and experience again, stored inline: the common values occur in most vacancies, so their posting lists are long.
const traits = `array_to_tsvector(array(
  select lexeme from unnest(tsvector_to_array(lex)) lexeme where lexeme like 'x.%' or lexeme like 'e.%'
))`;

export async function up(db: Kysely<unknown>, report: ReportProgress = () => undefined): Promise<void> {
  const statements = [
    // A search reads the inline part of a row; long lexemes are stored in the TOAST table.
    'alter table vacancy_search set (toast_tuple_target = 128)',
    'alter table vacancy_search alter column posted_at set statistics 1000',
    `alter table vacancy_search add column if not exists traits tsvector not null default ''`,
    'alter table vacancy_search alter column traits set storage plain',

    // The best suggestions for each prefix of one to three letters.
    `create table if not exists search_beginnings (
      typed text not null,
      is_whole boolean not null,
      texts text[] not null,
      primary key (typed, is_whole)
    )`,
  ];
  if (!(await hasColumn(db, 'vacancy_search', 'traits'))) {
    await sql.raw(createBriefOf).execute(db);
    await copySearchRows(db, { lex, traits }, report);
  }
  for (const statement of statements) await sql.raw(statement).execute(db);
}
