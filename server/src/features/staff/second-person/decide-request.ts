import { type CallDefinition, hasStaffPermission, REQUEST_DAYS, type StaffPermission } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { joinTransaction } from '../../../infra/database/join-transaction.ts';
import { retryTransactions } from '../../../infra/database/retry-transactions.ts';
import type { StaffCaller } from '../../../infra/http/caller.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import type { StaffAction, StaffInput } from '../../../infra/http/staff-action.ts';
import { CallError } from '../../../lib/call-error.ts';
import { listPersonNames } from '../audit/person-names.queries.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { actionName, runStaffAction } from '../run-staff-action.ts';
import { checkSignedInStaff } from '../sign-in/check-signed-in-staff.ts';
import { findStaff, isSuspended } from '../staff.queries.ts';
import { decideStaffRequest, hasExpired, lockStaffRequest } from './staff-requests.queries.ts';

export const OWN_REQUEST = 'You asked for this yourself: another person must decide.';

type Requester = NonNullable<Awaited<ReturnType<typeof findStaff>>>;
type Decision = 'approve' | 'decline' | 'withdraw';
const statusOf = { approve: 'approved', decline: 'declined', withdraw: 'withdrawn' } as const;

/** What the requester sent, as input of the action: of the requester, with the decider as second person. */
function toInput(
  sent: object,
  { id: staffId, fullName, roles }: Requester,
  second: StaffCaller,
  origin: Origin,
): StaffInput<CallDefinition> {
  const actor = { name: fullName, staff: { staffId, fullName, roles }, second, origin };
  return { ...sent, by: fullName, actor, file: undefined, headers: {} } as unknown as StaffInput<CallDefinition>;
}

/**
 * Decides a request. An approved one runs in the same transaction, as its requester with the decider as second person; one
 * that fails stays waiting.
 * @throws {CallError} not_found, conflict when it is decided or has expired, forbidden for one's own or without the permission, and what
 *   the action throws
 */
export async function decideRequest(
  context: AppContext,
  actions: readonly StaffAction[],
  { requestID, decision }: { requestID: number; decision: Decision },
  caller: StaffCaller,
  origin: Origin,
): Promise<string> {
  return await retryTransactions(context.db)
    .transaction()
    .execute(async (transaction) => {
      const joined = joinTransaction(transaction);
      const now = context.clock.now();
      const request = await lockStaffRequest(transaction, requestID);
      await checkSignedInStaff(transaction, now);
      if (!request) throw new CallError('not_found');
      if (request.status !== 'waiting') throw new CallError('conflict', `This request was ${request.status} already.`);
      if (hasExpired(request, now))
        throw new CallError('conflict', `This request expired after ${REQUEST_DAYS} days. Please make a new request.`);
      const isOwn = request.requested_by === caller.staffId;
      if (isOwn !== (decision === 'withdraw')) throw new CallError('forbidden', isOwn ? OWN_REQUEST : undefined);
      if (!isOwn && !hasStaffPermission(caller.roles, request.permission as StaffPermission))
        throw new CallError('forbidden');

      const status = statusOf[decision];
      await decideStaffRequest(transaction, requestID, { status, by: caller.staffId }, now);
      const decider = { name: caller.fullName, staff: caller, second: undefined, origin };
      const entry = { actor: decider, action: `Request ${status}: ${request.action}`, reason: request.reason };
      const action = actions.find(({ call }) => actionName(call) === request.action);
      const requester = await findStaff(transaction, { id: request.requested_by });
      const input = requester && toInput(request.input as object, requester, caller, origin);
      const names = await listPersonNames(transaction, input && action?.target?.(input, undefined));
      await recordAudit(transaction, { ...entry, after: { requestId: requestID }, names }, now);
      if (decision !== 'approve') return `The request was ${status}.`;

      if (!action || !requester || !input || requester.endedAt)
        throw new CallError('conflict', 'The person who asked for this has left. Please decline it.');
      if (isSuspended(requester, now))
        throw new CallError('conflict', 'The person who asked for this is suspended. Decline it, or wait.');
      if (!hasStaffPermission(requester.roles, request.permission as StaffPermission))
        throw new CallError(
          'conflict',
          'The person who asked for this no longer has the permission. Please decline it.',
        );
      await runStaffAction({ ...context, db: joined }, action, input);
      return 'The request was approved and carried out.';
    });
}
