import type { Db } from '../../../infra/database/connect.ts';
import { queueMessage } from '../../notifications/index.ts';
import { findApplicant, insertStep, type Step, updateStatus } from './life.queries.ts';

/** What its owner is written about; that somebody looked at it is no reason for a mail. */
const mailOf = {
  Shortlisted: 'application-shortlisted',
  'Not selected': 'application-not-selected',
  Closed: 'application-closed',
} as const;

const hasMail = (status: Step['status']): status is keyof typeof mailOf => status in mailOf;

/** Moves a locked application on: its status, its timeline, and a mail where the step is worth one. */
export async function takeStep(tx: Db, step: Step): Promise<void> {
  const { applicationId, status, note, at } = step;
  await updateStatus(tx, step);
  const stepId = await insertStep(tx, step);
  if (!hasMail(status)) return;
  const { accountId, email, ...names } = await findApplicant(tx, applicationId);
  const template = mailOf[status];
  const data = { ...names, note };
  const key = `${template}:${stepId}`;
  await queueMessage(tx, { key, accountId, channel: 'mail', to: email, template, data }, at);
}
