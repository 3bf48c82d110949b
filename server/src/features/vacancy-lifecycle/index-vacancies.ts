import type { Db } from '../../infra/database/connect.ts';
import { learnNames } from '../search/index/vocabulary.ts';
import { queueForMatching } from './life-cycle.queries.ts';
import { listSearchable, searchRowOf, writeSearchRows } from './publishing.queries.ts';

/** Makes vacancies that became live, or changed while live, findable: in the same transaction, so search never lags; listings follow. */
export async function putIntoSearch(tx: Db, vacancyIds: number[]): Promise<void> {
  if (vacancyIds.length === 0) return;
  const vacancies = await listSearchable(tx, vacancyIds);
  await writeSearchRows(tx, vacancies.map(searchRowOf));
  await queueForMatching(tx, vacancyIds);
  await learnNames(
    tx,
    vacancies.flatMap(({ title, skills, companyName, locations }) => [
      ...[title, ...skills, companyName].map((text) => ({ text, is_place: false })),
      ...locations.map((text) => ({ text, is_place: true })),
    ]),
  );
}
