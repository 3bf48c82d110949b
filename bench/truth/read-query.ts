import { placesCovering } from '../../server/src/features/places/index.ts';
import { stopWords } from '../../server/src/features/search/query/stop-words.ts';
import { aliasGroups } from '../../server/src/features/search/query/word-aliases.ts';
import { splitWords } from './split-words.ts';

/** A query of the mix, with filters as the contract names them. */
export interface BenchQuery {
  keyword: string;
  location?: string;
  experience?: string;
  edu?: string;
}

/** A parsed query as every engine gets it. */
export interface ReadQuery {
  /** All terms must match; a term matches by one of its alternatives, an alternative by all of its words. */
  terms: string[][][];
  /** Any of these, if given. */
  places?: string[];
  education?: string;
  years?: number;
}

const LONGEST_PHRASE = 5;
const withoutStopWords = (phrase: string[]) =>
  phrase.length > 1 ? phrase.filter((word) => !stopWords.has(word)) : phrase;

const aliases = new Map<string, string[][]>();
for (const { from, to } of aliasGroups) {
  for (const phrase of from) {
    const key = splitWords(phrase).join(' ');
    aliases.set(key, [...(aliases.get(key) ?? []), ...to.map((other) => withoutStopWords(splitWords(other)))]);
  }
}

/** Groups known phrases, the longest first. */
function readTerms(keyword: string): string[][][] {
  const words = splitWords(keyword);
  const terms: string[][][] = [];
  while (words.length > 0) {
    let length = Math.min(LONGEST_PHRASE, words.length);
    while (length > 1 && !aliases.has(words.slice(0, length).join(' '))) length--;
    const phrase = words.splice(0, length);
    const ways = [withoutStopWords(phrase), ...(aliases.get(phrase.join(' ')) ?? [])];
    terms.push([...new Map(ways.map((way) => [way.join(' '), way])).values()]);
  }
  return terms;
}

/** Parses a query with the product's lists of aliases and places but none of its code. */
export function readQuery({ keyword, location, experience, edu }: BenchQuery): ReadQuery {
  return {
    terms: readTerms(keyword),
    ...(location ? { places: [...new Set(placesCovering(location))] } : {}),
    ...(edu ? { education: edu } : {}),
    ...(experience ? { years: experience === 'Fresher' ? 0 : Number.parseInt(experience, 10) } : {}),
  };
}
