import { MemberSync } from './member-sync.ts';
import { useServiceWorker } from './platform/offline/use-service-worker.ts';

/** Work that no page waits for: the service worker, and data that members store in this browser. */
export function BackgroundWork() {
  useServiceWorker();
  return <MemberSync />;
}
