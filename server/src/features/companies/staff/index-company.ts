import type { Db } from '../../../infra/database/connect.ts';
import { indexVacancies } from '../../vacancy-lifecycle/index.ts';
import { listLiveIds } from './change-company.queries.ts';

const BATCH_SIZE = 500;

/** Indexes the live vacancies of a company again: search rows contain its name and number. */
export async function indexCompany(tx: Db, companyId: number): Promise<void> {
  const ids = await listLiveIds(tx, companyId);
  for (let start = 0; start < ids.length; start += BATCH_SIZE)
    await indexVacancies(tx, ids.slice(start, start + BATCH_SIZE));
}
