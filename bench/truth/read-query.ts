import { placesCovering } from '../../server/src/features/places/index.ts';
import { fillerWords } from '../../server/src/features/search/query/stop-words.ts';
import { aliasGroups } from '../../server/src/features/search/query/word-aliases.ts';
import { readWords } from './read-words.ts';

/** A query of the mix, with filters as the contract names them. */
export interface BenchQuery {
  keyword: string;
  location?: string;
  experience?: string;
  edu?: string;
}

/** A query as every engine of the comparison gets it. */
export interface ReadQuery {
  /** All of these must be met, each in one of its ways, each way by all of its words. */
  terms: string[][][];
  /** One of these, when given. */
  places?: string[];
  education?: string;
  years?: number;
}

const LONGEST_PHRASE = 5;
const telling = (phrase: string[]) => (phrase.length > 1 ? phrase.filter((word) => !fillerWords.has(word)) : phrase);

const aliases = new Map<string, string[][]>();
for (const { from, to } of aliasGroups) {
  for (const phrase of from) {
    const key = readWords(phrase).join(' ');
    aliases.set(key, [...(aliases.get(key) ?? []), ...to.map((other) => telling(readWords(other)))]);
  }
}

/** Known phrases are taken together, the longest first. */
function readTerms(keyword: string): string[][][] {
  const words = readWords(keyword);
  const terms: string[][][] = [];
  while (words.length > 0) {
    let length = Math.min(LONGEST_PHRASE, words.length);
    while (length > 1 && !aliases.has(words.slice(0, length).join(' '))) length--;
    const phrase = words.splice(0, length);
    const ways = [telling(phrase), ...(aliases.get(phrase.join(' ')) ?? [])];
    terms.push([...new Map(ways.map((way) => [way.join(' '), way])).values()]);
  }
  return terms;
}

/** Reads a query into words, with the product's lists of aliases and places but none of its code. */
export function readQuery({ keyword, location, experience, edu }: BenchQuery): ReadQuery {
  return {
    terms: readTerms(keyword),
    ...(location ? { places: [...new Set(placesCovering(location))] } : {}),
    ...(edu ? { education: edu } : {}),
    ...(experience ? { years: experience === 'Fresher' ? 0 : Number.parseInt(experience, 10) } : {}),
  };
}
