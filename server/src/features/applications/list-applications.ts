import type { SentApplication } from '@aarambh/contract';
import type { Db } from '../../infra/database/connect.ts';
import { mapKnownCards } from '../vacancies/index.ts';
import { mapAnswerDays } from './answer-times.queries.ts';
import { expectAnswerBy } from './expect-answer.ts';
import { listApplicationRows } from './list-applications.queries.ts';
import { canBecome } from './status/application-status.ts';

/** Statuses in which an answer is still awaited. */
const waiting = new Set(['Sent', 'Viewed']);

/** Lists the applications of an account with vacancy, status and timeline, newest first. */
export async function listApplications(db: Db, accountId: number, now: Date): Promise<SentApplication[]> {
  const rows = (await listApplicationRows(db, accountId, now)).map((row) => ({
    ...row,
    // What staff decided a moment ago is not shown yet.
    status: row.steps.at(-1)?.status ?? row.status,
  }));
  const vacancies = await mapKnownCards(
    db,
    rows.map(({ vacancyId }) => vacancyId),
    now,
  );
  const awaited = rows.flatMap(({ vacancyId, status }) => {
    const vacancy = waiting.has(status) ? vacancies.get(vacancyId) : undefined;
    return vacancy?.isLive ? [vacancy.card.companyID] : [];
  });
  const answerDays = await mapAnswerDays(db, [...new Set(awaited)], now);
  return rows.flatMap(({ id, vacancyId, status, appliedAt, resumeName, steps }) => {
    const vacancy = vacancies.get(vacancyId);
    if (!vacancy) return [];
    const isAwaited = vacancy.isLive && waiting.has(status);
    const answerBy = isAwaited ? expectAnswerBy(appliedAt, answerDays.get(vacancy.card.companyID), now) : undefined;
    return {
      ...vacancy.card,
      applicationID: id,
      appliedOn: appliedAt.toISOString(),
      resumeName,
      status,
      timeline: steps.map((step) => ({ status: step.status, on: new Date(step.at).toISOString(), note: step.note })),
      isLive: vacancy.isLive,
      canWithdraw: vacancy.isLive && canBecome(status, 'Withdrawn'),
      answerExpectedBy: answerBy?.toISOString() ?? null,
    };
  });
}
