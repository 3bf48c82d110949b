import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import type { StaffCaller } from '../../../infra/http/caller.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { CallError } from '../../../lib/call-error.ts';
import { recordOwnAction } from '../audit/record-own-action.ts';
import { checkSignedInStaff } from '../sign-in/check-signed-in-staff.ts';
import { findStaff, type StaffRow } from '../staff.queries.ts';

/** The caller who changes their own account, and from where. */
export interface OwnCaller {
  staff: Pick<StaffCaller, 'staffId' | 'sessionId'>;
  origin: Origin;
}

/** Result of a change: the reply, and its entry in the audit log. */
interface OwnChange<T> {
  reply: T;
  before?: object;
  after?: object;
}

/** Changes the caller's account and writes the audit row in one transaction, which has locked the account. */
export async function changeOwnAccount<T>(
  { db, clock }: AppContext,
  { staff: { staffId }, origin }: OwnCaller,
  action: string,
  change: (transaction: Db, staff: StaffRow, now: Date) => Promise<OwnChange<T>>,
): Promise<T> {
  return await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    const staff = await findStaff(transaction, { id: staffId }, true);
    if (!staff || staff.endedAt) throw new CallError('not_signed_in');
    // After the lock: this session may have been ended from another one while it waited.
    await checkSignedInStaff(transaction, now);
    const { reply, ...values } = await change(transaction, staff, now);
    await recordOwnAction(transaction, { staff, origin, action, ...values }, now);
    return reply;
  });
}
