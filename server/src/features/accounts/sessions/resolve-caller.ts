import type { AppContext } from '../../../app-context.ts';
import type { ResolveCaller } from '../../../infra/http/caller.ts';
import { hashToken } from '../../../lib/hash-token.ts';
import { findLiveSession, markSessionUsed } from './sessions.queries.ts';

/** Recording every use would write on every request; a minute is precise enough for lifetimes of hours. */
const RECORD_USE_INTERVAL_MS = 60_000;

/** Authentication: finds the account of a bearer token and records that its session is in use. */
export function resolveCaller({ db, clock }: AppContext): ResolveCaller {
  return async (token) => {
    const now = clock.now();
    const session = await findLiveSession(db, hashToken(token), now);
    if (!session) return undefined;
    const { sessionId, accountId, role, lastUsedAt } = session;
    if (now.getTime() - lastUsedAt.getTime() >= RECORD_USE_INTERVAL_MS) await markSessionUsed(db, sessionId, now);
    return { sessionId, accountId, role };
  };
}
