import type { Db } from '../../../infra/database/connect.ts';
import { queueMessage } from '../../notifications/index.ts';
import {
  findApplicant,
  insertTimelineStep,
  type TimelineStep,
  updateApplicationStatus,
} from './application-status.queries.ts';

/** Statuses that send a mail; a viewed application does not. */
const mailTemplates = {
  Shortlisted: 'application-shortlisted',
  'Not selected': 'application-not-selected',
  Closed: 'application-closed',
} as const;

const hasMail = (status: TimelineStep['status']): status is keyof typeof mailTemplates => status in mailTemplates;

/** Idempotency keys of the mails that a step of the timeline may have caused. */
export const statusMailKeys = (stepId: number): string[] =>
  Object.values(mailTemplates).map((template) => `${template}:${stepId}`);

/**
 * Queues the mail about a step of the timeline, if its status is an important one.
 * @param notBefore when it is sent at the earliest, so that the step can be undone until then
 */
export async function queueStatusMail(tx: Db, step: TimelineStep, stepId: number, notBefore?: Date): Promise<void> {
  const { applicationId, status, note, at } = step;
  if (!hasMail(status)) return;
  const { accountId, email, isFraud, ...names } = await findApplicant(tx, applicationId);
  // Everyone who applied for a fraud is warned instead.
  if (isFraud && status === 'Closed') return;
  const template = mailTemplates[status];
  const data = { ...names, note };
  const key = `${template}:${stepId}`;
  await queueMessage(tx, { key, accountId, channel: 'mail', to: email, template, data }, at, notBefore);
}

/**
 * Changes the status of a locked application, adds the step to its timeline and queues a mail for important statuses.
 */
export async function changeApplicationStatus(tx: Db, step: TimelineStep): Promise<void> {
  await updateApplicationStatus(tx, step);
  await queueStatusMail(tx, step, await insertTimelineStep(tx, step));
}
