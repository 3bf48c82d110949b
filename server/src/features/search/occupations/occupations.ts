import { type FieldMatch, findByFieldWords } from './field-words.ts';
import { findMatches, type Match, withoutIgnored } from './find-matches.ts';
import { isGeneral } from './head-groups.ts';
import { loadOccupations, type OccupationData } from './load-occupations.ts';
import { loadNarrower, loadRelated, type Narrower, type Related } from './load-related.ts';
import { findSimilarTitle } from './similar-titles.ts';
import { bareHeads, splitTitleParts } from './split-title.ts';
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

let loaded: OccupationData | undefined;
const data = (): OccupationData => {
  loaded ??= loadOccupations();
  return loaded;
};

let loadedRelated: Related | undefined;
const related = (): Related => {
  loadedRelated ??= loadRelated(data().numbers);
  return loadedRelated;
};

let loadedNarrower: Narrower | undefined;
const narrower = (): Narrower => {
  loadedNarrower ??= loadNarrower(data().numbers);
  return loadedNarrower;
};

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

/** Heads that stand before their field without a dash as well: "DGM Sales", "Executive HR". */
const leadingHeads = new Set(['manager', 'head', 'director', 'vp', 'avp', 'svp', 'executive', 'officer']);

/** Matches of a field with the heads that stand before it: "Manager - Sales", "Executive (Accounts)", "DGM Sales". */
function matchInverted(heads: Token[], field: Token[]): Match[] {
  if (field.every(isBare)) return [];
  return findMatches(data(), [...field, ...heads]).filter(({ start, end }) => start === 0 && end > field.length);
}

function matchInvertedParts([first = [], second = []]: Token[][]): Match[] {
  if (second.length > 0 && first.every(isBare)) {
    return matchInverted(
      first.filter(({ root }) => bareHeads.has(root)),
      second,
    );
  }
  const at = first.findIndex(({ root }) => leadingHeads.has(root));
  if (at < 0 || !first.slice(0, at).every(isBare)) return [];
  return matchInverted(first.slice(at, at + 1), first.slice(at + 1));
}

/** Abbreviations that say the same in any title; other words of up to three letters must be a whole part of it. */
const clearAbbreviations = new Set(
  'rmo seo sre dba bde bdm gnm anm bsc cfo cto ceo ppc vmc cnc gre kam sdr sde cce csr pgt tgt prt'.split(' '),
);

/** Matches in a part of a title, without chance abbreviations such as "PA" in "PA Claims". */
function matchPart(tokens: Token[]): Match[] {
  const isAlone = withoutIgnored(rootsOf(tokens)).indexOf(' ') < 0;
  return findMatches(data(), tokens).filter(({ start, size }) => {
    const root = (tokens[start] as Token).root;
    return size > 1 || isAlone || root.length > 3 || clearAbbreviations.has(root);
  });
}

/** The occupation of which the text is a title, word for word. */
const findExact = (roots: string): number | undefined => data().anywhere.get(roots);

/** The occupation of a text that is the name of a field, such as "sales". */
const findFieldName = (roots: string[]): number | undefined =>
  data().whole.get(withoutIgnored(roots)) ?? data().whole.get(roots.join(' '));

function matchTitle(parts: Token[][]): number[] {
  const found = matchInvertedParts(parts).map(({ occupation }) => occupation);
  for (const tokens of parts) {
    for (const { occupation, size } of matchPart(tokens)) {
      // One word in a later part names a tool or a place of work more often than the occupation.
      if (found.length === 0 || size > 1) found.push(occupation);
    }
  }
  const { keys, numbers } = data();
  // Without a phrase, the first part that is more than a rank may be the name of a field as a whole.
  const first = rootsOf(parts.find((tokens) => !tokens.every(isBare)) ?? parts[0] ?? []);
  const whole = found.length === 0 ? findFieldName(first) : undefined;
  if (whole !== undefined) return [whole];
  const isVague = found.every((occupation) => isGeneral(keys[occupation] as string));
  const field = isVague ? findByFieldWords(rootsOf(parts.flat()), true) : undefined;
  if (field) found.unshift(numbers.get(field.occupation) as number);
  if (found.length > 0) return found;
  const similar = findSimilarTitle(data(), first);
  return similar === undefined ? [] : [similar];
}

/** Work that advertises for people of other professions: "Medical coder BSc Nursing, GNM". */
const trainsOthers = new Map([
  [
    'medical-coder',
    new Set(['nurse', 'auxiliary-nurse-midwife', 'pharmacist', 'physiotherapist', 'dentist', 'microbiologist']),
  ],
]);

/** Work with customers by phone and chat, which those who analyse data do for a living. */
const service = new Set([
  'customer-support-executive',
  'telecaller',
  'telesales-executive',
  'technical-voice-support-executive',
  'customer-relationship-executive',
]);
/** Work for which a later part of the title names the field: "Data Analyst - International BPO". */
const ofAnyField = new Set([
  'data-analyst',
  'data-scientist',
  'data-engineer',
  'business-analyst',
  'software-developer',
]);
/** Work with a tool, for which "administrator" names no office work: "Kafka Administrator". */
const withTools = new Set([
  'data-engineer',
  'big-data-engineer',
  'devops-engineer',
  'network-engineer',
  'etl-developer',
]);

