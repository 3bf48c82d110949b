import type { decideModerationCase } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import type { StaffInput } from '../../../infra/http/staff-action.ts';
import type { Before, DecisionOrigin, LockedCase } from './decisions.queries.ts';

export type DecisionInput = Pick<StaffInput<typeof decideModerationCase>, 'body' | 'actor' | 'by'>;

/** A decision while it is carried out. */
export interface DecisionContext {
  /** The case as it was. */
  found: LockedCase;
  tx: Db;
  now: Date;
  /** Mails and warnings about it leave then: until then it can be undone. */
  undoUntil: Date;
  body: Pick<DecisionInput['body'], 'reason' | 'note' | 'endsSessions' | 'exceptFindingIDs' | 'exceptReportIDs'>;
  /** Text for the history of the vacancy. */
  cause: string;
  by: string;
  origin: DecisionOrigin;
}

/** The changes of a decision, and the text for staff. */
export interface DecisionResult {
  before: Before;
  reply: string;
}

/** Current values of the case and the vacancy that a decision changes. */
export const beforeOf = (found: LockedCase): Omit<Before, 'left'> => ({
  version: found.version,
  state: found.state,
  holdsVacancy: found.holdsVacancy,
  dueAt: found.dueAt.toISOString(),
  decidedAt: found.decidedAt?.toISOString() ?? null,
  vacancy: {
    status: found.vacancyStatus,
    toldAfter: found.notifyAfter?.toISOString() ?? null,
    isFraud: found.isFraud,
  },
  findings: [],
  reports: [],
  relatedCaseIds: [],
  signedOutStaffId: null,
  claimedBy: null,
  isNewCase: false,
});
