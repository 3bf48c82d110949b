import { lazy, Suspense } from 'react';
import { useSession } from '../../platform/session/session.ts';
import { loadWhenOnline } from '../../ui/index.ts';

const AppliedText = lazy(() => loadWhenOnline(() => import('./applied-text.tsx'), true));

/** 'Applied 22 Nov 2026' on the card of a job; nothing for other jobs. Visitors do not load its code. */
export function AppliedMark(props: { vacancyID: number; className?: string | undefined }) {
  const isMember = useSession() !== null;
  if (!isMember) return null;
  return (
    <Suspense>
      <AppliedText {...props} />
    </Suspense>
  );
}
