import type { SearchDocument } from './make-document.ts';
import type { ReadQuery } from './read-query.ts';

/** What is right for a query: how many there are, and the first of them. */
export interface Truth {
  count: number;
  /** Ids of the best, best first. */
  best: number[];
}

/** The same for a part of all vacancies; ids of each tier, oldest first. */
export interface PartOfTruth {
  count: number;
  tiers: [number[], number[], number[]];
}

/** The fifth page ends here. */
const BEST = 100;
const [TITLE, STRONG, ANYWHERE] = [4, 2, 1];

const emptyPart = (): PartOfTruth => ({ count: 0, tiers: [[], [], []] });

/** Whether filters are met; who says nothing about one does not meet it. */
export function meetsFilters({ places, educations, from, to }: SearchDocument, query: ReadQuery): boolean {
  if (query.places && !query.places.some((place) => places.includes(place))) return false;
  if (query.education && !educations.includes(query.education)) return false;
  if (query.years === undefined) return true;
  return (from !== null || to !== null) && (from ?? 0) <= query.years && (to ?? 99) >= query.years;
}

/**
 * The promise of search by looking at every vacancy: tier 1 has every term in the title, tier 2 in title, skills and
 * company, tier 3 anywhere. Words are numbers, so that ten million can be looked at; documents come oldest first.
 */
export function makeBruteForce(queries: ReadQuery[]): {
  look(document: SearchDocument): void;
  take(): PartOfTruth[];
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
    look(document) {
      seen.fill(0);
      mark(document.title, TITLE | STRONG | ANYWHERE);
      mark(document.strong, STRONG | ANYWHERE);
      mark(document.others, ANYWHERE);
      mark(document.told, ANYWHERE);
      for (const [i, terms] of wanted.entries()) {
        if (!meets(terms, ANYWHERE) || !meetsFilters(document, queries[i] as ReadQuery)) continue;
        const part = parts[i] as PartOfTruth;
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

/** Puts parts together that come oldest first. */
export function collectTruths(count: number): { add(parts: PartOfTruth[]): void; truths(): Truth[] } {
  const sums = Array.from({ length: count }, emptyPart);
  return {
    add(parts) {
      for (const [i, part] of parts.entries()) {
        const sum = sums[i] as PartOfTruth;
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
