import type { AppContext } from '../../server/src/app-context.ts';
import { createPostgresSearch } from '../../server/src/features/search/engine/postgres-search.ts';
import { goldenQueries } from '../../server/src/features/search/golden/golden-queries.ts';
import { reportOf } from './golden-report.ts';
import { type Judgement, judge, listFound } from './judge-query.ts';

/** Runs the golden queries of the tests, which pass or fail, on imported postings. */
export async function judgePassFail({ db, clock }: AppContext): Promise<{ report: string; fails: boolean }> {
  const search = createPostgresSearch(db);
  const judgements: Judgement[] = [];
  for (const { kind, queries } of goldenQueries) {
    for (const query of queries) {
      const result = await search.find({ keyword: query.keyword, now: clock.now(), offset: 0, limit: 10 });
      judgements.push(judge(kind, query, result, await listFound(db, result.ids)));
    }
  }
  return { report: reportOf(judgements), fails: judgements.some(({ fails }) => fails) };
}
