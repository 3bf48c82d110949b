import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';

/** Statistics that PostgreSQL's last `analyze` of the search table stored. Shares are of all rows, from 0 to 1. */
export interface StoredStatistics {
  rows: number;
  /** The most common lexemes. */
  lexemes: [string, number][];
  /** Instants at which many vacancies were posted. */
  commonMoments: { at: Date; share: number }[];
  /** Histogram bounds of all other posting times: between two neighbours lie equally many vacancies. */
  moments: Date[];
}

interface StatisticsRow {
  rows: number;
  lexemes: string[] | null;
  lexeme_shares: number[] | null;
  common_moments: Date[] | null;
  common_shares: number[] | null;
  moments: Date[] | null;
}

/** Reads the statistics of the search table from PostgreSQL's catalogue. */
export async function readStatistics(db: Db): Promise<StoredStatistics> {
  const { rows } = await sql<StatisticsRow>`
    select
      pg_class.reltuples::int as rows,
      lex.most_common_elems::text::text[] as lexemes,
      lex.most_common_elem_freqs as lexeme_shares,
      posted.most_common_vals::text::timestamptz[] as common_moments,
      posted.most_common_freqs as common_shares,
      posted.histogram_bounds::text::timestamptz[] as moments
    from pg_class
      left join pg_stats lex on lex.schemaname = current_schema() and lex.tablename = relname and lex.attname = 'lex'
      left join pg_stats posted
        on posted.schemaname = current_schema() and posted.tablename = relname and posted.attname = 'posted_at'
    where pg_class.oid = 'vacancy_search'::regclass`.execute(db);
  const row = rows[0];
  const pairs = <T>(values: T[] | null | undefined, shares: number[] | null | undefined) =>
    (values ?? []).map((value, i): [T, number] => [value, shares?.[i] ?? 0]);
  return {
    rows: row?.rows ?? 0,
    lexemes: pairs(row?.lexemes, row?.lexeme_shares),
    commonMoments: pairs(row?.common_moments, row?.common_shares).map(([at, share]) => ({ at, share })),
    moments: row?.moments ?? [],
  };
}
