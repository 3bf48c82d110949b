import { type Kysely, sql } from 'kysely';
import type { ReportProgress } from '../migration/migration.ts';

export const isTransactional = false;

const BATCH_SIZE = 500;

export async function up(db: Kysely<unknown>, report: ReportProgress = () => undefined): Promise<void> {
  // Adds every pair of filters of different kinds as one lexeme, as new search rows have it. In batches, each a transaction:
  // a vacancy can be changed or closed as soon as its batch is done. Rows that have the pairs already are only read.
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(vacancy_id), 0) as last from ${sql.table('vacancy_search')}`.execute(db);
  const last = rows[0]?.last ?? 0;
  for (let after = 0; after < last; after += BATCH_SIZE) {
    await sql
      .raw(
        `with filter as (
          select vacancy_id, position(left(lexeme, 1) in 'lxe') as kind, lexeme
          from vacancy_search, unnest(tsvector_to_array(lex)) lexeme
          where lexeme ~ '^[lxe]\\.' and lexeme !~ '^[lxe]\\..*\\+[lxe]\\.'
            and vacancy_id > ${after} and vacancy_id <= ${after + BATCH_SIZE}
        ),
        pair as (
          select a.vacancy_id as id, array_to_tsvector(array_agg(a.lexeme || '+' || b.lexeme)) as lexemes
          from filter a join filter b on b.vacancy_id = a.vacancy_id and b.kind > a.kind
          group by a.vacancy_id
        )
        update vacancy_search set lex = lex || lexemes from pair where id = vacancy_id and lex <> lex || lexemes`,
      )
      .execute(db);
    report(Math.min(after + BATCH_SIZE, last), last);
  }
}
