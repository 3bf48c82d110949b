import { z } from 'zod';

/** Cards on one page of search results and listings. */
export const PAGE_SIZE = 20;
/** Results are counted up to this; a larger total is shown as "1,000+". */
export const COUNT_CAP = 1_000;

/** A condition read from the keyword ("above 25k a month", "night shift", "-sales"), shown as a chip. */
export const keywordCondition = z.object({
  /** The words of the keyword that say it. */
  text: z.string(),
  /** The keyword without them. */
  without: z.string(),
  /** What was understood: "₹25,000 a month or more", "Night shift", "Without: sales". */
  label: z.string(),
});
export type KeywordCondition = z.infer<typeof keywordCondition>;

/** A search that is offered instead: a role, a place or both, with the number of vacancies it finds (capped). */
export const offeredSearch = z.object({
  keyword: z.string(),
  location: z.string(),
  count: z.number().int(),
});
export type OfferedSearch = z.infer<typeof offeredSearch>;

/** How the search interpreted the keyword, as JSON in the URI-encoded header `X-Search-Notes`. */
export const searchNotes = z.object({
  conditions: z.array(keywordCondition),
  /** Titles under which the same work is advertised and of which results have some, at most five. */
  alsoShown: z.array(z.string()),
  /** Number of cards on this page that match strictly; those after them match without `leftOut`. */
  strict: z.number().int(),
  /** Words and conditions that were left out to fill the page; empty when nothing was. */
  leftOut: z.array(z.string()),
  /** What the keyword asks for that no search can filter by, as typed: "usd 900 per month", "high salary". */
  notUsed: z.array(z.string()),
  /** Nearest roles and places, when nothing was found. */
  offers: z.array(offeredSearch),
});
export type SearchNotes = z.infer<typeof searchNotes>;

/** Number of vacancies for each choice of a filter, most first; a lower bound when `capped` is true. */
const choiceCounts = z.array(z.object({ value: z.string(), label: z.string(), count: z.number().int() }));
export const searchFacets = z.object({
  capped: z.boolean(),
  experience: choiceCounts,
  location: choiceCounts,
  edu: choiceCounts,
  pay: choiceCounts,
  days: choiceCounts,
  mode: choiceCounts,
  type: choiceCounts,
  industry: choiceCounts,
  company: choiceCounts,
});
export type SearchFacets = z.infer<typeof searchFacets>;
