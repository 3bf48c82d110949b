import type { StaffSession } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { HOUR_MS } from '../../../lib/clock.ts';
import { hashToken } from '../../../lib/hash-token.ts';
import { makeToken } from '../../accounts/index.ts';
import { profileOf, type StaffRow } from '../staff.queries.ts';
import { insertStaffSession } from './staff-sessions.queries.ts';

/** A working day. */
const SESSION_MS = 12 * HOUR_MS;

/** Creates a session of a staff member who has given the second factor. */
export async function createStaffSession(db: Db, staff: StaffRow, origin: Origin, now: Date): Promise<StaffSession> {
  const token = makeToken();
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  await insertStaffSession(db, { staffId: staff.id, tokenHash: hashToken(token), expiresAt, origin }, now);
  return { token, expiration: expiresAt.toISOString(), staff: profileOf(staff) };
}
