import { type OfferedSearch, PAGE_SIZE, type SearchNotes, type VacancyCard } from '@aarambh/contract';
import type { Db } from '../../infra/database/connect.ts';
import { listCards } from '../vacancies/index.ts';
import { fillPage } from './engine/fill-page.ts';
import { offerSearches } from './engine/offer-searches.ts';
import { getStatistics } from './engine/search-statistics.ts';
import type { KeywordResult, VacancySearch } from './engine/vacancy-search.ts';
import { foldGroup, groupRepeats } from './fold-repeats.ts';
import { findFoldedPage } from './folded-page.ts';
import type { ListChoices } from './list-page.ts';
import { describeSearch } from './search-notes.ts';

/** A page of a keyword search as visitors see it. */
export interface SearchPage {
  cards: VacancyCard[];
  found: KeywordResult;
  notes: SearchNotes;
  pageCount?: number;
}

/** A list with more results than this is not relaxed, though repeats of few advertisements fill less than a page. */
const MAX_RELAXED = 3 * PAGE_SIZE;

/** What a search is made with. */
export interface SearchDependencies {
  db: Db;
  search: VacancySearch;
  /** Searches to offer when nothing near was found. */
  listPopular: () => Promise<OfferedSearch[]>;
}

/**
 * Searches a page: repeated advertisements are folded, the first page is filled with results of weaker forms of the search,
 * and other searches are offered when nothing was found.
 * @param choices.locations names of the places of the filter
 */
export async function searchPage(
  { db, search, listPopular }: SearchDependencies,
  keyword: string,
  { locations, ...choices }: ListChoices & { locations: string[] },
  { page, now }: { page: number; now: Date },
): Promise<SearchPage> {
  const folded = await findFoldedPage(db, { page, now }, (part) => search.find({ keyword, ...choices, now, ...part }));
  const { found, cards, pageCount } = folded;
  const { order, since, ...filters } = choices;
  const window = { now, since };
  const isFirst = page === 1;
  const isShort = cards.length < PAGE_SIZE && found.ids.length < MAX_RELAXED;
  const isRelaxable = isFirst && isShort && found.parsed.terms.length + found.parsed.conditions.length > 0;
  const weaker = isRelaxable
    ? await fillPage(
        db,
        { keyword: found.parsed, filters, strict: found.ids, limit: found.ids.length + PAGE_SIZE - cards.length },
        window,
        await getStatistics(db),
      )
    : { ids: [], leftOut: [] };
  // What repeats a strict result is not shown again.
  const further = groupRepeats([...cards, ...(await listCards(db, weaker.ids, now))])
    .filter(([{ vacancyID }]) => weaker.ids.includes(vacancyID))
    .map(([card, ...others]) => foldGroup(card, others));
  const isNothing = isFirst && cards.length + further.length === 0;
  const offers = isNothing ? await offerSearches(db, found.parsed, locations, now, listPopular) : [];
  const shown = [...cards, ...further];
  const notes = describeSearch(found.parsed, { strict: cards.length, cards: shown, leftOut: weaker.leftOut, offers });
  return { cards: shown, found, notes, ...(pageCount !== undefined && { pageCount: Math.max(1, pageCount) }) };
}
