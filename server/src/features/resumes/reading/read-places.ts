import { findCity, foldPlace } from '../../places/index.ts';
import { trimEnds } from './clean-line.ts';
import { isCompanyName, isInstituteName } from './name-words.ts';
import { type ReadValue, sourceOf } from './read-contact.ts';
import { findPeriod } from './read-dates.ts';
import { linesOf, type Section } from './split-sections.ts';

const MAX_PLACES = 5;
const LABEL =
  /(?:(?:current|present|permanent|preferred|residential|correspondence|home|job|work|communication|local|native)?\s*(?:address|location|locations|city|place|town|residence|based (?:in|at)|add\.?|pata|sthan|पता|स्थान|शहर)|hometown|living in|residing (?:in|at))\s*(?::-?|\t:?|[-–]|\s(?=\p{Lu}))/iu;
const OTHER_FACT = /birth|@|father|mother|nationality|passport|university|college|religion/i;

/** The places of one line: the cities between its commas. */
function findCities(text: string): string[] {
  const parts = text.split(/[,|;\t•()/:]|\s[-–—]\s|[-–—]\s?(?=\d{3})|(?<=[\p{L}\p{M}])\.\s|\s(?:and|or|&)\s/u);
  const names: { name: string; isOwn: boolean }[] = [];
  for (const raw of parts) {
    const part = trimEnds(
      raw
        .replace(/(?:pin(?: ?code)?)?\s*[-:]?\s*\d{3}\s?\d{3}\b/i, '')
        .replace(/^(?:dist(?:rict)?\.?|city|at|near|po|based in|living in|residing in|currently in)\s+/i, ''),
    );
    if (part.length < 3 || part.length > 40 || /\d/.test(part)) continue;
    const place = findCity(part);
    if (place?.kind === 'city' || place?.kind === 'region')
      names.push({ name: place.name, isOwn: foldPlace(place.name) === foldPlace(part) });
  }
  // 'Indira Nagar, Lucknow': a part of one city, as its neighbour says, and not of the city that is known for it.
  const isAddress = names.some(({ isOwn }) => isOwn);
  return names.filter(({ isOwn }) => isOwn || !isAddress).map(({ name }) => name);
}

/** Cities where the person lives or wants to work, from contact details, addresses and the line before the signature. */
export function readPlaces(sections: readonly Section[], name: string | undefined): ReadValue[] {
  const found = new Map<string, string>();
  const lines = [
    ...linesOf(sections, 'head').slice(0, 25),
    ...linesOf(sections, 'personal'),
    ...linesOf(sections, 'other', 'summary', 'languages').filter(({ text }) => LABEL.test(text) && text.length < 80),
  ];
  let isAddress = false;
  for (const { text } of lines) {
    const hasLabel = LABEL.test(text);
    // An address may continue in the next line.
    const isNext = isAddress && !/^[\p{L} ]{3,25}:/u.test(text);
    isAddress = hasLabel;
    if (name && text.toLowerCase() === name.toLowerCase()) continue;
    const pieces = text.split(/\t|\s\|\s|\s•\s/).filter((piece) => !OTHER_FACT.test(piece) && !findPeriod(piece));
    const useful = pieces.join(' | ');
    if (
      !hasLabel &&
      !isNext &&
      (isCompanyName(useful.replace(/\bindia\b|भारत/giu, '')) || isInstituteName(useful) || useful.length > 120)
    )
      continue;
    const at = text.search(LABEL);
    const bare = at < 0 ? useful : text.slice(at).replace(LABEL, '');
    for (const city of findCities(bare)) if (!found.has(city)) found.set(city, sourceOf(text));
  }
  return [...found].slice(0, MAX_PLACES).map(([value, source]) => ({ value, source }));
}
