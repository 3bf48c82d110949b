import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // A search reads the inline part of a row; long lexemes are stored in the TOAST table.
    'alter table vacancy_search set (toast_tuple_target = 128)',
    'alter table vacancy_search alter column posted_at set statistics 1000',
    // Education and experience again, stored inline: the common values occur in most vacancies, so their posting lists are long.
    `alter table vacancy_search add column traits tsvector not null default ''`,
    'alter table vacancy_search alter column traits set storage plain, alter column traits drop default',
    `update vacancy_search set traits = array_to_tsvector(array(
      select lexeme from unnest(tsvector_to_array(lex)) lexeme where lexeme like 'x.%' or lexeme like 'e.%'
    ))`,
    // As new search rows have it: pairs of words, the posting time in slices of one minute times four to the power of the
    // level, and padding that forces the row into the TOAST table.
    `with word as (
      select vacancy_id, left(lexeme, 2) as field, substr(lexeme, 3) as text
      from vacancy_search, unnest(tsvector_to_array(lex)) lexeme
      where lexeme like 't.%' or lexeme like 's.%'
    ),
    made as (
      select a.vacancy_id, a.field || a.text || '+' || b.text as lexeme
      from word a join word b on b.vacancy_id = a.vacancy_id and b.field = a.field and a.text < b.text collate "C"
      union all
      select vacancy_id, 'p' || level || '.' || floor(extract(epoch from posted_at) / 60 / 4 ^ level)::bigint
      from vacancy_search, generate_series(0, 7) level
      union all
      select vacancy_id, '~' || repeat('.', 2048) from vacancy_search
    )
    update vacancy_search set lex = lex || array_to_tsvector(lexemes)
    from (select vacancy_id as id, array_agg(lexeme) as lexemes from made group by vacancy_id) more
    where id = vacancy_id`,

    // The best suggestions for each prefix of one to three letters.
    `create table search_beginnings (
      typed text not null,
      is_whole boolean not null,
      texts text[] not null,
      primary key (typed, is_whole)
    )`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