/** Occupations of a title without those that only name the field or the rank of the first. */
function withoutFields(found: Occupation[]): Occupation[] {
  const [first = ''] = found;
  if (withTools.has(first)) return found.filter((occupation) => occupation !== 'admin-executive');
  return ofAnyField.has(first) ? found.filter((occupation) => !service.has(occupation)) : found;
}

/** Whose assistant someone is: "Assistant to Doctor" names no doctor. */
const assistedPerson = /(?<=\bassistant )to(?: the)? .*$/i;

/** Occupations without those of the people whom one of them is looking for. */
function withoutInvited(found: Occupation[]): Occupation[] {
  const invited = found.flatMap((occupation) => [...(trainsOthers.get(occupation) ?? [])]);
  return found.filter((occupation) => !invited.includes(occupation));
}

/**
 * Occupations of a vacancy by its title, most certain first; at most three; none if none is known. Rank, place, shift,
 * company and the like are ignored.
 */
export function findTitleOccupations(title: string): Occupation[] {
  const { words, parts } = splitTitleParts(title.replace(assistedPerson, ''));
  const exact = findExact(rootsOf(words).join(' '));
  const found = exact === undefined ? matchTitle(parts) : [exact];
  const kinds = addKinds(found, rootsOf(words));
  const keys = [...new Set(kinds)].map((occupation) => data().keys[occupation] as Occupation);
  return withoutFields(withoutInvited(keys)).slice(0, MAX_OCCUPATIONS);
}

/** An occupation with the words from the first to the last of the given tokens. */
function spanOf(occupation: Occupation, positions: number[], tokens: Token[]): QueryOccupation {
  const first = tokens[positions[0] as number] as Token;
  const last = tokens[positions.at(-1) as number] as Token;
  return { occupation, from: first.from, length: last.from + last.length - first.from };
}

/** Field words of a query: with a head, or as the whole query, unless they are the words of tools. */
function findFieldOfQuery(roots: string[]): FieldMatch | undefined {
  const found = findByFieldWords(roots);
  if (found) return found;
  const plain = findByFieldWords(roots, true);
  return plain && !plain.isTechnical && plain.positions.length === roots.length ? plain : undefined;
}

/**
 * Occupations that words of a query name as a whole phrase ("delivery boy", "chartered accountant"), the longest phrase
 * first. The words are as `splitWords` gives them. A query may have words beside them; a word that is the name of a
 * field, such as "sales", names an occupation only if it is the whole query.
 */
export function findQueryOccupations(words: string[]): QueryOccupation[] {
  const { keys } = data();
  const tokens = readTokens(words.map((word) => word.toLowerCase()));
  const roots = rootsOf(tokens);
  const all = findExact(roots.join(' ')) ?? matchInvertedParts([tokens])[0]?.occupation;
  if (all !== undefined) return [{ occupation: keys[all] as Occupation, from: 0, length: words.length }];
  const found = findMatches(data(), tokens).map(({ occupation, start, end }) =>
    spanOf(keys[occupation] as Occupation, [start, end - 1], tokens),
  );
  const nameOfAll = (occupation: number) => [
    { occupation: keys[occupation] as Occupation, from: 0, length: words.length },
  ];
  const whole = found.length === 0 ? findFieldName(roots) : undefined;
  if (whole !== undefined) return nameOfAll(whole);
  const field = found.every(({ occupation }) => isGeneral(occupation)) ? findFieldOfQuery(roots) : undefined;
  if (field) return [spanOf(field.occupation, field.positions, tokens)];
  if (found.length > 0) return found;
  const similar = findSimilarTitle(data(), roots);
  return similar === undefined ? [] : nameOfAll(similar);
}

/** Title of an occupation as people write it: "Accountant"; '' if it is unknown. */
export function nameOfOccupation(occupation: Occupation): string {
  return data().names[data().numbers.get(occupation) ?? -1] ?? '';
}

/** Occupations where advertisements of one serve those who search the other, the closest first. */
export function relatedOccupations(occupation: Occupation): RelatedOccupation[] {
  return [...(related().get(occupation) ?? [])]
    .map(([other, similarity]) => ({ occupation: other, similarity }))
    .sort((one, other) => other.similarity - one.similarity || (one.occupation < other.occupation ? -1 : 1));
}

/** From this similarity on, titles of two occupations are used for the same work, such as telesales and telecaller. */
const SAME_WORK = 0.9;

/** Kinds of an occupation, the nearer first: of a mobile app developer, those of Android and iOS. */
export const narrowerOccupations = (occupation: Occupation): Occupation[] => [...(narrower().get(occupation) ?? [])];

/** Other occupations with titles that employers use for the same work, the closest first; holds in both directions. */
export const sameOccupations = (occupation: Occupation): Occupation[] =>
  relatedOccupations(occupation)
    .filter(({ similarity }) => similarity >= SAME_WORK)
    .map((other) => other.occupation);

/**
 * Other occupations that a search for this one finds as such: those of the same work, then its kinds. A search for a kind
 * does not find the whole.
 */
export const equivalentOccupations = (occupation: Occupation): Occupation[] => [
  ...new Set([...sameOccupations(occupation), ...narrowerOccupations(occupation)]),
];
