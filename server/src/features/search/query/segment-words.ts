import { foldPlural } from '../../../lib/text/fold-plural.ts';
import type { Place } from '../../places/index.ts';
import { districtWords, findPlaceInKeyword } from './extract-places.ts';
import { findAliases, MAX_PHRASE_WORDS } from './find-aliases.ts';
import type { Word } from './split-words.ts';

/** Consecutive words of a keyword that belong together: a known phrase, the name of a place, or a single word. */
export interface Segment {
  words: Word[];
  /** The place that the words name. */
  place?: Place;
  /** The word before the segment. */
  before: string | undefined;
}

/** After "remote" they make it no place of work. */
const remoteThings = new Set('sensing infrastructure monitoring desktop access control pilot area location'.split(' '));
/** After "district" they make it a part of a title or name: "district manager", "zila parishad". */
const ofDistricts = new Set(
  `manager head coordinator officer collector judge court magistrate hospital sales incharge program programme education
   health cooperative central bank level parishad panchayat`.split(/\s+/),
);

/** Whether a word is that of a district beside a place: "dist thane", "kolhapur district". */
function isDistrict({ words, place }: Segment, before: Segment | undefined, after: Segment | undefined): boolean {
  const next = after?.words[0]?.word ?? '';
  if (place || words.length !== 1 || !districtWords.has(words[0]?.word ?? '')) return false;
  return before?.place !== undefined ? !ofDistricts.has(next) : after?.place !== undefined;
}

const isKnownPhrase = (words: Word[]): boolean =>
  words.length > 1 && findAliases(words.map(({ word }) => foldPlural(word))).length > 0;

/** The segment at the start of `words`: the longest known phrase or place, otherwise the first word. */
function findFirstSegment(words: Word[], before: string | undefined, isAfterCity: boolean): Segment {
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length); length > 0; length--) {
    const start = words.slice(0, length);
    const texts = start.map(({ word }) => word);
    const next = words[length]?.word ?? '';
    const place = findPlaceInKeyword(texts, districtWords.has(next) ? next : before, isAfterCity);
    if (place && !(place.kind === 'remote' && remoteThings.has(next))) return { words: start, place, before };
    if (isKnownPhrase(start)) return { words: start, before };
  }
  return { words: words.slice(0, 1), before };
}

/** Splits the words of a keyword into segments, from left to right, the longest match first, without districts
 * beside places. */
export function segmentWords(words: Word[]): Segment[] {
  const segments: Segment[] = [];
  for (let i = 0; i < words.length; ) {
    const kind = segments.at(-1)?.place?.kind;
    const isAfterCity = kind === 'city' || kind === 'locality';
    const segment = findFirstSegment(words.slice(i), words[i - 1]?.word, isAfterCity);
    segments.push(segment);
    i += segment.words.length;
  }
  return segments.filter((segment, i) => !isDistrict(segment, segments[i - 1], segments[i + 1]));
}
