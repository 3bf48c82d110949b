import type { VacancyCard } from '@aarambh/contract';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Skeleton } from '../../../ui/index.ts';
import { VacancyList } from '../cards/vacancy-list.tsx';
import { searchAddress } from '../search-address.ts';
import { listSimilarVacancies } from './similar-vacancies.api.ts';

/** Distance from the screen at which loading starts. */
const AHEAD = '600px';
const PLACEHOLDERS = [1, 2, 3, 4, 5, 6];

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

/** Similar vacancies; undefined while they load or wait to be loaded, none after a failure: the link below remains. */
function useSimilar(vacancyID: number, isNear: boolean): readonly VacancyCard[] | undefined {
  const [similar, setSimilar] = useState<readonly VacancyCard[]>();
  useEffect(() => {
    if (!isNear) return;
    let current = true;
    listSimilarVacancies(vacancyID).then(
      (found) => current && setSimilar(found),
      () => current && setSimilar([]),
    );
    return () => {
      current = false;
    };
  }, [vacancyID, isNear]);
  return similar;
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
  const similar = useSimilar(vacancyID, useIsNear(section));
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
      {similar && similar.length > 0 && <VacancyList vacancies={similar} layout="grid" level={3} />}
      {similar?.length === 0 && <p className="text-muted">There are no similar jobs at the moment.</p>}
      {!similar && (
        <div aria-hidden="true" className="grid noscript:hidden gap-3 md:grid-cols-2 lg:grid-cols-3">
          {PLACEHOLDERS.map((place) => (
            <Skeleton key={place} className="h-36 rounded-xl" />
          ))}
        </div>
      )}
    </section>
  );
}
