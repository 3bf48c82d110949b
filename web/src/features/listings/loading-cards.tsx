import { SkeletonCard } from '../../ui/index.ts';

/** Skeleton of a listing. */
export const LoadingCards = () => (
  <div className="@container">
    <div className="grid gap-4 @2xl:grid-cols-2 @4xl:grid-cols-3">
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </div>
  </div>
);
