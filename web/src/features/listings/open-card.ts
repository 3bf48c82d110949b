import type { ListedCard } from '@aarambh/contract';

/** Of a card only the id and whether it was opened; a portal of another make may answer null for unread. */
type Readable = Pick<ListedCard, 'vacancyID'> & { isRead: string | null };

/** What happens around opening a card. */
interface Opening<T extends Readable> {
  /** Tells the server. */
  note: (card: T) => Promise<unknown>;
  /** Shows it as opened, before the server has answered. */
  show: (card: T) => void;
  /** Asks again how many are unread. */
  refreshCount: () => unknown;
  log: (error: unknown) => void;
}

/** Whether nobody has opened a card yet: isRead is empty or null (core §4). */
export const isUnread = ({ isRead }: Readable): boolean => !isRead;

/** Marks a card read that is being opened; one that was opened before skips the call. A failure is only logged (core §4, §8). */
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

/** The cards with one of them opened. */
export const withOpened = <T extends Readable>(cards: readonly T[], vacancyID: number): T[] =>
  cards.map((card) => (card.vacancyID === vacancyID ? { ...card, isRead: 'Yes' } : card));

/**
 * Unread cards first, each half in the order of the listing.
 * @param openedHere vacancies opened since the page came: they keep their place, so that nothing jumps under a finger
 */
export function unreadFirst<T extends Readable>(cards: readonly T[], openedHere: ReadonlySet<number>): T[] {
  const isFirst = (card: T) => isUnread(card) || openedHere.has(card.vacancyID);
  return [...cards.filter(isFirst), ...cards.filter((card) => !isFirst(card))];
}
