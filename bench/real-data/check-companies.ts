import { gunzipSync } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { foldCompanyName } from '../../server/src/features/vacancy-lifecycle/index.ts';

/** As docs/operators.md states it: names after the import's folding, and those that only differ in their legal form. */
const EXPECTED = { names: 18_171, companies: 1_228, groups: 598 };

/** Compares how many companies of real postings are likely the same with the documented figures. One line for each difference. */
export async function checkCompanies<Schema>(db: Kysely<Schema>, postings: Buffer): Promise<string[]> {
  const lines = gunzipSync(postings).toString('utf8').trimEnd().split('\n');
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
    ) likely`.execute(db);
  const found = { names: names.size, companies: 0, groups: 0, ...rows[0] };
  return Object.entries(EXPECTED).flatMap(([what, expected]) => {
    const actual = found[what as keyof typeof EXPECTED];
    return actual === expected ? [] : [`companies that are likely the same, ${what}: ${actual} instead of ${expected}`];
  });
}
