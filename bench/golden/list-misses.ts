import { type GradedResult, JUDGED } from './grade-results.ts';
import type { GradedRun, KindResults } from './graded-report.ts';
import type { SuggestionResult } from './judge-suggestions.ts';
import type { PairResult } from './measure-pairs.ts';

const right = ({ cards }: GradedResult) => cards.filter(({ grade }) => grade === 2).length;
const missing = (result: GradedResult) => Math.min(JUDGED, result.existing) - right(result);

function linesOf(result: GradedResult): string {
  const lines = result.cards.map(({ grade, title, company, places, isRelaxed }) => {
    const line = isRelaxed ? '~' : ' ';
    return `    ${grade}${line} ${title.slice(0, 70)} · ${company.slice(0, 30)} · ${places.slice(0, 50)}`;
  });
  const summary = `${right(result)} of ${result.cards.length} right, ${result.existing} exist`;
  return [`  "${result.keyword}": ${summary}`, ...lines].join('\n');
}

/** The first ten results with grades of every query that misses something, worst first. */
export const listMisses = (kinds: KindResults[]): string =>
  kinds
    .map(({ kind, product }) => {
      const worst = product.filter((result) => missing(result) > 0).sort((a, b) => missing(b) - missing(a));
      const title = `${kind}: ${worst.length} of ${product.length} miss something (~: relaxed result)`;
      return [title, ...worst.map(linesOf)].join('\n');
    })
    .join('\n\n');

/** Pairs of titles, worst first, with the wrong titles shown as the same work. */
export const listPairMisses = (pairs: PairResult[]): string =>
  pairs
    .toSorted((a, b) => a.found / a.existing - b.found / b.existing)
    .map(({ query, found, existing, shown }) => {
      const wrong = shown.filter(({ isRight }) => !isRight).map(({ title }) => title.slice(0, 60));
      const titles = wrong.slice(0, 6).join('; ');
      return `  "${query}": ${found} of ${existing} found; ${wrong.length} of ${shown.length} shown are wrong: ${titles}`;
    })
    .join('\n');

/** Suggestions that are not useful. */
export const listSuggestionMisses = (results: SuggestionResult[]): string =>
  results
    .filter(({ suggestions }) => suggestions.length === 0 || suggestions.some(({ isUseful }) => !isUseful))
    .map(({ prefix, suggestions }) => {
      const bad = suggestions.filter(({ isUseful }) => !isUseful).map(({ text }) => text);
      return `  "${prefix}": ${suggestions.length === 0 ? 'nothing suggested' : bad.join('; ')}`;
    })
    .join('\n');

/** The queries and titles that miss most, in Markdown; without any text of postings. */
export function listWorst({ kinds, pairs }: GradedRun): string {
  const worst = kinds
    .flatMap(({ kind, product }) => product.map((result) => ({ kind, result })))
    .filter(({ result }) => missing(result) >= JUDGED / 2)
    .sort((a, b) => missing(b.result) - missing(a.result))
    .map(({ kind, result }) => `- ${kind}: “${result.keyword}”: ${right(result)} of ${result.cards.length} right`);
  const lost = pairs.product
    .filter(({ found, existing }) => found < existing / 2)
    .map(({ query, found, existing }) => `“${query}” (${found} of ${existing})`);
  return [
    `Queries that miss at least half of the right results that ten could show: ${worst.length || 'none'}.`,
    ...(worst.length > 0 ? [worst.join('\n')] : []),
    `Titles with less than half of the same work found: ${lost.join(', ') || 'none'}.`,
  ].join('\n\n');
}
