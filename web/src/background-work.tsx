import { MemberSync } from './member-sync.ts';
import { useServiceWorker } from './platform/offline/use-service-worker.ts';

/** What no page waits for: the service worker, and what members keep in this browser. */
export function BackgroundWork() {
  useServiceWorker();
  return <MemberSync />;
}
