import type { AppContext } from '../../../app-context.ts';
import type { ResolveStaff } from '../../../infra/http/caller.ts';
import { MINUTE_MS } from '../../../lib/clock.ts';
import { hashToken } from '../../../lib/hash-token.ts';
import { findStaffSession, markStaffSessionUsed } from './staff-sessions.queries.ts';

/** Authentication of staff: finds the staff member of a bearer token and records, once a minute, that it is in use. */
export function resolveStaff({ db, clock }: Pick<AppContext, 'db' | 'clock'>): ResolveStaff {
  return async (token) => {
    const now = clock.now();
    const session = await findStaffSession(db, hashToken(token), now);
    if (!session) return undefined;
    const { lastUsedAt, ...caller } = session;
    if (now.getTime() - lastUsedAt.getTime() >= MINUTE_MS) await markStaffSessionUsed(db, caller.sessionId, now);
    return caller;
  };
}
