import { sql } from 'kysely';
import type { SearchResult } from '../../server/src/features/search/engine/vacancy-search.ts';
import type { GoldenQuery } from '../../server/src/features/search/golden/golden-query.ts';
import type { Db } from '../../server/src/infra/database/connect.ts';

/** Share of the first results that must be relevant. */
const SHARE = 0.8;

/** The text of a result. */
export interface Found {
  title: string;
  /** Title, skills, company, places, degrees, industry and years as `years:0-2`. */
  text: string;
}

/** Judgement of the first ten results of a query. */
export interface Judgement {
  kind: string;
  keyword: string;
  searchedFor: string | undefined;
  found: Found[];
  /** Number of relevant results; undefined if the query is skipped on real postings. */
  relevant: number | undefined;
  /** Too few relevant results are reported; no result or a forbidden one fails the run. */
  verdict: 'pass' | 'nothing found' | 'few relevant' | 'forbidden result' | 'skipped';
  /** Whether the run fails. */
  fails: boolean;
  /** Irrelevant titles, or the reason for skipping. */
  details: string[];
}

/** Texts of postings in the order of their ids. */
export async function listFound(db: Db, ids: number[]): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select title, concat_ws(' | ', title, array_to_string(skills, ', '), companies.name, array_to_string(locations, ', '),
      array_to_string(job_modes, ', '), array_to_string(educations, ', '), ug, pg, industry_type, department,
      'years:' || experience_from_years || '-' || coalesce(experience_to_years::text, '')) as text
    from unnest(${ids}::int[]) with ordinality as wanted (id, position)
    join vacancies using (id) join companies on companies.id = company_id order by position`.execute(db);
  return rows;
}

/** Judges the first results of a query by the rules of its golden entry for real postings. */
export function judge(kind: string, query: GoldenQuery, { searchedFor }: SearchResult, found: Found[]): Judgement {
  const { keyword, real, realNever } = query;
  const judgement = { kind, keyword, searchedFor, found };
  if (typeof real === 'string') {
    return { ...judgement, relevant: undefined, verdict: 'skipped', fails: false, details: [real] };
  }
  const wanted = [real].flat();
  const wrong = found.filter(({ text }) => !wanted.every((pattern) => pattern.test(text)));
  const banned = found.filter(({ title }) => realNever?.test(title));
  const relevant = found.length - wrong.length;
  const titles = (list: Found[]) => list.map(({ title }) => title);
  if (found.length === 0) return { ...judgement, relevant, verdict: 'nothing found', fails: true, details: [] };
  if (banned.length > 0)
    return { ...judgement, relevant, verdict: 'forbidden result', fails: true, details: titles(banned) };
  const isFew = relevant < found.length * SHARE;
  return { ...judgement, relevant, verdict: isFew ? 'few relevant' : 'pass', fails: false, details: titles(wrong) };
}
