import { lazy, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { loadWhenOnline } from '../../../../ui/index.ts';
import { searchAddress } from '../../search-address.ts';
import { SimilarSkeleton } from './similar-skeleton.tsx';

/** Distance from the screen at which loading starts. */
const AHEAD = '600px';

const SimilarList = lazy(() => loadWhenOnline(() => import('./similar-list.tsx'), true));

/** Whether an element has come near the screen once. */
function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}

interface SimilarJobsProps {
  vacancyID: number;
  /** Title and first place, for a search of more. */
  title: string;
  place: string | undefined;
}

/**
 * Six similar jobs below a job. They are loaded by the browser when they come near the screen: the page of a job then
 * changes only with its job and stays cached. Without JavaScript there is the link to a search.
 */
export function SimilarJobs({ vacancyID, title, place }: SimilarJobsProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const isNear = useIsNear(section);
  return (
    <section ref={section} aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id}>Similar jobs</h2>
        <Link
          to={searchAddress({ keyword: title, location: place ?? '' })}
          className="inline-flex min-h-11 items-center"
        >
          Search for more like this
        </Link>
      </div>
      {isNear ? (
        <Suspense fallback={<SimilarSkeleton />}>
          <SimilarList vacancyID={vacancyID} />
        </Suspense>
      ) : (
        <SimilarSkeleton />
      )}
    </section>
  );
}
