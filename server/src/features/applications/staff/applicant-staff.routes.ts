import {
  getApplicant,
  listAllApplicants,
  MOVE_DELAY_MS,
  messageApplicants as messageApplicantsCall,
  moveApplicants as moveApplicantsCall,
  undoApplicantMessages,
  undoApplicantMoves,
} from '@aarambh/contract';
import { hasReached } from '../../../infra/database/is-reached.ts';
import { type StaffAction, staffAction } from '../../../infra/http/staff-action.ts';
import { CallError } from '../../../lib/call-error.ts';
import { isVacancy } from '../list-applications.queries.ts';
import { listApplicantMessages } from './applicant-messages.queries.ts';
import { findApplicantDetails, listApplicantRows } from './applicants.queries.ts';
import { messageApplicants } from './message-applicants.ts';
import { findLastStep } from './move-applicants.queries.ts';
import { moveApplicants } from './move-applicants.ts';
import { undoMessages } from './undo-messages.ts';
import { undoMoves } from './undo-moves.ts';
import { undoLimit } from './unseen-step.ts';

const rowByRow = {
  recordsItself: true,
  changedNothing: ({ done }: { done: readonly unknown[] }) => done.length === 0,
} as const;

/** Staff actions on applicants of all vacancies. */
export const applicantStaffActions: readonly StaffAction[] = [
  staffAction(listAllApplicants, async ({ db, clock }, { query }) => {
    const { vacancyID } = query;
    if (vacancyID !== undefined && !(await isVacancy(db, vacancyID)))
      throw new CallError('not_found', 'There is no vacancy with this number.');
    return await listApplicantRows(db, query, clock.now());
  }),

  staffAction(getApplicant, async ({ db, clock }, { params: { applicationID } }) => {
    const now = clock.now();
    const details = await findApplicantDetails(db, applicationID, now);
    if (!details) throw new CallError('not_found', 'There is no application with this number.');
    const last = await findLastStep(db, applicationID);
    const until = last?.stage === details.stage ? undoLimit(last.at) : undefined;
    const messages = await listApplicantMessages(db, applicationID);
    return {
      ...details,
      messages,
      undoUntil: until && !hasReached(until, now, MOVE_DELAY_MS) ? until.toISOString() : null,
    };
  }),

  // One transaction a row: what was done before an interruption stays done, each with its audit row.
  staffAction(
    moveApplicantsCall,
    (context, { body, by }, recordAction) => moveApplicants(context, body, by, recordAction),
    rowByRow,
  ),

  staffAction(
    undoApplicantMoves,
    (context, { body, by }, recordAction) => undoMoves(context, body.rows, by, recordAction),
    rowByRow,
  ),

  staffAction(
    messageApplicantsCall,
    (context, { body, actor }, recordAction) => messageApplicants(context, body, actor, recordAction),
    // A repeated request answers the messages of the first one, which recorded them.
    { recordsItself: true, changedNothing: () => true },
  ),

  staffAction(
    undoApplicantMessages,
    (context, { body }, recordAction) => undoMessages(context, body.messageIDs, recordAction),
    rowByRow,
  ),
];
