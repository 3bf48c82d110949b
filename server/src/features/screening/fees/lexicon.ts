import { rememberWords } from '../../../lib/text/remember-words.ts';
import { foldCharacters } from '../text/fold-characters.ts';
import { romaniseScript } from '../text/romanise-scripts.ts';
import { plainSpellings } from '../text/split-tokens.ts';
import { Concept, occasions } from './concepts.ts';
import { foldHindiSpelling } from './hindi-spelling.ts';
import { conceptWords } from './vocabulary/concept-words.ts';
import { occasionWords } from './vocabulary/occasion-words.ts';
import { scriptOccasions, scriptWords } from './vocabulary/script-words.ts';

/** Meaning of a word or phrase: its concepts, and its occasions as a bit set. */
export interface Meaning {
  concepts: number;
  occasions: number;
}

interface Phrase extends Meaning {
  words: string[];
}

const nothing: Meaning = { concepts: 0, occasions: 0 };
const words = new Map<string, Meaning>();
/** Phrases by their first word, longest first. */
const phrases = new Map<string, Phrase[]>();
const byHindiSpelling = new Map<string, Meaning>();

const combine = (a: Meaning | undefined, b: Meaning): Meaning => ({
  concepts: (a?.concepts ?? 0) | b.concepts,
  occasions: (a?.occasions ?? 0) | b.occasions,
});

function add(text: string, meaning: Meaning): void {
  const { folded } = foldCharacters(text);
  const [first = '', ...rest] = folded
    .split(/[\s-]+/)
    .filter(Boolean)
    .map(romaniseScript);
  if (rest.length === 0) {
    words.set(first, combine(words.get(first), meaning));
    return;
  }
  const list = phrases.get(first) ?? [];
  const all = [first, ...rest];
  const known = list.find((phrase) => phrase.words.join(' ') === all.join(' '));
  if (known) Object.assign(known, combine(known, meaning));
  else list.push({ words: all, ...meaning });
  phrases.set(first, list);
}

for (const [at, occasion] of occasions.entries())
  for (const text of occasionWords[occasion]) add(text, { concepts: Concept.occasion, occasions: 1 << at });
for (const [name, texts] of Object.entries(scriptOccasions))
  for (const text of texts)
    add(text, { concepts: Concept.occasion, occasions: 1 << occasions.indexOf(name as keyof typeof scriptOccasions) });
for (const [name, texts] of [...Object.entries(conceptWords), ...Object.entries(scriptWords)])
  for (const text of texts) add(text, { concepts: Concept[name as keyof typeof Concept], occasions: 0 });
const wordsOfPhrases = new Set<string>();
for (const list of phrases.values()) {
  list.sort((a, b) => b.words.length - a.words.length);
  for (const phrase of list) for (const word of phrase.words) wordsOfPhrases.add(word);
}
for (const [word, meaning] of words) {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) continue;
  const key = foldHindiSpelling(word);
  byHindiSpelling.set(key, combine(byHindiSpelling.get(key), meaning));
}

/** Words of a demand, for which misspellings are found. */
const { fee, occasion, refund, handle, pay, money } = Concept;
const KEYWORD = fee | occasion | refund | handle;
const MIN_MISSPELLED = 6;
/** Longer words have no meaning here; the search for misspellings is quadratic in the length. */
const MAX_WORD = 40;
/** Other words with a similar spelling to one of a demand. */
const ordinary = new Set(
  `charts changes changed change chargers charger trainer trainers straining draining medial uniformly registers registered registrar registry
  security securely secured couriers interviews interviewer interviewed interviewing intervals documented documenter verified verifier deposits depositor
  location vacation placement places placements machines machinery devices software hardware functions station stations notation applications
  applicable application laptop laptops certified certifications certificates courses courts tickets refunding positions possession posting
  formal format forms farmer former joined joint jointing joiner joiners selecting selections projection protection section sections profiles profit
  platforms performing fitness finesse witness business medicals medicine equipments verifying verifies process processes processed agencies agents
  material materials maternal onboard testing tests payroll materially insured assurance reassurance visas visit visits policies table tables stationary locked locks permitted charles`.split(
    /\s+/,
  ),
);
const deletions = new Map<string, string[]>();
const deletionsOf = (word: string): string[] => Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1));
for (const [word, { concepts }] of words)
  if (word.length >= MIN_MISSPELLED && (concepts & KEYWORD) !== 0)
    for (const key of [word, ...deletionsOf(word)]) deletions.set(key, [...(deletions.get(key) ?? []), word]);

