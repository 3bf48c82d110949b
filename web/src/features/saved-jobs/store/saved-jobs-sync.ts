import { useEffect } from 'react';
import { useSession } from '../../../platform/session/session.ts';

/**
 * Synchronises the saved jobs of a signed-in user with the server: after sign-in by any method, which takes over the jobs of
 * the visitor, and when the connection is back. Its code is loaded by members only.
 */
export function SavedJobsSync() {
  const accountID = useSession()?.accountID;
  useEffect(() => {
    if (accountID === undefined) return;
    const ending = new AbortController();
    import('./sync-when-online.ts').then(({ syncWhenOnline }) => syncWhenOnline(ending.signal)).catch(() => undefined);
    return () => ending.abort();
  }, [accountID]);
  return null;
}
