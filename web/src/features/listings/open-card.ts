import type { ListedCard } from '@aarambh/contract';

/** Id and read status of a card; null also means unread (core §4). */
type Readable = Pick<ListedCard, 'vacancyID'> & { isRead: string | null };

/** Side effects of opening a card. */
interface Opening<T extends Readable> {
  /** Calls the API. */
  note: (card: T) => Promise<unknown>;
  /** Optimistically shows the card as read. */
  show: (card: T) => void;
  /** Reloads the unread count. */
  refreshCount: () => unknown;
  log: (error: unknown) => void;
}

/** Whether a card is unread: isRead is empty or null (core §4). */
export const isUnread = ({ isRead }: Readable): boolean => !isRead;

/** Marks an opened card as read, without a call if it already is. A failure is only logged (core §4, §8). */
export async function openCard<T extends Readable>(
  card: T,
  { note, show, refreshCount, log }: Opening<T>,
): Promise<void> {
  if (!isUnread(card)) return;
  show(card);
  try {
    await note(card);
  } catch (error) {
    log(error);
  }
  refreshCount();
}

/** Returns the cards with one marked as read. */
export const withOpened = <T extends Readable>(cards: readonly T[], vacancyID: number): T[] =>
  cards.map((card) => (card.vacancyID === vacancyID ? { ...card, isRead: 'Yes' } : card));

/**
 * Sorts unread cards first, keeping the order within both groups.
 * @param openedHere vacancies opened since the page loaded; they keep their position to avoid layout shift
 */
export function unreadFirst<T extends Readable>(cards: readonly T[], openedHere: ReadonlySet<number>): T[] {
  const isFirst = (card: T) => isUnread(card) || openedHere.has(card.vacancyID);
  return [...cards.filter(isFirst), ...cards.filter((card) => !isFirst(card))];
}
