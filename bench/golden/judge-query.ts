import { sql } from 'kysely';
import type { SearchResult } from '../../server/src/features/search/engine/vacancy-search.ts';
import type { GoldenQuery } from '../../server/src/features/search/golden/golden-query.ts';
import type { Db } from '../../server/src/infra/database/connect.ts';

/** Of the postings found first, this share must say what was asked for. */
const SHARE = 0.8;

/** What a found posting says of itself. */
export interface Found {
  title: string;
  /** Title, skills, company, places, degrees, industry and years as `years:0-2`. */
  says: string;
}

/** How the first ten of a query look. */
export interface Judgement {
  kind: string;
  keyword: string;
  searchedFor: string | undefined;
  found: Found[];
  /** How many of them are right; undefined when the query is not asked of real postings. */
  right: number | undefined;
  /** Nothing found, fewer right ones than the share, or one that must not be there; or why it is not asked. */
  verdict: 'pass' | 'nothing found' | 'few are right' | 'has what must not be' | 'skipped';
  /** The verdict means that the command fails. */
  fails: boolean;
  /** Titles that are not right, or why the query is skipped. */
  details: string[];
}

/** What postings say of themselves, in the order of their ids. */
export async function listFound(db: Db, ids: number[]): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select title, concat_ws(' | ', title, array_to_string(skills, ', '), companies.name, array_to_string(locations, ', '),
      array_to_string(job_modes, ', '), array_to_string(educations, ', '), ug, pg, industry_type, department,
      'years:' || experience_from_years || '-' || coalesce(experience_to_years::text, '')) as says
    from unnest(${ids}::int[]) with ordinality as wanted (id, place)
    join vacancies using (id) join companies on companies.id = company_id order by place`.execute(db);
  return rows;
}

/** Judges the first postings of a query by what its golden entry says of real ones. */
export function judge(kind: string, query: GoldenQuery, { searchedFor }: SearchResult, found: Found[]): Judgement {
  const { keyword, real, realNever } = query;
  const judgement = { kind, keyword, searchedFor, found };
  if (typeof real === 'string') {
    return { ...judgement, right: undefined, verdict: 'skipped', fails: false, details: [real] };
  }
  const wanted = [real].flat();
  const wrong = found.filter(({ says }) => !wanted.every((pattern) => pattern.test(says)));
  const banned = found.filter(({ title }) => realNever?.test(title));
  const right = found.length - wrong.length;
  const titles = (list: Found[]) => list.map(({ title }) => title);
  if (found.length === 0) return { ...judgement, right, verdict: 'nothing found', fails: true, details: [] };
  if (banned.length > 0)
    return { ...judgement, right, verdict: 'has what must not be', fails: true, details: titles(banned) };
  const isFew = right < found.length * SHARE;
  return { ...judgement, right, verdict: isFew ? 'few are right' : 'pass', fails: false, details: titles(wrong) };
}
