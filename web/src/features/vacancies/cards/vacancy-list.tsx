import type { VacancyCard as Vacancy } from '@aarambh/contract';
import { useNow } from './use-now.ts';
import { VacancyCard } from './vacancy-card.tsx';

const layouts = {
  list: 'grid gap-4',
  /** Two per row on medium screens, three on large ones (core §2). */
  grid: 'grid gap-4 md:grid-cols-2 lg:grid-cols-3',
};

interface VacancyListProps {
  vacancies: readonly Vacancy[];
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
          <VacancyCard vacancy={vacancy} now={now} level={level} />
        </li>
      ))}
    </ul>
  );
}
