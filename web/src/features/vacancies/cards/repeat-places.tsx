import type { VacancyCard } from '@aarambh/contract';
import { Link } from 'react-router';
import { vacancyAddress } from '../../../platform/public-addresses.ts';
import { ChevronDown } from '../../../ui/display/icons.tsx';
import { VisuallyHidden } from '../../../ui/index.ts';

/** 'in 8 places', or '3 openings' when they are all in one place. */
function countText(vacancies: readonly { locations: readonly string[] }[]): string {
  const places = new Set(vacancies.flatMap(({ locations }) => locations));
  return places.size > 1 ? `in ${places.size} places` : `${vacancies.length} openings`;
}

/**
 * The places of a job that is advertised several times, with a link to each advertisement. Native, so that it opens
 * without JavaScript. A flex item: it has its own line when it is open.
 */
export function RepeatPlaces({ vacancy }: { vacancy: VacancyCard }) {
  const all = [{ vacancyID: vacancy.vacancyID, locations: vacancy.locations }, ...(vacancy.repeats ?? [])];
  return (
    <details className="group/places relative z-10 min-w-0 open:order-last open:basis-full">
      <summary className="-my-1 inline-flex min-h-7 list-none items-center gap-0.5 rounded-sm py-1 font-medium text-link hover:underline [&::-webkit-details-marker]:hidden">
        {countText(all)}
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open/places:rotate-180" />
      </summary>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {all.map(({ vacancyID, locations }) => (
          <li key={vacancyID} className="min-w-0">
            <Link
              to={vacancyAddress({ vacancyID, isManualPostedJob: vacancy.isManualPostedJob })}
              className="inline-flex min-h-9 items-center text-link underline underline-offset-2 pointer-coarse:min-h-11"
            >
              <VisuallyHidden>{vacancy.jobTitle} in </VisuallyHidden>
              {locations.join(', ') || 'place not stated'}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
