import { meetsFilters } from './brute-force.ts';
import { type Condition, type Field, listTiers, writeCondition } from './list-tiers.ts';
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
  const length = Math.ceil(documents.length / 32);
  const none = new Uint32Array(length);
  const words = new Map<string, Bits>();
  const occupations = new Map<string, Bits>();
  const companies = new Map<string, Bits>();
  const add = (postings: Map<string, Bits>, word: string, position: number) => {
    const bits = postings.get(word) ?? new Uint32Array(length);
    postings.set(word, bits);
    bits[position >>> 5] = (bits[position >>> 5] ?? 0) | (1 << (position & 31));
  };
  for (const [i, document] of documents.entries()) {
    const { title, strong, others, description } = document;
    for (const word of `${title} ${strong} ${others} ${description}`.split(' ')) add(words, word, i);
    for (const occupation of document.occupations) add(occupations, occupation, i);
    for (const word of document.company) add(companies, word, i);
  }
  const both = (a: Bits, b: Bits): Bits => a.map((word, i) => word & (b[i] ?? 0));
  const either = (a: Bits, b: Bits): Bits => a.map((word, i) => word | (b[i] ?? 0));
  const write = {
    word: (word: string, field: Field) =>
      (field === 'occupations' ? occupations : field === 'company' ? companies : words).get(word) ?? none,
    all: (parts: Bits[]) => parts.reduce(both),
    any: (parts: Bits[]) => parts.reduce(either),
  };
  return {
    size: documents.length,
    find(query) {
      const found = writeCondition(listTiers(query).at(-1) as Condition, write);
      return [...positionsOf(found)].filter((position) => meetsFilters(documents[position] as SearchDocument, query));
    },
  };
}
