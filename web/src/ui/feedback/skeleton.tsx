import { classNames } from '../class-names.ts';

/** A skeleton: a grey placeholder for loading content, which never comes without JavaScript. Set its height and width by classes. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <div aria-hidden="true" className={classNames('animate-shimmer rounded-sm bg-line noscript:hidden', className)} />
  );
}

/** A skeleton of a card in a list. */
export function SkeletonCard() {
  return (
    <div aria-hidden="true" className="rounded-xl border border-line bg-raised p-4 noscript:hidden sm:p-6">
      <div className="flex gap-3">
        <Skeleton className="size-12 shrink-0 rounded-md" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      </div>
      <div className="mt-4 flex gap-4">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-4 w-28" />
      </div>
      <div className="mt-4 flex gap-2">
        <Skeleton className="h-6 w-16 rounded-full" />
        <Skeleton className="h-6 w-20 rounded-full" />
        <Skeleton className="h-6 w-14 rounded-full" />
      </div>
    </div>
  );
}
