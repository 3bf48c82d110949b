import { useEffect } from 'react';
import { useSession } from '../../../platform/session/session.ts';

const LATER_MS = 2_000;

/**
 * Sends the applications that wait in this browser while their member has a page open. The code that sends is loaded by
 * members only, after what the page shows, and in advance: a browser may not load code again that it failed to load once.
 */
export function WaitingApplicationsSync() {
  const accountID = useSession()?.accountID;
  useEffect(() => {
    if (accountID === undefined) return;
    const ending = new AbortController();
    const start = () =>
      import('./send-waiting.ts').then(
        ({ keepSending }) => keepSending(ending.signal),
        // Code that does not load is loaded with the next page.
        () => undefined,
      );
    const timer = setTimeout(start, LATER_MS);
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, [accountID]);
  return null;
}
