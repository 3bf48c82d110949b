import type { VacancyCard } from '@aarambh/contract';
import { JobCard } from './job-card.tsx';
import { useNow } from './use-now.ts';

const layouts = {
  list: 'grid gap-2.5',
  /** Two per row on medium screens, three on large ones (core §2). */
  grid: 'grid gap-3 md:grid-cols-2 lg:grid-cols-3',
};

interface VacancyListProps {
  vacancies: readonly VacancyCard[];
  layout?: keyof typeof layouts | undefined;
  level?: 2 | 3 | undefined;
}

/** Vacancy cards as a list or a grid. */
export function VacancyList({ vacancies, layout = 'list', level }: VacancyListProps) {
  const now = useNow();
  return (
    <ul className={layouts[layout]}>
      {vacancies.map((vacancy) => (
        <li key={vacancy.vacancyID} className="min-w-0">
          <JobCard vacancy={vacancy} now={now} level={level} />
        </li>
      ))}
    </ul>
  );
}
