import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { readSharedData } from '../../../testing/read-shared-data.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { foldCompanyName } from '../../vacancy-lifecycle/index.ts';

const { context } = await openTestApp();
const jobs = readSharedData('jobs.jsonl.gz');

it.skipIf(!jobs)('finds the companies of real postings that differ only in their legal form', async () => {
  const lines = gunzipSync(jobs ?? Buffer.alloc(0))
    .toString('utf8')
    .trimEnd()
    .split('\n');
  const names = new Map(
    lines.map((line) => {
      const { company } = JSON.parse(line) as { company: string };
      return [foldCompanyName(company), company];
    }),
  );
  const { rows } = await sql<{ groups: number; companies: number }>`
    select count(*)::int as groups, sum(size)::int as companies from (
      select count(*) as size from unnest(${[...names.values()]}::text[]) name
      group by plain_company_name(name) having count(*) > 1
    ) likely`.execute(context.db);
  expect(names.size).toBe(18_171);
  expect(rows).toEqual([{ groups: 598, companies: 1_228 }]);
});
