import type { Db } from '../../platform/database/connect.ts';
import { listSearchable, type SearchRow, writeSearchRows } from './publishing.queries.ts';
import { makeLexemes } from './search/make-lexemes.ts';
import { learnNames } from './search/vocabulary.ts';

/** Makes vacancies that became live, or changed while live, findable: in the same transaction, so search never lags. */
export async function putIntoSearch(tx: Db, vacancyIds: number[]): Promise<void> {
  if (vacancyIds.length === 0) return;
  const vacancies = await listSearchable(tx, vacancyIds);
  const rows: SearchRow[] = vacancies.map((vacancy) => ({ vacancy_id: vacancy.id, lex: makeLexemes(vacancy) }));
  await writeSearchRows(tx, rows);
  await learnNames(
    tx,
    vacancies.flatMap(({ title, skills, companyName, locations }) => [
      ...[title, ...skills, companyName].map((text) => ({ text, is_place: false })),
      ...locations.map((text) => ({ text, is_place: true })),
    ]),
  );
}
