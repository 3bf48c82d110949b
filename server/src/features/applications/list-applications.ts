import type { SentApplication } from '@aarambh/contract';
import type { Db } from '../../infra/database/connect.ts';
import { mapKnownCards } from '../vacancies/index.ts';
import { listApplicationRows } from './list-applications.queries.ts';
import { canBecome } from './status/application-status.ts';

/** Lists the applications of an account with vacancy, status and timeline, newest first. */
export async function listApplications(db: Db, accountId: number, now: Date): Promise<SentApplication[]> {
  const rows = await listApplicationRows(db, accountId);
  const vacancies = await mapKnownCards(
    db,
    rows.map(({ vacancyId }) => vacancyId),
    now,
  );
  return rows.flatMap(({ id, vacancyId, status, appliedAt, resumeName, steps }) => {
    const vacancy = vacancies.get(vacancyId);
    if (!vacancy) return [];
    return {
      ...vacancy.card,
      applicationID: id,
      appliedOn: appliedAt.toISOString(),
      resumeName,
      status,
      timeline: steps.map((step) => ({ status: step.status, on: new Date(step.at).toISOString(), note: step.note })),
      isLive: vacancy.isLive,
      canWithdraw: vacancy.isLive && canBecome(status, 'Withdrawn'),
    };
  });
}
