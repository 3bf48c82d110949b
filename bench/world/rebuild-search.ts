import { sql } from 'kysely';
import { rebuildSearchVocabulary } from '../../server/src/features/vacancies/index.ts';
import { listSearchable, writeSearchRows } from '../../server/src/features/vacancies/publishing.queries.ts';
import { makeLexemes } from '../../server/src/features/vacancies/search/make-lexemes.ts';
import type { Platform } from '../../server/src/platform/platform.ts';

const BATCH = 2_000;
/** One is written by the database while the other's words are read. */
const LANES = 3;

/** Fills search from `vacancies` in bulk, makes its index afterwards and the vocabulary; answers how many there are. */
export async function rebuildSearch(
  { db, clock }: Platform,
  { progress = () => undefined }: { progress?: (done: number, total: number) => void } = {},
): Promise<number> {
  const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0)::int as last from vacancies`.execute(db);
  const last = rows[0]?.last ?? 0;
  await sql`drop index vacancy_search_lex`.execute(db);
  await sql`truncate vacancy_search`.execute(db);
  let next = 1;
  let done = 0;
  const lane = async () => {
    while (next <= last) {
      const ids = Array.from({ length: Math.min(BATCH, last - next + 1) }, (_, i) => next + i);
      next += BATCH;
      const vacancies = await listSearchable(db, ids);
      await writeSearchRows(
        db,
        vacancies.map((vacancy) => ({ vacancy_id: vacancy.id, lex: makeLexemes(vacancy) })),
      );
      done += ids.length;
      progress(done, last);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local maintenance_work_mem = '512MB'`.execute(tx);
    await sql`create index vacancy_search_lex on vacancy_search using gin (lex) with (fastupdate = off)`.execute(tx);
  });
  await rebuildSearchVocabulary(db, clock.now());
  await sql`vacuum analyze vacancy_search`.execute(db);
  return done;
}
