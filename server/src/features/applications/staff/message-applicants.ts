import {
  type CallAnswer,
  type CallOutput,
  fillPlaceholders,
  MOVE_DELAY_MS,
  type messageApplicants as messageApplicantsCall,
} from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import type { RecordAction, StaffActor } from '../../../infra/http/staff-action.ts';
import { CallError, refusesRow } from '../../../lib/call-error.ts';
import { queueMessage } from '../../notifications/index.ts';
import { findApplicant } from '../status/application-status.queries.ts';
import { findMessageOfBatch, insertApplicantMessage } from './applicant-messages.queries.ts';
import { type LockedApplicant, lockApplicant } from './move-applicants.queries.ts';

type Request = CallOutput<typeof messageApplicantsCall>['body'];

/** Idempotency key of the mail of a message. */
export const applicantMailKey = (messageId: number): string => `application-message:${messageId}`;

/** Why an applicant gets no message; undefined if one may be sent. */
function findObstacle({ stage }: LockedApplicant, isFraud: boolean): string | undefined {
  if (isFraud) return 'The vacancy was a fraud. Its applicants were warned.';
  if (stage === 'Withdrawn') return 'The applicant has withdrawn.';
  if (stage === 'Closed') return 'The vacancy has ended.';
  if (stage === 'Not selected') return 'Is not selected.';
  return undefined;
}

/**
 * Mails one applicant; a repeated request finds its message.
 * @returns the number of the message @throws {CallError} not_found, conflict
 */
async function messageApplicant(
  tx: Db,
  applicationId: number,
  { batchID, subject, text }: Request,
  { actor, now, recordAction }: { actor: StaffActor; now: Date; recordAction: RecordAction },
): Promise<number> {
  const applicant = await lockApplicant(tx, applicationId);
  if (!applicant) throw new CallError('not_found', 'There is no application with this number.');
  const earlier = await findMessageOfBatch(tx, applicationId, batchID);
  if (earlier !== undefined) return earlier;
  const { accountId, email, isFraud, ...facts } = await findApplicant(tx, applicationId);
  const obstacle = findObstacle(applicant, isFraud);
  if (obstacle) throw new CallError('conflict', obstacle);

  const content = { subject: fillPlaceholders(subject, facts), text: fillPlaceholders(text, facts) };
  const leavesAt = new Date(now.getTime() + MOVE_DELAY_MS);
  const messageId = await insertApplicantMessage(tx, {
    applicationId,
    batchId: batchID,
    subject: content.subject,
    body: content.text,
    actor: actor.name,
    staffId: actor.staff?.staffId ?? null,
    at: now,
    leavesAt,
  });
  const mail = { channel: 'mail', template: 'application-message', key: applicantMailKey(messageId) } as const;
  const data = { ...facts, ...content };
  if (!(await queueMessage(tx, { ...mail, accountId, to: email, data }, now, leavesAt)))
    throw new CallError('conflict', 'The email address is not verified, or has got as many mails today as it may.');
  await recordAction(tx, {
    target: { kind: 'application', id: applicationId },
    // The text has the name of the applicant: it stays with the application, and is erased with it.
    after: { messageID: messageId },
  });
  return messageId;
}

/**
 * Mails applicants a text with their data, each in its own transaction with its audit row. The mails leave after
 * ten minutes. A call about one applicant answers the cause why it cannot be done as an error.
 */
export async function messageApplicants(
  { db, clock }: AppContext,
  request: Request,
  actor: StaffActor,
  recordAction: RecordAction,
): Promise<CallAnswer<typeof messageApplicantsCall>> {
  const outcome: CallAnswer<typeof messageApplicantsCall> = { done: [], skipped: [] };
  for (const applicationID of request.applicationIDs) {
    try {
      const by = { actor, now: clock.now(), recordAction };
      const messageID = await db.transaction().execute((tx) => messageApplicant(tx, applicationID, request, by));
      outcome.done.push({ applicationID, messageID });
    } catch (error) {
      if (!refusesRow(error) || request.applicationIDs.length === 1) throw error;
      outcome.skipped.push({ applicationID, cause: error.message });
    }
  }
  return outcome;
}
