import type { StaffVacancy, VersionedVacancy } from '@aarambh/contract';
import { useRef } from 'react';

/** Lists the selected vacancies, each with the version that was shown. */
export function useChosenVacancies(
  shown: readonly StaffVacancy[] | undefined,
  selected: ReadonlySet<number>,
): () => VersionedVacancy[] {
  // Selected rows of other pages are known from when they were shown.
  const known = useRef(new Map<number, VersionedVacancy>());
  for (const { vacancyID, version } of shown ?? []) known.current.set(vacancyID, { vacancyID, version });
  return () => [...selected].flatMap((key) => known.current.get(key) ?? []);
}
