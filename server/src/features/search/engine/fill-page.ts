import type { Db } from '../../../infra/database/connect.ts';
import { occupationLexeme } from '../indexing/attribute-lexemes.ts';
import { isCompanyTerm, isPlaceTerm } from '../query/expand-term.ts';
import type { ParsedKeyword } from '../query/read-keyword.ts';
import { buildFirstTiers, buildTiers } from './build-tiers.ts';
import { anyOf, type Expression } from './expression.ts';
import type { Filters } from './filter-expressions.ts';
import { findPage } from './find-page.ts';
import { relaxKeyword } from './relaxation/relax-keyword.ts';
import type { Relaxation } from './relaxation/relaxation.ts';
import type { SearchWindow } from './search.queries.ts';
import type { SearchStatistics } from './search-statistics.ts';
import { termsExpressions } from './term-expressions.ts';

/** Results of weaker forms of a search. */
export interface WeakerResults {
  ids: number[];
  /** What the search gave up for them, as typed. */
  leftOut: string[];
}

/** Weaker forms that are tried; each is a separate search. */
const MAX_RELAXATIONS = 8;
/** With fewer results than this some are shown that contradict what was asked for. */
const FEW = 3;

/** The last tiers, of mere mentions: words anywhere, and a company's name in the title of others. */
const countMentions = ({ terms }: ParsedKeyword): number =>
  terms.some(isCompanyTerm) && terms.some((term) => !isCompanyTerm(term) && !isPlaceTerm(term)) ? 2 : 1;

/**
 * The tiers of a weak search for work: vacancies of its occupations alone. The words of its name are in titles of other work
 * too, which is near enough only for those who typed exactly that: a "site reliability engineer" for site engineers.
 */
const buildWorkTiers = (keyword: ParsedKeyword, filters: Filters): Expression[] =>
  buildFirstTiers(keyword, filters).map((tier) => ({
    all: [tier, ...keyword.roles.map(({ occupations }) => anyOf(occupations.map(occupationLexeme)))],
  }));

/** The tiers of a weak search. Mere mentions are not useful results of one, nor are tools among the skills of other work. */
function listWeakTiers(keyword: ParsedKeyword, filters: Filters): Expression[] {
  if (keyword.roles.length === 0) return buildTiers(keyword, filters).slice(0, -countMentions(keyword));
  if (keyword.roles.every((role) => role.isWork)) return buildWorkTiers(keyword, filters);
  return buildFirstTiers(keyword, filters).slice(0, -1);
}

/** Vacancies with the preferred words first, among the titles of the work and then among its other titles. */
function preferFirst(tiers: Expression[], { preferred = [] }: ParsedKeyword): Expression[] {
  const [titles, last] = [tiers[0], tiers.at(-1)];
  if (titles === undefined || last === undefined || preferred.length === 0) return tiers;
  const among = (tier: Expression) => preferred.map((term) => ({ all: [tier, ...termsExpressions([term], 's.')] }));
  if (tiers.length === 1) return [...among(titles), titles];
  const others = among(last)
    .slice(-1)
    .map((tier) => anyOf([titles, tier]));
  return [...among(titles), titles, ...others, ...tiers.slice(1).map((tier) => anyOf([...others, tier]))];
}

/** The tiers of several keywords, of which a vacancy must match one. Words anywhere are not enough. */
function uniteTiers(keywords: ParsedKeyword[], filters: Filters, isOfTitles = false): Expression[] {
  const tiers = keywords.map((keyword) => {
    const own = isOfTitles ? buildFirstTiers(keyword, filters).slice(0, 1) : listWeakTiers(keyword, filters);
    return preferFirst(own, keyword);
  });
  const length = Math.max(...tiers.map((expressions) => expressions.length));
  return Array.from({ length }, (_, i) =>
    anyOf(tiers.flatMap((expressions) => expressions[i] ?? expressions.at(-1) ?? [])),
  );
}

/** The tiers of a relaxation: those of its stronger forms, which all others include, and then its own. */
function buildWeakTiers({ keywords, first = [], isOfTitles }: Relaxation, filters: Filters): Expression[] {
  const own = uniteTiers(keywords, filters, isOfTitles);
  if (first.length === 0) return own;
  const stronger = uniteTiers(first, filters);
  const last = stronger.at(-1);
  return last === undefined ? own : [...stronger, ...own.map((tier) => anyOf([last, tier]))];
}

/** Query relaxation: fills a page that strict results do not fill with those of weaker forms of the search, closest first. */
export async function fillPage(
  db: Db,
  { keyword, filters, strict, limit }: { keyword: ParsedKeyword; filters: Filters; strict: number[]; limit: number },
  window: SearchWindow,
  statistics: SearchStatistics,
): Promise<WeakerResults> {
  const found: number[] = [];
  let leftOut: string[] = [];
  let tried = 0;
  for (const relaxation of relaxKeyword(keyword)) {
    const known = strict.length + found.length;
    if (known >= limit || tried === MAX_RELAXATIONS) break;
    if (relaxation.isLastResort && known > 0) continue;
    if (relaxation.isAfterResults && known === 0) continue;
    const wanted = relaxation.isForFew ? Math.min(FEW, limit) : limit;
    if (known >= wanted) continue;
    tried += 1;
    const tiers = buildWeakTiers(relaxation, filters);
    const { ids } = await findPage(db, tiers, { ...window, offset: 0, limit: wanted + known }, statistics);
    const further = ids.filter((id) => !strict.includes(id) && !found.includes(id)).slice(0, wanted - known);
    if (further.length === 0) continue;
    found.push(...further);
    leftOut = [...new Set([...leftOut, ...relaxation.leftOut])];
  }
  return { ids: found, leftOut };
}
