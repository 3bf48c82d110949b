/**
 * The statements of migrations 0013, 0022 and 0023 as they were released: one transaction that locked the search table for
 * minutes. What runs today must have the same result; for tests.
 */
export const releasedSearchMigrations: Record<string, string[]> = {
  '0013-search-by-time': [
    'alter table vacancy_search set (toast_tuple_target = 128)',
    'alter table vacancy_search alter column posted_at set statistics 1000',
    `alter table vacancy_search add column traits tsvector not null default ''`,
    'alter table vacancy_search alter column traits set storage plain, alter column traits drop default',
    `update vacancy_search set traits = array_to_tsvector(array(
      select lexeme from unnest(tsvector_to_array(lex)) lexeme where lexeme like 'x.%' or lexeme like 'e.%'
    ))`,
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

    `create table search_beginnings (
      typed text not null,
      is_whole boolean not null,
      texts text[] not null,
      primary key (typed, is_whole)
    )`,
  ],
  '0022-rows-told-in-brief': [
    `create function brief_of(lex tsvector) returns tsvector language sql immutable strict parallel safe
      return array_to_tsvector(array(
        select lexeme from unnest(tsvector_to_array(lex)) lexeme where lexeme ~ '^[tslex]\\.[^+]*$'
      ))`,
    'alter table vacancy_search set (toast_tuple_target = 1024)',
    'alter table vacancy_search add column brief tsvector not null generated always as (brief_of(lex)) stored',
    'alter table vacancy_search alter column brief set storage main',
    `create function asked(tsquery text) returns tsquery language plpgsql stable strict cost 1000 as $$
      begin return tsquery::tsquery; end $$`,
    'alter index vacancy_search_lex set (fastupdate = on)',
    `alter table vacancy_search alter column traits set default ''`,
  ],
  '0023-filters-in-pairs': [
    `with filter as (
        select vacancy_id, position(left(lexeme, 1) in 'lxe') as kind, lexeme
        from vacancy_search, unnest(tsvector_to_array(lex)) lexeme
        where lexeme ~ '^[lxe]\\.'
      ),
      pair as (
        select a.vacancy_id as id, array_agg(a.lexeme || '+' || b.lexeme) as lexemes
        from filter a join filter b on b.vacancy_id = a.vacancy_id and b.kind > a.kind
        group by a.vacancy_id
      )
      update vacancy_search set lex = lex || array_to_tsvector(lexemes) from pair where id = vacancy_id`,
  ],
};
