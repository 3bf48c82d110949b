import { markdownTable } from '../report.ts';
import type { Repeats } from './count-repeats.ts';
import { type GradedResult, type Quality, summarise } from './grade-results.ts';
import type { SuggestionResult } from './judge-suggestions.ts';
import { PAIR_DEPTH, type PairResult, summarisePairs } from './measure-pairs.ts';

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
const percentOf = (part: number, whole: number) => percent(part / Math.max(whole, 1));
const two = (share: number) => share.toFixed(2);

const head = [
  'kind',
  'queries',
  'P@10',
  'P@10 with near',
  'P@10 strict',
  'of ten',
  'of possible',
  'nothing found',
  'ts_rank: P@10',
  'of ten',
  'of possible',
  'nothing found',
];

const rowOf = (kind: string, product: Quality, tsRank: Quality): string[] => [
  kind,
  String(product.queries),
  two(product.precision),
  two(product.precisionNear),
  two(product.strictPrecision),
  two(product.ofTen),
  two(product.ofPossible),
  String(product.nothingFound),
  two(tsRank.precision),
  two(tsRank.ofTen),
  two(tsRank.ofPossible),
  String(tsRank.nothingFound),
];

function rowsOfSuggestions(suggestions: SuggestionResult[]): string[][] {
  const shown = suggestions.flatMap((result) => result.suggestions);
  const useful = shown.filter(({ isUseful }) => isUseful).length;
  const withUseful = suggestions.filter((result) => result.suggestions.some(({ isUseful }) => isUseful)).length;
  return [
    [`suggestions useful, ${suggestions.length} prefixes`, `${percentOf(useful, shown.length)} of ${shown.length}`, ''],
    ['prefixes with a useful suggestion', percentOf(withUseful, suggestions.length), ''],
  ];
}

/** The tables of a run in Markdown. */
export function gradedReport({ kinds, pairs, suggestions, cards }: GradedRun): string {
  const all = (name: 'product' | 'tsRank') => summarise(kinds.flatMap((kind) => kind[name]));
  const same = summarisePairs(pairs.product);
  const sameTsRank = summarisePairs(pairs.tsRank);
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
    ...rowsOfSuggestions(suggestions),
    [
      'repeats on first pages (same company and title)',
      `${percentOf(cards.product.same, cards.product.all)} of ${cards.product.all} cards`,
      percentOf(cards.tsRank.same, cards.tsRank.all),
    ],
    [
      'near-repeats on first pages (same company, nearly the same title)',
      percentOf(cards.product.near, cards.product.all),
      percentOf(cards.tsRank.near, cards.tsRank.all),
    ],
  ];
  const rows = kinds.map(({ kind, product, tsRank }) => rowOf(kind, summarise(product), summarise(tsRank)));
  return [
    markdownTable(head, [...rows, rowOf('**all**', all('product'), all('tsRank'))]),
    markdownTable(['what', 'this product', 'ts_rank'], measures),
  ].join('\n\n');
}
