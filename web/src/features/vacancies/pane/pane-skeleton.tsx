import { Skeleton, VisuallyHidden } from '../../../ui/index.ts';

const lines = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-2/3'];

/** Shape of the details while they load. */
export function PaneSkeleton() {
  return (
    <div className="grid gap-3 p-5">
      <VisuallyHidden>Loading the job</VisuallyHidden>
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-4 w-1/3" />
      <Skeleton className="mt-1 h-11 w-36" />
      <div className="mt-4 grid gap-2.5">
        {lines.map((width, at) => (
          <Skeleton key={`${width}-${at}`} className={`h-4 ${width}`} />
        ))}
      </div>
    </div>
  );
}
