import { SkeletonCard } from '../../ui/index.ts';

/** The shape of a listing while it loads. */
export const LoadingCards = () => (
  <div className="@container">
    <div className="grid gap-4 @2xl:grid-cols-2 @4xl:grid-cols-3">
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </div>
  </div>
);
