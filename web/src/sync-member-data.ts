import { sendWaitingApplications } from './features/applications/index.ts';
import { syncSavedJobsWhenOnline } from './features/saved-jobs/index.ts';
import { sendWaitingSearches } from './features/search-alerts/index.ts';

/** Sends what the signed-in member saved, followed and applied for without a connection, now and when it is back, until the signal. */
export function syncMemberData(signal: AbortSignal): void {
  if (signal.aborted) return;
  syncSavedJobsWhenOnline(signal);
  sendWaitingApplications(signal);
  sendWaitingSearches(signal);
}
