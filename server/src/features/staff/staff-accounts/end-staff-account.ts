import type { Db } from '../../../infra/database/connect.ts';
import { endStaffSessions } from '../sign-in/staff-sessions.queries.ts';
import { updateStaff } from '../staff.queries.ts';

/** Ends a staff account, its sessions and its invitation, in the caller's transaction. */
export async function endStaffAccount(transaction: Db, staffId: number, now: Date): Promise<void> {
  await updateStaff(transaction, staffId, { ended_at: now, invitation_hash: null });
  await endStaffSessions(transaction, { staffId }, now);
}
