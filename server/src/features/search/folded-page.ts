import { COUNT_CAP, PAGE_SIZE, type VacancyCard } from '@aarambh/contract';
import type { Db } from '../../infra/database/connect.ts';
import { listCards, listRepeatKeys } from '../vacancies/index.ts';
import type { SearchResult } from './engine/vacancy-search.ts';
import { foldGroup, groupRepeats } from './fold-repeats.ts';

/** Repeats that are expected among the results of a page; with more, more results are read. */
const EXPECTED_REPEATS = 6;

/** A page of cards on which repeated advertisements are folded. */
export interface FoldedPage<T extends SearchResult> {
  cards: VacancyCard[];
  /** The search that found the page; its ids begin with the first page. */
  found: T;
  /** The number of pages if the whole list was read or repeats were folded: then no page is promised that may be empty. */
  pageCount?: number;
}

/** Whether a result holds all of its list. */
const isAll = ({ ids, total, capped }: SearchResult): boolean => !capped && ids.length === total;

/**
 * Finds a page of a list, folding the repeated advertisements of the list from its beginning, so that none comes again on a
 * later page. Reads more of the list until the page is full or the list ends.
 * @param page from 1
 * @param find the first results of the list, at most `limit`
 */
export async function findFoldedPage<T extends SearchResult>(
  db: Db,
  { page, now }: { page: number; now: Date },
  find: (part: { offset: 0; limit: number }) => Promise<T>,
): Promise<FoldedPage<T>> {
  const end = page * PAGE_SIZE;
  for (let limit = Math.min(COUNT_CAP, end + EXPECTED_REPEATS); ; limit = Math.min(COUNT_CAP, limit * 2)) {
    const found = await find({ offset: 0, limit });
    const isExhausted = found.ids.length < limit || limit === COUNT_CAP || isAll(found);
    // Of few results the cards themselves are read, which saves a query.
    const hasCards = limit <= PAGE_SIZE + EXPECTED_REPEATS;
    const entries = hasCards ? await listCards(db, found.ids, now) : await listRepeatKeys(db, found.ids);
    const groups = groupRepeats(entries);
    // The next page is promised only if it has its own advertisement.
    const isFolded = groups.length < entries.length;
    if (groups.length < (isFolded ? end + 1 : end) && !isExhausted) continue;
    const shown = groups.slice(end - PAGE_SIZE, end);
    const first = shown.map(([{ vacancyID }]) => vacancyID);
    const cards = hasCards ? (entries as VacancyCard[]) : await listCards(db, first, now);
    const byId = new Map(cards.map((card) => [card.vacancyID, card]));
    return {
      cards: shown.flatMap(([{ vacancyID }, ...others]) => {
        const card = byId.get(vacancyID);
        return card ? [foldGroup(card, others)] : [];
      }),
      found,
      // Where advertisements repeat, the rest of the list may repeat them too: only the pages of what was read are sure.
      ...((isExhausted || isFolded) && { pageCount: Math.ceil(groups.length / PAGE_SIZE) }),
    };
  }
}
