import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // The lexemes a row carries itself: words of title, skills and company, places, education and experience, no pairs.
    `create function brief_of(lex tsvector) returns tsvector language sql immutable strict parallel safe
      return array_to_tsvector(array(
        select lexeme from unnest(tsvector_to_array(lex)) lexeme where lexeme ~ '^[tslex]\\.[^+]*$'
      ))`,
    // Room for them in the row; only what is longer than this is kept elsewhere.
    'alter table vacancy_search set (toast_tuple_target = 1024)',
    'alter table vacancy_search add column brief tsvector not null generated always as (brief_of(lex)) stored',
    'alter table vacancy_search alter column brief set storage main',
    // A tsquery as it is asked of the inverted index. The cost says what the planner cannot know: to read the lexemes of
    // every row instead takes long, as they are kept elsewhere. Of a small table it would do that.
    `create function asked(tsquery text) returns tsquery language plpgsql stable strict cost 1000 as $$
      begin return tsquery::tsquery; end $$`,
    // What is written together is put into the index together, by whoever writes it (writeSearchRows): half the work.
    'alter index vacancy_search_lex set (fastupdate = on)',
    // They are in `brief` as well. Instances of the release before still write them.
    `alter table vacancy_search alter column traits set default ''`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
