import type { Db } from '../../infra/database/connect.ts';
import { mapKnownCards } from '../vacancies/index.ts';

interface JobSummary {
  jobTitle: string;
  company: string;
  isManualPostedJob: boolean;
}

/** Title and company of a vacancy, also if closed; undefined if it does not exist. */
export async function findJobSummary(db: Db, vacancyId: number, now: Date): Promise<JobSummary | undefined> {
  const card = (await mapKnownCards(db, [vacancyId], now)).get(vacancyId)?.card;
  return card && { jobTitle: card.jobTitle, company: card.orgName, isManualPostedJob: card.isManualPostedJob };
}
