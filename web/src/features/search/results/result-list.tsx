import type { SearchNotes, VacancyCard } from '@aarambh/contract';
import type { MouseEvent } from 'react';
import { JobCard, useNow } from '../../vacancies/index.ts';
import { leftOutText } from '../search-notes.ts';

interface ResultListProps {
  vacancies: readonly VacancyCard[];
  notes: Pick<SearchNotes, 'strict' | 'leftOut'>;
  /** The vacancy that is open beside the list. */
  openID?: number | undefined;
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>, vacancy: VacancyCard) => void) | undefined;
}

/** The heading between strict and relaxed results. */
function LeftOutLine({ notes: { strict, leftOut } }: Pick<ResultListProps, 'notes'>) {
  return (
    <li className="flex items-center gap-3 pt-2 text-sm text-muted before:h-px before:flex-none before:basis-4 before:bg-line-strong after:h-px after:flex-1 after:bg-line-strong">
      <p className="max-w-[85%] text-ink">{leftOutText(strict, leftOut)}</p>
    </li>
  );
}

/** Results as cards in one column, with a heading before the relaxed results. */
export function ResultList({ vacancies, notes, openID, onOpen }: ResultListProps) {
  const now = useNow();
  const cards = vacancies.map((vacancy) => (
    <li key={vacancy.vacancyID} className="min-w-0">
      <JobCard
        vacancy={vacancy}
        now={now}
        isSelected={vacancy.vacancyID === openID}
        onOpen={onOpen && ((event) => onOpen(event, vacancy))}
      />
    </li>
  ));
  const hasLine = notes.leftOut.length > 0 && notes.strict < vacancies.length;
  if (hasLine) cards.splice(notes.strict, 0, <LeftOutLine key="left-out" notes={notes} />);
  return <ul className="grid gap-2.5">{cards}</ul>;
}
