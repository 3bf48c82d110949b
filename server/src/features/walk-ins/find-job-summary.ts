import type { Db } from '../../infra/database/connect.ts';
import { mapKnownCards } from '../vacancies/index.ts';

interface Job {
  jobTitle: string;
  company: string;
  isManualPostedJob: boolean;
}

/** What the vacancy of an invitation is called, also when it is closed; nothing when there is none. */
export async function findJob(db: Db, vacancyId: number, now: Date): Promise<Job | undefined> {
  const card = (await mapKnownCards(db, [vacancyId], now)).get(vacancyId)?.card;
  return card && { jobTitle: card.jobTitle, company: card.orgName, isManualPostedJob: card.isManualPostedJob };
}
