import { syncSavedJobs } from './save-actions.ts';
import { hasVisitorJobs } from './saved-copy.ts';

/** Pages of a member that never saved anything load the list after what they show. */
const LATER_MS = 2_000;

/**
 * Synchronises the saved jobs with the server soon, and whenever the connection is back, until the signal ends it. A
 * failure changes nothing and is tried again at the next occasion.
 */
export function syncSavedJobsWhenOnline(signal: AbortSignal): void {
  if (signal.aborted) return;
  const sync = () => void syncSavedJobs().catch(() => undefined);
  const timer = setTimeout(sync, hasVisitorJobs() ? 0 : LATER_MS);
  window.addEventListener('online', sync, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}
