import { useEffect } from 'react';
import { useSession } from './platform/session/session.ts';

/**
 * Synchronises what a signed-in user keeps in this browser with the server: after sign-in by any method and when the
 * connection is back. Its code is loaded by members only, and in advance: a browser may not load code again that it failed to
 * load once.
 */
export function MemberSync() {
  const accountID = useSession()?.accountID;
  useEffect(() => {
    if (accountID === undefined) return;
    const ending = new AbortController();
    import('./sync-member-data.ts').then(({ syncMemberData }) => syncMemberData(ending.signal)).catch(() => undefined);
    return () => ending.abort();
  }, [accountID]);
  return null;
}
