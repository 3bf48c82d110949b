import { Skeleton } from '../../../../ui/index.ts';

const PLACES = [1, 2, 3, 4, 5, 6];

/** The place of six similar jobs. */
export const SimilarSkeleton = () => (
  <div aria-hidden="true" className="grid noscript:hidden gap-3 md:grid-cols-2 lg:grid-cols-3">
    {PLACES.map((place) => (
      <Skeleton key={place} className="h-36 rounded-xl" />
    ))}
  </div>
);
