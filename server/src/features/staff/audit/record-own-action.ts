import type { Db } from '../../../infra/database/connect.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import type { StaffRow } from '../staff.queries.ts';
import { recordAudit } from './record-audit.ts';

/** An action of a staff member on their own account: signing in, passkeys, password. */
interface OwnAction {
  staff: StaffRow;
  origin: Origin;
  action: string;
  before?: object | undefined;
  after?: object | undefined;
}

/** Writes the audit row of an action on the caller's account, in its transaction. */
export async function recordOwnAction(
  transaction: Db,
  { staff, origin, action, before, after }: OwnAction,
  now: Date,
): Promise<void> {
  const actor = { name: staff.fullName, staff: { ...staff, staffId: staff.id }, second: undefined, origin };
  await recordAudit(transaction, { actor, action, target: { kind: 'staff', id: staff.id }, before, after }, now);
}
