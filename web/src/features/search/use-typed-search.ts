import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { VacancyFilters } from './filters/vacancy-filters.ts';

type Choices = Pick<VacancyFilters, 'keyword' | 'experience' | 'places'>;

const isSame = (a: Choices, b: Choices): boolean =>
  a.keyword === b.keyword && a.experience === b.experience && a.places.join(';') === b.places.join(';');

/**
 * What is chosen in the search form; reset when the address changes otherwise (a radio, the back button). It begins with
 * what was chosen in the HTML of the server before this code was loaded; the title field does the same for its text.
 */
export function useTypedSearch(form: RefObject<HTMLFormElement | null>, filters: VacancyFilters) {
  const { keyword, experience, places } = filters;
  const given = { keyword, experience, places };
  const [origin, setOrigin] = useState(given);
  const [choices, setChoices] = useState<Choices>(given);
  if (!isSame(origin, given)) {
    setOrigin(given);
    setChoices(given);
  }
  const choose = (change: Partial<Choices>) => setChoices((before) => ({ ...before, ...change }));

  const atMount = useRef(choose);
  const commonPlace = useRef(places[0] ?? '');
  useLayoutEffect(() => {
    const chosen = form.current && new FormData(form.current);
    const early = chosen?.get('experience');
    const place = chosen?.get('location') ?? null;
    atMount.current({
      ...(typeof early === 'string' ? { experience: early } : {}),
      // Several places are one option with the value of the first.
      ...(place === null || place === commonPlace.current ? {} : { places: place ? [String(place)] : [] }),
    });
  }, [form]);

  return { choices, choose };
}