/** Whether two words differ by one letter that is missing, added, wrong, or exchanged with the next. */
function isOneLetterOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA -= 1;
    endB -= 1;
  }
  const [left, right] = [a.slice(start, endA), b.slice(start, endB)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

function findMisspelled(word: string): Meaning | undefined {
  if (word.length < MIN_MISSPELLED || ordinary.has(word)) return undefined;
  for (const key of [word, ...deletionsOf(word)])
    for (const candidate of deletions.get(key) ?? [])
      if (candidate[0] === word[0] && isOneLetterOff(word, candidate)) return words.get(candidate);
  return undefined;
}

/** Words that may be split by spaces or signs, and what they begin with. */
const splittable = new Set<string>();
const beginnings = new Set<string>();
for (const [word, { concepts }] of words) {
  if ((concepts & (fee | occasion | refund | money | handle)) === 0) continue;
  splittable.add(word);
  for (let length = 1; length < word.length; length++) beginnings.add(word.slice(0, length));
}
/** Whether a piece is the beginning of a word of a demand; excludes most words quickly. */
export const beginsKeyword = (piece: string): boolean => beginnings.has(piece);
/** Whether pieces together are a word of a demand, or the beginning of one. */
export const mayBeKeyword = (pieces: string): boolean => splittable.has(pieces) || beginnings.has(pieces);

const MAX_JOINED = 60;
const MAX_CACHED = 50_000;

/** Meaning of a word in its exact spelling. */
export const exactMeaningOf = (word: string): Meaning => words.get(word) ?? nothing;

/** Splits words that are written as one: 'registrationfee'. All parts must be known, one of them of a demand, or all of a number. */
export const splitJoined = rememberWords(findParts, MAX_CACHED, MAX_WORD);

const isMultiple = (part: string): boolean => ((words.get(part)?.concepts ?? 0) & Concept.multiple) !== 0;
const isNumeral = (part: string): boolean =>
  ((words.get(part)?.concepts ?? 0) & (Concept.count | Concept.multiple)) !== 0;

function findParts(text: string): string[] | undefined {
  if (text.length < 6 || text.length > MAX_JOINED || ordinary.has(text)) return undefined;
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= text.length; end++)
    for (let length = Math.min(end, 14); length >= 2; length--) {
      const before = best[end - length];
      const part = text.slice(end - length, end);
      if (before && !best[end] && words.has(part)) best[end] = [...before, part];
    }
  const found = best[text.length];
  if (!found || found.length < 2 || found.length > 6) return undefined;
  const hasKeyword = found.some(
    (part) => ((words.get(part)?.concepts ?? 0) & (fee | occasion | handle | money | pay)) !== 0,
  );
  const isNumber = found.every((part) => isNumeral(part)) && found.some((part) => isMultiple(part));
  return (hasKeyword || isNumber) && found.every((part) => part.length >= 3 || found.length > 2) ? found : undefined;
}

const squeeze = (word: string): string => word.replace(/(.)\1{2,}/g, '$1$1');

function read(word: string): Meaning {
  if (word.length > MAX_WORD) return nothing;
  const exact = words.get(word);
  if (exact) return exact;
  const squeezed = squeeze(word);
  if (squeezed !== word) {
    const meaning = words.get(squeezed) ?? words.get(word.replace(/(.)\1+/g, '$1'));
    if (meaning) return meaning;
  }
  if (/^[a-z]{4,}$/.test(word)) {
    const hindi = byHindiSpelling.get(foldHindiSpelling(word));
    if (hindi) return hindi;
  }
  return findMisspelled(squeezed) ?? nothing;
}

/** Meaning of a word: by exact spelling, by a spelling variant, or with one wrong letter. */
export const meaningOf = rememberWords(read, MAX_CACHED, MAX_WORD);

/** The phrases that begin with a word, longest first. */
export const phrasesOf = (first: string): readonly Phrase[] => phrases.get(first) ?? [];

/** Words of a demand with Latin letters, which text messages shorten. */
export const keywords: readonly string[] = [...words].flatMap(([word, { concepts }]) =>
  (concepts & (KEYWORD | pay | money)) !== 0 && /^[a-z]+$/.test(word) ? [word] : [],
);

/** Whether a word is one of a demand, with all its letters. */
const isKeyword = (word: string): boolean =>
  ((words.get(word)?.concepts ?? 0) & (KEYWORD | pay | money | Concept.currency)) !== 0;
const MIN_DISGUISED = 3;
const isKnown = (word: string): boolean =>
  word.length >= MIN_DISGUISED && (words.has(word) || wordsOfPhrases.has(word));

/** Reads a word with digits or signs for letters: 'f33', 'p@y', 'off3r'. */
export function readDisguised(word: string): string | undefined {
  const spellings = plainSpellings(word);
  return spellings.find(isKeyword) ?? spellings.find(isKnown);
}
