import { foldText } from '../../../lib/text/fold-text.ts';
import { splitWords } from '../query/split-words.ts';
import { findMatches, type Match, withoutIgnored } from './find-matches.ts';
import { loadOccupations, type OccupationData } from './load-occupations.ts';
import { readTokens, type Token } from './word-roots.ts';

/** Key of an occupation: a short readable slug such as 'accountant'. */
export type Occupation = string;

/** An occupation named in a query, and the words that name it. */
export interface QueryOccupation {
  occupation: Occupation;
  /** Position of the first word. */
  from: number;
  /** Number of words. */
  length: number;
}

/** An occupation close to another. */
export interface RelatedOccupation {
  occupation: Occupation;
  /** 0 to 1; from 0.8 on most advertisements of the one suit those who search the other. */
  similarity: number;
}

const MAX_OCCUPATIONS = 3;
/** Longer titles are advertisements; what follows is not read. */
const MAX_TITLE_LENGTH = 200;

let loaded: OccupationData | undefined;
const data = (): OccupationData => {
  loaded ??= loadOccupations();
  return loaded;
};

/** What separates the parts of a title; phrases do not go across. */
const separators = /\s[-–—]+|[-–—]+\s|[–—|,:;()[\]{}@!•*_"…=><]|\.{2,}|\b(?:for|in|with|at|from|required|hiring)\b/;

/** Heads without a field of their own: "Manager - Sales" is a sales manager. */
const bareHeads = new Set(
  `manager executive engineer officer analyst associate lead specialist consultant head director vp avp develop assistant
   trainee intern supervisor coordinator leader team incharge professional expert architect`.split(/\s+/),
);

/** "Human Resources (HR) Executive": an abbreviation of the words before it is left out. */
function dropAbbreviations(text: string): string {
  return text.replace(/\(([a-z]{2,5})\)/g, (whole, letters: string, at: number) => {
    const initials = text
      .slice(0, at)
      .split(/[^a-z]+/)
      .filter((word) => word !== '' && word !== 'and')
      .map((word) => word.charAt(0))
      .join('');
    return initials.endsWith(letters) ? ' ' : whole;
  });
}

/** "Analyst-Data Science": a hyphen after a bare head separates, and one in "full - stack" does not. */
const splitHead = (text: string) =>
  text
    .replace(/\b(full|front|back) ?- ?(stack|end)\b/g, '$1$2')
    .replace(
      /\b(manager|executive|engineer|officer|analyst|associate|lead|specialist|consultant|developer)-(?=[a-z])/g,
      '$1 - ',
    );

const wordsOf = (text: string): string[] =>
  splitWords(text).flatMap(({ word, parts }) => (parts.length > 0 ? parts : [word]));

/** Tokens of a part of a title. A slash leaves the words together but keeps "Architect / Manager" two. */
const tokensOf = (part: string): Token[] =>
  part
    .split('/')
    .flatMap((text, index) =>
      readTokens(wordsOf(text)).map((token, position) => ({ ...token, isApart: index > 0 && position === 0 })),
    );

const rootsOf = (tokens: Token[]): string[] => tokens.map(({ root }) => root);

/** The kinds of the found occupations that other words of the text tell: a software engineer who writes Java. */
function addKinds(found: number[], all: string[]): number[] {
  const { keys, beside } = data();
  return found.flatMap((occupation) => {
    const base = `${keys[occupation]}\t`;
    const kinds: number[] = [];
    for (let from = 0; from < all.length; from++) {
      let phrase = base;
      for (let size = 1; size <= 3 && from + size <= all.length; size++) {
        phrase += (size > 1 ? ' ' : '') + all[from + size - 1];
        const kind = beside.get(phrase);
        if (kind !== undefined) kinds.push(kind);
      }
    }
    return [...kinds, occupation];
  });
}

const isBare = ({ root }: Token): boolean => bareHeads.has(root) || withoutIgnored([root]) === '';

/** "Manager - Sales", "Executive (Accounts)": the first part names the rank and the second the field. */
function matchInverted(parts: Token[][]): Match[] {
  const [first = [], second = []] = parts;
  if (second.length === 0 || !first.every(isBare)) return [];
  const heads = first.filter(({ root }) => bareHeads.has(root));
  return findMatches(data(), [...second, ...heads]).filter(({ start, end }) => start === 0 && end > second.length);
}

/**
 * Occupations of a vacancy by its title, most certain first; at most three; none if none is known. Rank, place, shift,
 * company and the like are ignored.
 */
export function findTitleOccupations(title: string): Occupation[] {
  const text = splitHead(dropAbbreviations(foldText(title.slice(0, MAX_TITLE_LENGTH))));
  const parts = text
    .split(separators)
    .map(tokensOf)
    .filter((tokens) => withoutIgnored(rootsOf(tokens)) !== '' || tokens.some(({ root }) => bareHeads.has(root)));
  const found = matchInverted(parts).map(({ occupation }) => occupation);
  for (const tokens of parts) {
    for (const { occupation, size } of findMatches(data(), tokens)) {
      // One word in a later part names a tool or a place of work more often than the occupation.
      if (found.length === 0 || size > 1) found.push(occupation);
    }
  }
  // Without a phrase, the first part that is more than a rank must be the name of a field as a whole.
  const field = parts.find((tokens) => !tokens.every(isBare)) ?? parts[0];
  if (found.length === 0 && field !== undefined) {
    const roots = rootsOf(field);
    const whole = data().whole.get(withoutIgnored(roots)) ?? data().whole.get(roots.join(' '));
    if (whole !== undefined) found.push(whole);
  }
  const kinds = addKinds(found, parts.flatMap(rootsOf));
  return [...new Set(kinds)].slice(0, MAX_OCCUPATIONS).map((occupation) => data().keys[occupation] as Occupation);
}

/**
 * Occupations that words of a query name as a whole phrase ("delivery boy", "chartered accountant"), the longest phrase
 * first. The words are as `splitWords` gives them. A query may have words beside them; a word that is the name of a
 * field, such as "sales", names an occupation only if it is the whole query.
 */
export function findQueryOccupations(words: string[]): QueryOccupation[] {
  const tokens = readTokens(words.map((word) => word.toLowerCase()));
  const found = findMatches(data(), tokens).map(({ occupation, start, end }) => {
    const first = tokens[start] as Token;
    const last = tokens[end - 1] as Token;
    return { occupation, from: first.from, length: last.from + last.length - first.from };
  });
  if (found.length === 0) {
    const whole = data().whole.get(rootsOf(tokens).join(' ')) ?? data().whole.get(withoutIgnored(rootsOf(tokens)));
    if (whole !== undefined) found.push({ occupation: whole, from: 0, length: words.length });
  }
  return found.map((match) => ({ ...match, occupation: data().keys[match.occupation] as Occupation }));
}

/** Title of an occupation as people write it: "Accountant"; '' if it is unknown. */
export function nameOfOccupation(occupation: Occupation): string {
  return data().names[data().numbers.get(occupation) ?? -1] ?? '';
}

/** Occupations where advertisements of one serve those who search the other, the closest first. */
export function relatedOccupations(occupation: Occupation): RelatedOccupation[] {
  const others = data().related.get(data().numbers.get(occupation) ?? -1) ?? new Map<number, number>();
  return [...others]
    .map(([number, similarity]) => ({ occupation: data().keys[number] as Occupation, similarity }))
    .sort((one, other) => other.similarity - one.similarity || (one.occupation < other.occupation ? -1 : 1));
}
