import { decisionReasonText } from '@aarambh/contract';
import { CallError } from '../../../lib/call-error.ts';
import { addWorkingMinutes } from '../../../lib/india-time/working-time.ts';
import { queueMessage } from '../../notifications/index.ts';
import { findPosterContact } from '../cases/poster-contact.queries.ts';
import { beforeOf, type DecisionContext, type DecisionResult } from './decision-context.ts';
import { readVacancyState, updateCase } from './decisions.queries.ts';

/** The poster has a working day to answer. */
const ANSWER_MINUTES = 12 * 60;

/** Idempotency key of the mail that asks the poster; each question is a change of the case. */
export const questionKey = (caseId: number, version: number): string => `posting-question:${caseId}:${version}`;

/**
 * Asks the contact of a posting by mail, else its poster or its company; the case is due again when the answer is due.
 * @throws {CallError} conflict without an address, or when it may not get the mail
 */
export async function askPoster({ found, tx, now, body, undoUntil }: DecisionContext): Promise<DecisionResult> {
  const { id, version, jobTitle, orgName, holdsVacancy, vacancyId } = found;
  const contact = await findPosterContact(tx, vacancyId);
  if (!contact)
    throw new CallError(
      'conflict',
      'No address is known of its contact, of who posted it or of its company. Write to its source, and note what they say.',
    );
  await updateCase(tx, id, { state: 'asked', due_at: addWorkingMinutes(now, ANSWER_MINUTES) });
  const question = decisionReasonText(body.reason);
  const data = { caseId: id, jobTitle, orgName, question, note: body.note, isHidden: holdsVacancy };
  const message = { accountId: null, channel: 'mail', to: contact.email, template: 'posting-question', data } as const;
  const isQueued = await queueMessage(tx, { key: questionKey(id, version), ...message }, now, undoUntil);
  if (!isQueued)
    throw new CallError(
      'conflict',
      'This address gets no mail: it has got as many today as it may, or an account has it that never verified it. Ask them otherwise, and note what they say.',
    );
  return {
    before: { ...beforeOf(found), left: await readVacancyState(tx, vacancyId) },
    reply: `The question leaves in two minutes to ${contact.email}.`,
  };
}
