import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // The lexemes that are stored inline: words of title, skills and company, places, education and experience, no pairs.
    `create function brief_of(lex tsvector) returns tsvector language sql immutable strict parallel safe
      return array_to_tsvector(array(
        select lexeme from unnest(tsvector_to_array(lex)) lexeme where lexeme ~ '^[tslex]\\.[^+]*$'
      ))`,
    // Keep them inline in the row; only longer values go to the TOAST table.
    'alter table vacancy_search set (toast_tuple_target = 1024)',
    'alter table vacancy_search add column brief tsvector not null generated always as (brief_of(lex)) stored',
    'alter table vacancy_search alter column brief set storage main',
    // A tsquery for the GIN index. The high cost discourages a sequential scan, which would read the lexemes of every row
    // from the TOAST table; the planner would choose it for a small table.
    `create function asked(tsquery text) returns tsquery language plpgsql stable strict cost 1000 as $$
      begin return tsquery::tsquery; end $$`,
    // Rows that are written together are added to the index together, by the writer (writeSearchRows): half the work.
    'alter index vacancy_search_lex set (fastupdate = on)',
    // Replaced by `brief`. Instances of the previous release still write it.
    `alter table vacancy_search alter column traits set default ''`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
