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

/**
 * Changes the status of a locked application, adds the step to its timeline and queues a mail for important statuses.
 */
export async function changeApplicationStatus(tx: Db, step: TimelineStep): Promise<void> {
  const { applicationId, status, note, at } = step;
  await updateApplicationStatus(tx, step);
  const stepId = await insertTimelineStep(tx, step);
  if (!hasMail(status)) return;
  const { accountId, email, ...names } = await findApplicant(tx, applicationId);
  const template = mailTemplates[status];
  const data = { ...names, note };
  const key = `${template}:${stepId}`;
  await queueMessage(tx, { key, accountId, channel: 'mail', to: email, template, data }, at);
}
