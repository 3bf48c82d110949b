import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // Constant defaults: no row is rewritten, however many vacancies there are.
    `alter table vacancies
      add column localities text[] not null default '{}',
      add column pay_text text not null default ''`,
    // The lexemes stored inline now include attributes (a letter and a colon). No row has any yet, so every stored `brief`
    // is what the new function returns, and none has to be recomputed.
    `create or replace function brief_of(lex tsvector) returns tsvector language sql immutable strict parallel safe
      return array_to_tsvector(array(
        select lexeme from unnest(tsvector_to_array(lex)) lexeme where lexeme ~ '^([tslex]\\.|[a-z]:)[^+]*$'
      ))`,
    // Version of the rules by which the search table was built last; the server rebuilds it when its own is newer.
    `create table search_build (
      is_only boolean primary key default true check (is_only),
      version integer not null
    )`,
    // A new installation needs no rebuild: its first search rows are written by this release.
    'insert into search_build (version) select case when exists (select from vacancies) then 0 else 1 end',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
