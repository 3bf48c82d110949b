import { type ApplicantRow, getApplicant, messageApplicants, undoApplicantMessages } from '@aarambh/contract';
import { useRef, useState } from 'react';
import { showToast } from '../../../ui/index.ts';
import { useStaffAction } from '../../api/index.ts';
import type { SkippedRow } from './use-stage-moves.ts';

/** Recipients of a message, and the values of its placeholders. */
export type Addressee = Pick<ApplicantRow, 'applicationID' | 'fullName' | 'jobTitle' | 'orgName'>;

export interface WrittenMessage {
  subject: string;
  text: string;
}

const invalidates = [getApplicant];
const people = (count: number) => (count === 1 ? '1 applicant' : `${count} applicants`);

/** Mails applicants and withdraws the last mails. Those left out stay in `skipped` until they were read. */
export function useApplicantMessages() {
  const [skipped, setSkipped] = useState<SkippedRow[]>([]);
  const lastSent = useRef<number[]>([]);
  // The same text sent again after an interruption sends no second mail.
  const batch = useRef({ content: '', id: '' });
  const sending = useStaffAction(messageApplicants, { invalidates, done: '' });
  const undoing = useStaffAction(undoApplicantMessages, { invalidates, done: '' });

  async function withdraw(messageIDs: number[]): Promise<void> {
    if (messageIDs.length === 0) return;
    if (lastSent.current === messageIDs) lastSent.current = [];
    const outcome = await undoing.run({ body: { messageIDs } });
    if (!outcome) return;
    setSkipped(outcome.skipped.map(({ messageID, cause }) => ({ fullName: `Message ${messageID}`, cause })));
    if (outcome.done.length > 0) showToast(`Withdrawn for ${people(outcome.done.length)}`);
  }

  async function send(to: readonly Addressee[], message: WrittenMessage): Promise<boolean> {
    const applicationIDs = to.map(({ applicationID }) => applicationID);
    const content = JSON.stringify([applicationIDs, message]);
    if (batch.current.content !== content) batch.current = { content, id: crypto.randomUUID() };
    const outcome = await sending.run({ body: { batchID: batch.current.id, applicationIDs, ...message } });
    if (!outcome) return false;
    batch.current = { content: '', id: '' };
    const names = new Map(to.map(({ applicationID, fullName }) => [applicationID, fullName]));
    setSkipped(
      outcome.skipped.map(({ applicationID, cause }) => ({
        fullName: names.get(applicationID) ?? `Application ${applicationID}`,
        cause,
      })),
    );
    const sent = outcome.done.map(({ messageID }) => messageID);
    if (sent.length > 0) {
      lastSent.current = sent;
      const who = sent.length === 1 && to.length === 1 ? to[0]?.fullName : people(sent.length);
      showToast(`Mail to ${who} will be sent in ten minutes`, { undo: () => withdraw(sent) });
    }
    return true;
  }

  return {
    send,
    withdraw,
    undoLast: () => withdraw(lastSent.current),
    skipped,
    clearSkipped: () => setSkipped([]),
    busy: sending.busy || undoing.busy,
  };
}
