import type { ListedCard } from '@aarambh/contract';
import { useNow, VacancyCard } from '../vacancies/index.ts';
import { MatchList } from './match-list.tsx';
import { isUnread } from './open-card.ts';

interface ListedCardsProps {
  cards: readonly ListedCard[];
  /** Heading level of the titles. */
  level?: 2 | 3 | undefined;
  /** Whether unread cards have a New badge. */
  marksNew?: boolean | undefined;
  onOpen: (card: ListedCard) => void;
}

/** Cards in up to three columns, for the listing page and the dashboard (core §2). */
export function ListedCards({ cards, level, marksNew = false, onOpen }: ListedCardsProps) {
  const now = useNow();
  return (
    <div className="@container">
      <ul className="grid gap-4 @2xl:grid-cols-2 @4xl:grid-cols-3">
        {cards.map((card) => (
          <li key={card.vacancyID} className="min-w-0">
            <VacancyCard
              vacancy={card}
              now={now}
              level={level}
              isRead={!isUnread(card)}
              note={<MatchList matches={card.matches} isNew={marksNew && isUnread(card)} />}
              onOpen={() => onOpen(card)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
