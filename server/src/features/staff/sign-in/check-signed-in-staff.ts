import type { CallDefinition } from '@aarambh/contract';
import { findCurrentWork } from '../../../infra/current-work.ts';
import type { Db } from '../../../infra/database/connect.ts';
import { checkPermission } from '../../../infra/http/access-control.ts';
import { CallError } from '../../../lib/call-error.ts';
import { findRolesOfSession } from './staff-sessions.queries.ts';

/**
 * Checks once more the staff member who sent the running request: it may have waited for a lock, or taken minutes, since
 * access was checked. Called as the last of a transaction, so that only what has nearly ended outlives a suspension or a
 * sign-out. It takes no lock: one that actions share would let staff delay their own suspension.
 * @param call names the permission; without one the session alone is checked. Work without a request is not checked.
 * @throws {CallError} not_signed_in when session or account have ended or the account is suspended; forbidden
 */
export async function checkSignedInStaff(db: Db, now: Date, call?: CallDefinition): Promise<void> {
  const session = findCurrentWork()?.staffSession;
  if (!session) return;
  const roles = await findRolesOfSession(db, session.sessionId, now);
  if (!roles) throw new CallError('not_signed_in');
  if (call) checkPermission(call, roles);
}
