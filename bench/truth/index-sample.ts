import { meetsFilters } from './brute-force.ts';
import type { SearchDocument } from './make-document.ts';
import type { ReadQuery } from './read-query.ts';

/** A bit set of positions in the sample. */
type Bits = Uint32Array;

/** A searchable sample. */
export interface Sample {
  size: number;
  /** Positions of all matches in the sample. */
  find(query: ReadQuery): number[];
}

function* positionsOf(bits: Bits): Generator<number> {
  for (const [i, word] of bits.entries()) {
    for (let rest = word, bit = 0; rest !== 0; rest >>>= 1, bit++) if (rest & 1) yield i * 32 + bit;
  }
}

/** Builds bit-set posting lists of a sample, to try many queries quickly. */
export function indexSample(documents: SearchDocument[]): Sample {
  const words = Math.ceil(documents.length / 32);
  const postings = new Map<string, Bits>();
  const none = new Uint32Array(words);
  for (const [i, { title, strong, others, description }] of documents.entries()) {
    for (const word of `${title} ${strong} ${others} ${description}`.split(' ')) {
      const bits = postings.get(word) ?? new Uint32Array(words);
      postings.set(word, bits);
      bits[i >>> 5] = (bits[i >>> 5] ?? 0) | (1 << (i & 31));
    }
  }
  const both = (a: Bits, b: Bits): Bits => a.map((word, i) => word & (b[i] ?? 0));
  const either = (a: Bits, b: Bits): Bits => a.map((word, i) => word | (b[i] ?? 0));
  return {
    size: documents.length,
    find(query) {
      const found = query.terms
        .map((ways) => ways.map((way) => way.map((word) => postings.get(word) ?? none).reduce(both)).reduce(either))
        .reduce(both);
      return [...positionsOf(found)].filter((position) => meetsFilters(documents[position] as SearchDocument, query));
    },
  };
}
