import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import { recordStatusChanges, removeFromSearch } from './change-vacancy-status.queries.ts';
import type { Reason } from './change-vacancy-status.ts';
import {
  countLiveVacancies,
  findCompanyByFoldedName,
  type GroupKey,
  hasVacancies,
  lockLiveVacancies,
  setClosed,
} from './close-vacancies.queries.ts';
import { foldCompanyName } from './fold-company-name.ts';

/** Vacancies closed per transaction. */
const BATCH_SIZE = 500;

export interface VacancyGroup {
  where: GroupKey;
  /** 'the company Tulsi Granites', 'the source partner'. */
  name: string;
  /** Live vacancies at present. */
  live: number;
}

/** Finds the vacancies of a company, by its name in any spelling, or of an import source; undefined when there is none. */
export async function findVacancyGroup(
  db: Db,
  of: { company: string } | { source: string },
): Promise<VacancyGroup | undefined> {
  if ('company' in of) {
    const company = await findCompanyByFoldedName(db, foldCompanyName(of.company));
    if (!company) return undefined;
    const where = { companyId: company.id };
    return { where, name: `the company ${company.name}`, live: await countLiveVacancies(db, where) };
  }
  const where = { source: of.source.trim() };
  if (!(await hasVacancies(db, where))) return undefined;
  return { where, name: `the source ${where.source}`, live: await countLiveVacancies(db, where) };
}

/**
 * Closes all live vacancies of a company or an import source, in batches; when it is interrupted, running it again closes
 * the rest. Returns their number.
 */
export async function closeLiveVacancies({ db, clock }: AppContext, where: GroupKey, reason: Reason): Promise<number> {
  let total = 0;
  for (let closed = BATCH_SIZE; closed === BATCH_SIZE; total += closed) {
    closed = await db.transaction().execute(async (tx) => {
      const now = clock.now();
      const ids = await lockLiveVacancies(tx, where, BATCH_SIZE);
      await setClosed(tx, ids, now);
      await recordStatusChanges(tx, ids, 'live', 'closed', reason, now);
      await removeFromSearch(tx, ids);
      return ids.length;
    });
  }
  return total;
}
