import { meetsFilters } from './brute-force.ts';
import type { SearchDocument } from './make-document.ts';
import type { ReadQuery } from './read-query.ts';

/** A set of places in the sample, one bit each. */
type Bits = Uint32Array;

/** Which vacancies of a sample a query finds. */
export interface Sample {
  size: number;
  /** Places in the sample of all that are found. */
  find(query: ReadQuery): number[];
}

function* placesOf(bits: Bits): Generator<number> {
  for (const [i, word] of bits.entries()) {
    for (let rest = word, bit = 0; rest !== 0; rest >>>= 1, bit++) if (rest & 1) yield i * 32 + bit;
  }
}

/** Gathers a sample, so that hundreds of queries can be tried on it. */
export function indexSample(documents: SearchDocument[]): Sample {
  const words = Math.ceil(documents.length / 32);
  const having = new Map<string, Bits>();
  const nowhere = new Uint32Array(words);
  for (const [i, { title, strong, others, told }] of documents.entries()) {
    for (const word of `${title} ${strong} ${others} ${told}`.split(' ')) {
      const bits = having.get(word) ?? new Uint32Array(words);
      having.set(word, bits);
      bits[i >>> 5] = (bits[i >>> 5] ?? 0) | (1 << (i & 31));
    }
  }
  const both = (a: Bits, b: Bits): Bits => a.map((word, i) => word & (b[i] ?? 0));
  const either = (a: Bits, b: Bits): Bits => a.map((word, i) => word | (b[i] ?? 0));
  return {
    size: documents.length,
    find(query) {
      const found = query.terms
        .map((ways) => ways.map((way) => way.map((word) => having.get(word) ?? nowhere).reduce(both)).reduce(either))
        .reduce(both);
      return [...placesOf(found)].filter((place) => meetsFilters(documents[place] as SearchDocument, query));
    },
  };
}
