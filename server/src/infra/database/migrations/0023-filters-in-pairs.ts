import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Adds every pair of filters of different kinds as one lexeme, as new search rows have it.
  await sql
    .raw(
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
    )
    .execute(db);
}
