import type { SearchDocument } from './make-document.ts';
import type { ReadQuery } from './read-query.ts';

/** Expected result of a query: the count and the first ids. */
export interface Truth {
  count: number;
  /** Ids of the best, best first. */
  best: number[];
}

/** Expected result for a part of the vacancies; ids per tier, oldest first. */
export interface PartialTruth {
  count: number;
  tiers: [number[], number[], number[]];
}

/** The fifth page ends here. */
const BEST = 100;
const [TITLE, STRONG, ANYWHERE] = [4, 2, 1];

const emptyPart = (): PartialTruth => ({ count: 0, tiers: [[], [], []] });

/** Whether a document meets the filters; a missing value does not. */
export function meetsFilters({ places, educations, from, to }: SearchDocument, query: ReadQuery): boolean {
  if (query.places && !query.places.some((place) => places.includes(place))) return false;
  if (query.education && !educations.includes(query.education)) return false;
  if (query.years === undefined) return true;
  return (from !== null || to !== null) && (from ?? 0) <= query.years && (to ?? 99) >= query.years;
}

/**
 * Brute-force search over every vacancy: tier 1 has every term in the title, tier 2 in title, skills and company, tier 3
 * anywhere. Words are numbered to make ten million documents feasible. Documents come oldest first.
 */
export function makeBruteForce(queries: ReadQuery[]): {
  add(document: SearchDocument): void;
  take(): PartialTruth[];
} {
  const numbers = new Map<string, number>();
  const numberOf = (word: string): number => {
    if (!numbers.has(word)) numbers.set(word, numbers.size);
    return numbers.get(word) as number;
  };
  const wanted = queries.map(({ terms }) => terms.map((ways) => ways.map((way) => way.map(numberOf))));
  const seen = new Uint8Array(numbers.size);
  let parts = queries.map(emptyPart);

  const mark = (words: string, where: number) => {
    for (const word of words.split(' ')) {
      const number = numbers.get(word);
      if (number !== undefined) seen[number] = (seen[number] ?? 0) | where;
    }
  };
  const meets = (terms: number[][][], where: number): boolean =>
    terms.every((ways) => ways.some((way) => way.every((word) => ((seen[word] ?? 0) & where) !== 0)));

  return {
    add(document) {
      seen.fill(0);
      mark(document.title, TITLE | STRONG | ANYWHERE);
      mark(document.strong, STRONG | ANYWHERE);
      mark(document.others, ANYWHERE);
      mark(document.description, ANYWHERE);
      for (const [i, terms] of wanted.entries()) {
        if (!meets(terms, ANYWHERE) || !meetsFilters(document, queries[i] as ReadQuery)) continue;
        const part = parts[i] as PartialTruth;
        const tier = part.tiers[meets(terms, TITLE) ? 0 : meets(terms, STRONG) ? 1 : 2];
        part.count += 1;
        tier.push(document.id);
        if (tier.length > BEST) tier.shift();
      }
    },
    take() {
      const taken = parts;
      parts = queries.map(emptyPart);
      return taken;
    },
  };
}

/** Merges partial results that come oldest first. */
export function collectTruths(count: number): { add(parts: PartialTruth[]): void; truths(): Truth[] } {
  const sums = Array.from({ length: count }, emptyPart);
  return {
    add(parts) {
      for (const [i, part] of parts.entries()) {
        const sum = sums[i] as PartialTruth;
        sum.count += part.count;
        for (const [tier, ids] of part.tiers.entries()) {
          sum.tiers[tier] = [...(sum.tiers[tier] ?? []), ...ids].slice(-BEST);
        }
      }
    },
    truths: () =>
      sums.map(({ count: all, tiers }) => ({
        count: all,
        best: tiers.flatMap((ids) => ids.toReversed()).slice(0, BEST),
      })),
  };
}
