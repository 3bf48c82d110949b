import {
  addCaseNote,
  claimCase,
  closeCase,
  getCase,
  listCases,
  openCase,
  reopenCase,
  replyToCase as replyToCaseCall,
  viewCaseAttachment,
} from '@aarambh/contract';
import { type StaffAction, staffAction } from '../../../infra/http/staff-action.ts';
import { CallError } from '../../../lib/call-error.ts';
import { viewAttachment } from '../mail/view-attachment.ts';
import { dueAt, insertCase } from '../support-cases.queries.ts';
import { changeSupportCase } from './change-support-case.ts';
import { findCase, searchCases } from './find-cases.queries.ts';
import { replyToCase } from './reply-to-case.ts';

const target = ({ body }: { body: { caseID: number } }) => ({ kind: 'case', id: body.caseID }) as const;

/** Support cases. */
export const supportStaffActions: readonly StaffAction[] = [
  staffAction(listCases, ({ db }, { query, actor }) => searchCases(db, query, actor.staff?.staffId)),

  staffAction(getCase, async ({ db }, { params, actor }) => {
    const found = await findCase(db, params.id, actor.staff?.staffId);
    if (!found) throw new CallError('not_found', 'There is no case with this number; it may have been erased.');
    return found;
  }),

  // Drawing takes seconds: not in a transaction.
  staffAction(
    viewCaseAttachment,
    async (context, { params, signal }, recordAction) => {
      const { caseId, pages } = await viewAttachment(context, params.id, signal);
      await recordAction(context.db, { target: { kind: 'case', id: caseId }, after: { attachmentID: params.id } });
      return pages;
    },
    { recordsReading: true, recordsItself: true },
  ),

  staffAction(
    openCase,
    async ({ db, clock }, { body }) => ({
      caseID: (await insertCase(db, { ...body, accountId: null }, clock.now())).caseId,
    }),
    { target: (_input, answer) => answer && { kind: 'case', id: answer.caseID } },
  ),

  staffAction(
    claimCase,
    async (context, { body, actor }) => {
      await changeSupportCase(context, body, actor, ({ claimed_by, claimerName }) => {
        const staffId = actor.staff?.staffId ?? null;
        if (claimed_by !== null && claimed_by !== staffId)
          throw new CallError('conflict', `${claimerName} has claimed this case.`);
        return {
          change: { claimed_by: body.isClaimed ? staffId : null },
          entry: { kind: 'event', body: body.isClaimed ? 'claimed it' : 'released it' },
        };
      });
      return body.isClaimed ? `Case ${body.caseID} is yours.` : `Case ${body.caseID} is free.`;
    },
    { target },
  ),

  staffAction(replyToCaseCall, replyToCase, { target }),

  staffAction(
    addCaseNote,
    async (context, { body, actor }) => {
      const { text, isFromPerson } = body;
      await changeSupportCase(context, body, actor, (_found, _transaction, now) =>
        isFromPerson
          ? {
              change: { state: 'waiting', due_at: dueAt(now), closed_at: null },
              entry: { kind: 'message', body: text, isFromPerson },
            }
          : { change: {}, entry: { kind: 'note', body: text } },
      );
      return isFromPerson ? `Case ${body.caseID} waits for our reply.` : 'The note was added.';
    },
    { target },
  ),

  staffAction(
    closeCase,
    async (context, { body, actor }) => {
      await changeSupportCase(context, body, actor, ({ state }, _transaction, now) => {
        if (state === 'closed') throw new CallError('conflict', 'This case is closed.');
        return {
          change: { state: 'closed', closed_at: now },
          entry: { kind: 'event', body: `closed it: ${body.reason}` },
        };
      });
      return `Case ${body.caseID} is closed.`;
    },
    { target },
  ),

  staffAction(
    reopenCase,
    async (context, { body, actor }) => {
      await changeSupportCase(context, body, actor, ({ state }, _transaction, now) => {
        if (state !== 'closed') throw new CallError('conflict', 'This case is open.');
        return {
          change: { state: 'waiting', due_at: dueAt(now), closed_at: null },
          entry: { kind: 'event', body: `opened it again: ${body.reason}` },
        };
      });
      return `Case ${body.caseID} waits for our reply.`;
    },
    { target },
  ),
];
