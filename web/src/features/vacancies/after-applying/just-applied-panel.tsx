import { lazy, Suspense } from 'react';
import { PageContainer, Skeleton } from '../../../ui/index.ts';
import { setJustApplied, useJustApplied } from '../../applications/index.ts';

const AfterApplying = lazy(() => import('./after-applying.tsx'));

/** On the home page, for who has just applied; nothing for all others. The code is loaded when it is needed. */
export function JustAppliedPanel() {
  const sent = useJustApplied();
  if (!sent) return null;
  return (
    <PageContainer className="pb-0">
      <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>
        <AfterApplying key={sent.vacancyID} {...sent} onDismiss={() => setJustApplied(undefined)} />
      </Suspense>
    </PageContainer>
  );
}
