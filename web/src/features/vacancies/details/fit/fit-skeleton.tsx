import { Skeleton } from '../../../../ui/index.ts';

/** The place of the chips that say how a vacancy fits. */
export const FitSkeleton = () => (
  <div className="flex flex-wrap gap-2">
    <Skeleton className="h-7 w-28 rounded-full" />
    <Skeleton className="h-7 w-36 rounded-full" />
  </div>
);
