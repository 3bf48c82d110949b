import type { Repeats } from './count-repeats.ts';
import type { GradedResult, Quality } from './grade-results.ts';
import { summarise } from './grade-results.ts';
import type { SuggestionResult } from './judge-suggestions.ts';
import type { PairResult } from './measure-pairs.ts';
import { PAIR_DEPTH, summarisePairs } from './measure-pairs.ts';

/** Results of one kind of queries from the product and from `ts_rank`. */
export interface KindResults {
  kind: string;
  product: GradedResult[];
  tsRank: GradedResult[];
}

/** Everything that one run measured. */
export interface GradedRun {
  kinds: KindResults[];
  pairs: { product: PairResult[]; tsRank: PairResult[] };
  suggestions: SuggestionResult[];
  /** Cards on first pages and how many of them repeat another. */
  cards: Record<'product' | 'tsRank', Repeats & { all: number }>;
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
const two = (share: number) => share.toFixed(2);

const rowOf = (kind: string, product: Quality, tsRank: Quality): string =>
  `| ${[
    kind,
    product.queries,
    two(product.precision),
    two(product.precisionNear),
    two(product.strictPrecision),
    two(product.ofTen),
    two(product.ofPossible),
    product.nothingFound,
    two(tsRank.precision),
    two(tsRank.ofTen),
    two(tsRank.ofPossible),
    tsRank.nothingFound,
  ].join(' | ')} |`;

/** The tables of a run in Markdown. */
export function gradedReport({ kinds, pairs, suggestions, cards }: GradedRun): string {
  const all = (name: 'product' | 'tsRank') => summarise(kinds.flatMap((kind) => kind[name]));
  const shown = suggestions.flatMap((result) => result.suggestions);
  const useful = shown.filter(({ isUseful }) => isUseful).length;
  const withUseful = suggestions.filter((result) => result.suggestions.some(({ isUseful }) => isUseful)).length;
  const same = summarisePairs(pairs.product);
  const sameTsRank = summarisePairs(pairs.tsRank);
  const share = (part: number, whole: number) => percent(part / Math.max(whole, 1));
  const measures = [
    [
      `same work under another title, ${pairs.product.length} pairs: found within ${PAIR_DEPTH} results`,
      percent(same.recall),
      percent(sameTsRank.recall),
    ],
    [
      'same work: right among those shown as it',
      `${percent(same.precision)} of ${same.shown}`,
      `${percent(sameTsRank.precision)} of ${sameTsRank.shown}`,
    ],
    [`suggestions useful, ${suggestions.length} prefixes`, `${share(useful, shown.length)} of ${shown.length}`, ''],
    ['prefixes with a useful suggestion', share(withUseful, suggestions.length), ''],
    [
      'repeats on first pages (same company and title)',
      `${share(cards.product.same, cards.product.all)} of ${cards.product.all} cards`,
      share(cards.tsRank.same, cards.tsRank.all),
    ],
    [
      'near-repeats on first pages (same company, nearly the same title)',
      share(cards.product.near, cards.product.all),
      share(cards.tsRank.near, cards.tsRank.all),
    ],
  ];
  return [
    '| kind | queries | P@10 | P@10 with near | P@10 strict | of ten | of possible | nothing found | ts_rank P@10 | ts_rank of ten | ts_rank of possible | ts_rank nothing found |',
    '|---|---|---|---|---|---|---|---|---|---|---|---|',
    ...kinds.map(({ kind, product, tsRank }) => rowOf(kind, summarise(product), summarise(tsRank))),
    rowOf('**all**', all('product'), all('tsRank')),
    '',
    '| what | this product | ts_rank |',
    '|---|---|---|',
    ...measures.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}

/** The first ten results with grades of every query that misses something, worst first. */
export function listMisses(kinds: KindResults[]): string {
  const missed = (result: GradedResult) =>
    Math.min(10, result.existing) - result.cards.filter(({ grade }) => grade === 2).length;
  return kinds
    .map(({ kind, product }) => {
      const worst = product.filter((result) => missed(result) > 0).sort((a, b) => missed(b) - missed(a));
      const blocks = worst.map((result) => {
        const lines = result.cards.map(
          ({ grade, title, company, places, isRelaxed }) =>
            `    ${grade}${isRelaxed ? '~' : ' '} ${title.slice(0, 70)} · ${company.slice(0, 30)} · ${places.slice(0, 50)}`,
        );
        const right = result.cards.filter(({ grade }) => grade === 2).length;
        return [
          `  "${result.keyword}": ${right} of ${result.cards.length} right, ${result.existing} exist`,
          ...lines,
        ].join('\n');
      });
      return [`${kind}: ${worst.length} of ${product.length} miss something (~: below the line)`, ...blocks].join('\n');
    })
    .join('\n\n');
}

/** Pairs of titles, worst first, with the wrong titles shown as the same work. */
export const listPairMisses = (pairs: PairResult[]): string =>
  pairs
    .toSorted((a, b) => a.found / a.existing - b.found / b.existing)
    .map(({ query, found, existing, shown }) => {
      const wrong = shown.filter(({ isRight }) => !isRight).map(({ title }) => title.slice(0, 60));
      return `  "${query}": ${found} of ${existing} found; ${wrong.length} of ${shown.length} shown are wrong: ${wrong.slice(0, 6).join('; ')}`;
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
