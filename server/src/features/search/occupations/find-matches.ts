import { classesOf } from './expand-title.ts';
import type { Ending, OccupationData } from './load-occupations.ts';
import type { Token } from './word-roots.ts';

/** An occupation named by a run of tokens. */
export interface Match {
  occupation: number;
  /** Position of the first token. */
  start: number;
  /** Position after the last token. */
  end: number;
  /** Number of tokens that the phrase needs. */
  size: number;
}

/** Number of words of the longest phrase that is looked for. */
const MAX_PHRASE_WORDS = 6;

const list = (words: string) => new Set(words.trim().split(/\s+/));

/** Ranks, which do not change the work: a senior accountant is an accountant. */
const rankWords = list(`
  senior sr snr junior jr lead principal staff associate assistant deputy dy trainee intern apprentice fresher experienced
  mid entry level i ii iii iv v vi 1 2 3 4 5 l1 l2 l3 l4 l5 grade global freelance freelancer remote parttime fulltime
  contractual temporary permanent part full time specialist professional expert graduate experience
`);

/** Words that belong to the advertisement and not to the work. */
const noiseWords = list(`
  urgent urgently opening hiring required requirement immediate immediately joiner joining vacancy wanted need needed
  looking walk walkin drive job work home wfh wfo office shift night day male female year yr exp salary lpa ctc k pm
  mega great exciting excellent opportunity requesting requires applicant aspirant role position mnc india pan for we are hire apply now new only can candidate
`);

/** Heads that make other work of the words before: an electrician's helper is not an electrician. */
const changingHeads = list(`
  manager head director trainer teach faculty recruit helper supervisor salesman instructor tutor superintendent
  coordinator interviewer
`);

/** Heads with which the name of some work ends. */
const heads = list(`
  engineer develop manager executive officer analyst accountant consultant technician operator designer teach recruit
`);

/** Ranks that are managers where the data does not tell them apart: a finance AVP is a finance manager. */
const managerRanks = new Set(['vp', 'avp', 'svp', 'head']);

/** A beginning of a title of the data that the phrase has. */
interface Begun {
  endings: Ending[];
  /** Length of the beginning in characters. */
  length: number;
}

/** Number of the occupation of a phrase: one written out, or a beginning with one of its endings. */
function lookUpForm(data: OccupationData, phrase: string, begun: Begun[]): number | undefined {
  const exact = data.anywhere.get(phrase);
  if (exact !== undefined) return exact;
  for (const { endings, length } of begun) {
    const rest = phrase.slice(length + 1);
    for (const { endings: possible, occupation } of endings) if (possible.has(rest)) return occupation;
  }
  return undefined;
}

/** Number of the occupation of a phrase, with its last root as it is or as one of a class. */
function lookUp(data: OccupationData, phrase: string, last: string, begun: Begun[]): number | undefined {
  const exact = lookUpForm(data, phrase, begun);
  if (exact !== undefined) return exact;
  const kinds = classesOf.get(last);
  if (kinds === undefined) return undefined;
  const stem = phrase.slice(0, phrase.length - last.length);
  for (const kind of kinds) {
    const found = lookUpForm(data, stem + kind, begun);
    if (found !== undefined) return found;
  }
  return managerRanks.has(last) ? lookUpForm(data, `${stem}manager`, begun) : undefined;
}

/** All phrases in a run of tokens given by their positions in the whole, of which none goes across an end. */
function scan(
  data: OccupationData,
  roots: string[],
  positions: number[],
  isEnd: (position: number) => boolean,
): Match[] {
  const matches: Match[] = [];
  for (let from = 0; from < positions.length; from++) {
    let phrase = roots[positions[from] as number] as string;
    const begun: Begun[] = [];
    for (let size = 1; size <= MAX_PHRASE_WORDS && from + size <= positions.length; size++) {
      const position = positions[from + size - 1] as number;
      if (size > 2 && isEnd(position)) break;
      const last = roots[position] as string;
      if (size > 1) phrase += ` ${last}`;
      const occupation = lookUp(data, phrase, last, begun);
      const endings = data.beginnings.get(phrase);
      // The longest beginning first: it is the most specific.
      if (endings) begun.unshift({ endings, length: phrase.length });
      if (occupation === undefined) continue;
      const end = (positions[from + size - 1] as number) + 1;
      matches.push({ occupation, start: positions[from] as number, end, size });
    }
  }
  return matches;
}

const isIgnored = (root: string) => rankWords.has(root) || noiseWords.has(root) || /^\d/.test(root);

/** The roots of a text without ranks and noise, joined by spaces. */
export const withoutIgnored = (roots: string[]): string => roots.filter((root) => !isIgnored(root)).join(' ');

/**
 * The occupations that a run of words names, the most certain first: longer phrases before shorter, then earlier ones.
 * Phrases do not overlap. Ranks may stand within a phrase, and count as its words where the data says so.
 */
export function findMatches(data: OccupationData, tokens: Token[]): Match[] {
  const roots = tokens.map(({ root }) => root);
  const all = roots.map((_, position) => position);
  const plain = all.filter((position) => !isIgnored(roots[position] as string));
  // A slash after the head of a name begins another: "Software Engineer/Lead Engineer", unlike "UI/UX Designer".
  const isEnd = (at: number) => tokens[at]?.isApart === true && heads.has(roots[at - 1] as string);
  const found = scan(data, roots, all, isEnd);
  if (plain.length < all.length) found.push(...scan(data, roots, plain, isEnd));
  found.sort((one, other) => other.size - one.size || one.start - other.start || other.end - one.end);
  const chosen: Match[] = [];
  for (const match of found) {
    if (chosen.some(({ start, end }) => match.start < end && start < match.end)) continue;
    chosen.push(match);
  }
  return chosen.filter(({ end }) => {
    const next = plain.find((position) => position >= end);
    if (next === undefined || !changingHeads.has(roots[next] as string)) return true;
    return tokens.slice(end, next + 1).some(({ isApart }) => isApart);
  });
}
