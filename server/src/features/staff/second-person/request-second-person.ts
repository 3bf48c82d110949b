import type { CallDefinition } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { StaffAction, StaffInput } from '../../../infra/http/staff-action.ts';
import { CallError } from '../../../lib/call-error.ts';
import { listPersonNames } from '../audit/person-names.queries.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { actionName, reasonOf } from '../run-staff-action.ts';
import { checkSignedInStaff } from '../sign-in/check-signed-in-staff.ts';
import { insertStaffRequest } from './staff-requests.queries.ts';

/**
 * Stores an action that one person may not do alone, for another to approve.
 * @throws {CallError} second_person_needed: the action has not happened; as checkSignedInStaff
 */
export async function requestSecondPerson(
  { db, clock }: AppContext,
  { call, target }: StaffAction,
  input: StaffInput<CallDefinition>,
  cause: string,
): Promise<never> {
  const { actor, body, query, params } = input;
  const { staff } = actor;
  if (!staff) throw new CallError('forbidden');
  const id = await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    const request = {
      action: actionName(call),
      permission: call.access.slice('staff:'.length),
      input: { body, query, params },
      cause,
      reason: reasonOf(input),
      requestedBy: staff.staffId,
    };
    const requestId = await insertStaffRequest(transaction, request, now);
    const record = {
      actor,
      action: `Request ${request.action}`,
      reason: request.reason,
      after: { requestId, ...body },
      names: await listPersonNames(transaction, target?.(input, undefined)),
    };
    await recordAudit(transaction, record, now);
    // As the last: a request of staff who were suspended meanwhile would wait for approval.
    await checkSignedInStaff(transaction, now, call);
    return requestId;
  });
  throw new CallError('second_person_needed', `${cause} A second person must approve it: request ${id} was recorded.`);
}
