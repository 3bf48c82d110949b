import { expandTerm, type Term } from './expand-term.ts';
import { createAnyWorkTerm, isWholeCountry, joinPlaces, type NamedPlace } from './extract-places.ts';
import { type Segment, segmentWords } from './segment-words.ts';
import { splitWords, type Word } from './split-words.ts';
import { queryFillerWords } from './stop-words.ts';
import { stripFillerWords } from './strip-filler-words.ts';

export type { Term } from './expand-term.ts';

/** Words beyond these are ignored. */
const MAX_WORDS = 16;

const tokenise = (keyword: string): Word[] => splitWords(keyword).slice(0, MAX_WORDS);

/** Converts segments to terms: filler words and the whole country are dropped, all places become one term. */
function createTerms(segments: Segment[]): Term[] {
  const terms: Term[] = [];
  const named: NamedPlace[] = [];
  let placesIndex = 0;
  for (const { words, place, before } of segments) {
    const term = expandTerm(words);
    if (place?.kind === 'remote') terms.push({ ...term, places: [place.name] });
    else if (isWholeCountry(place, words, before)) continue;
    else if (place && place.kind !== 'country') {
      if (named.length === 0) placesIndex = terms.length;
      named.push({ place, ...term });
    } else if (!queryFillerWords.has(term.text)) terms.push(term);
  }
  const places = joinPlaces(named);
  return places ? terms.toSpliced(placesIndex, 0, places) : terms;
}

/**
 * Query parsing: reads a typed keyword into terms, all of which a vacancy must match. Stages: strip requirements on
 * pay and experience, tokenise, segment into phrases and places, expand aliases, drop filler words ("jobs in …"), join places.
 * All cities are one term, of which any matches; working from home is a term of its own. A keyword of nothing but fillers
 * is one term that any vacancy matches.
 * @returns no terms when the keyword has no words
 */
export function readKeyword(keyword: string): Term[] {
  const terms = createTerms(segmentWords(tokenise(stripFillerWords(keyword))));
  const typed = tokenise(keyword).map(({ word }) => word);
  return terms.length > 0 || typed.length === 0 ? terms : [createAnyWorkTerm(typed)];
}
