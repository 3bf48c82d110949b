import { type Condition, type Field, listTiers, writeCondition } from './list-tiers.ts';
import type { SearchDocument } from './make-document.ts';
import type { ReadQuery } from './read-query.ts';

/** Expected result of a query: the count and the first ids. */
export interface Truth {
  count: number;
  /** Ids of the best, best first. */
  best: number[];
  /** Ids of the best without repeats of an advertisement that came before, best first. */
  folded: number[];
}

interface Found {
  id: number;
  /** The same for repeated advertisements. */
  repeat: string;
}

/** Expected result for a part of the vacancies; those of each tier, oldest first. */
export interface PartialTruth {
  count: number;
  tiers: Found[][];
}

/** The fifth page ends here. */
const BEST = 100;
/** Kept per tier, so that the fifth page is full without repeats too. */
const KEPT = 250;
const bits: Record<Field, number> = { company: 16, title: 8, strong: 4, anywhere: 2, occupations: 1 };

/** Whether a document meets the filters; a missing value does not. */
export function meetsFilters({ places, educations, from, to }: SearchDocument, query: ReadQuery): boolean {
  if (query.places && !query.places.some((place) => places.includes(place))) return false;
  if (query.education && !educations.includes(query.education)) return false;
  if (query.years === undefined) return true;
  return (from !== null || to !== null) && (from ?? 0) <= query.years && (to ?? 99) >= query.years;
}

/** Whether the marked words of a document meet a condition. */
type Test = () => boolean;

function every(tests: Test[]): Test {
  return () => {
    for (const test of tests) if (!test()) return false;
    return true;
  };
}

function some(tests: Test[]): Test {
  return () => {
    for (const test of tests) if (test()) return true;
    return false;
  };
}

/**
 * Brute-force search over every vacancy. Words are numbered to make ten million documents feasible. Documents come oldest
 * first.
 */
export function makeBruteForce(queries: ReadQuery[]): {
  add(document: SearchDocument): void;
  take(): PartialTruth[];
} {
  const numbers = new Map<string, number>();
  /** The fields that have a word, by its number. */
  let seen = new Uint8Array(0);
  const wordTest = (word: string, field: Field): Test => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    const bit = bits[field];
    return () => ((seen[number] ?? 0) & bit) !== 0;
  };
  const testOf = (condition: Condition): Test => writeCondition(condition, { word: wordTest, all: every, any: some });
  const tests = queries.map((query) => listTiers(query).map(testOf));
  seen = new Uint8Array(numbers.size);
  const emptyParts = () => tests.map((tiers): PartialTruth => ({ count: 0, tiers: tiers.map(() => []) }));
  let parts = emptyParts();

  const mark = (words: Iterable<string>, where: number) => {
    for (const word of words) {
      const number = numbers.get(word);
      if (number !== undefined) seen[number] = (seen[number] ?? 0) | where;
    }
  };

  return {
    add(document) {
      seen.fill(0);
      mark(document.title.split(' '), bits.title | bits.strong | bits.anywhere);
      mark(document.strong.split(' '), bits.strong | bits.anywhere);
      mark(document.others.split(' '), bits.anywhere);
      mark(document.description.split(' '), bits.anywhere);
      mark(document.occupations, bits.occupations);
      mark(document.company, bits.company);
      for (const [i, tiers] of tests.entries()) {
        if (!tiers.at(-1)?.() || !meetsFilters(document, queries[i] as ReadQuery)) continue;
        const part = parts[i] as PartialTruth;
        const tier = part.tiers[tiers.findIndex((test) => test())] as Found[];
        part.count += 1;
        tier.push({ id: document.id, repeat: document.repeat });
        if (tier.length > KEPT) tier.shift();
      }
    },
    take() {
      const taken = parts;
      parts = emptyParts();
      return taken;
    },
  };
}

/** The first of each group of repeats. */
const foldRepeats = (found: Found[]): Found[] =>
  [...Map.groupBy(found, ({ repeat }) => repeat).values()].flatMap(([first]) => first ?? []);

/** Merges partial results that come oldest first. */
export function collectTruths(count: number): { add(parts: PartialTruth[]): void; truths(): Truth[] } {
  const sums = Array.from({ length: count }, (): PartialTruth => ({ count: 0, tiers: [] }));
  const firstOf = (found: Found[]) => found.slice(0, BEST).map(({ id }) => id);
  return {
    add(parts) {
      for (const [i, part] of parts.entries()) {
        const sum = sums[i] as PartialTruth;
        sum.count += part.count;
        for (const [tier, found] of part.tiers.entries()) {
          sum.tiers[tier] = [...(sum.tiers[tier] ?? []), ...found].slice(-KEPT);
        }
      }
    },
    truths: () =>
      sums.map(({ count: all, tiers }) => {
        const inOrder = tiers.flatMap((found) => found.toReversed());
        return { count: all, best: firstOf(inOrder), folded: firstOf(foldRepeats(inOrder)) };
      }),
  };
}
