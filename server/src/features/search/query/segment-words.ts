import { foldPlural } from '../../../lib/text/fold-plural.ts';
import type { Place } from '../../places/index.ts';
import { findPlaceInKeyword } from './extract-places.ts';
import { findAliases, LONGEST_PHRASE } from './find-aliases.ts';
import type { Word } from './split-words.ts';

/** Consecutive words of a keyword that belong together: a known phrase, the name of a place, or a single word. */
export interface Segment {
  words: Word[];
  /** The place that the words name. */
  place?: Place;
  /** The word before the segment. */
  before: string | undefined;
}

const isKnownPhrase = (words: Word[]): boolean =>
  words.length > 1 && findAliases(words.map(({ word }) => foldPlural(word))).length > 0;

/** The segment at the start of `words`: the longest known phrase or place, otherwise the first word. */
function findFirstSegment(words: Word[], before: string | undefined, isAfterCity: boolean): Segment {
  for (let length = Math.min(LONGEST_PHRASE, words.length); length > 0; length--) {
    const start = words.slice(0, length);
    const texts = start.map(({ word }) => word);
    const place = findPlaceInKeyword(texts, before, isAfterCity);
    if (place) return { words: start, place, before };
    if (isKnownPhrase(start)) return { words: start, before };
  }
  return { words: words.slice(0, 1), before };
}

/** Splits the words of a keyword into segments, from left to right, the longest match first. */
export function segmentWords(words: Word[]): Segment[] {
  const segments: Segment[] = [];
  for (let i = 0; i < words.length; ) {
    const kind = segments.at(-1)?.place?.kind;
    const isAfterCity = kind === 'city' || kind === 'locality';
    const segment = findFirstSegment(words.slice(i), words[i - 1]?.word, isAfterCity);
    segments.push(segment);
    i += segment.words.length;
  }
  return segments;
}
