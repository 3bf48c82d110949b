import { lazy, Suspense } from 'react';
import { useSession } from '../../../../platform/session/session.ts';
import { loadWhenOnline } from '../../../../ui/index.ts';
import { FitSkeleton } from './fit-skeleton.tsx';

const FitChips = lazy(() => loadWhenOnline(() => import('./fit-chips.tsx'), true));

/**
 * How a vacancy fits the signed-in member. Its space is reserved, so that its arrival causes no layout shift; visitors
 * do not load its code.
 */
export function FitLine({ vacancyID }: { vacancyID: number }) {
  const isMember = useSession() !== null;
  return (
    <div className="when-in mt-4 min-h-25 sm:min-h-16 lg:min-h-7">
      {isMember ? (
        <Suspense fallback={<FitSkeleton />}>
          <FitChips vacancyID={vacancyID} />
        </Suspense>
      ) : (
        <FitSkeleton />
      )}
    </div>
  );
}
