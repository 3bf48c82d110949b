import type { Db } from '../../infra/database/connect.ts';
import { queueMessage } from '../notifications/index.ts';
import { mapAnswerDays } from './answer-times.queries.ts';
import { findSentFacts } from './applications.queries.ts';
import { expectAnswerBy } from './expect-answer.ts';

/**
 * Queues the mail that confirms an application: one per application, so that withdrawing it and sending it again mails
 * nothing.
 */
export async function sendConfirmation(tx: Db, applicationId: number, now: Date): Promise<void> {
  const { accountId, email, companyId, ...facts } = await findSentFacts(tx, applicationId);
  const days = (await mapAnswerDays(tx, [companyId], now)).get(companyId);
  const data = {
    ...facts,
    answerBy: expectAnswerBy(now, days, now)?.toISOString() ?? '',
    moneyQuestion: { applicationId, appliedAt: now.toISOString() },
  };
  const key = `application-sent:${applicationId}`;
  await queueMessage(tx, { key, accountId, channel: 'mail', to: email, template: 'application-sent', data }, now);
}
