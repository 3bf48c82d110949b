import { rememberWords } from '../../../lib/text/remember-words.ts';
import type { Token } from '../text/split-tokens.ts';
import { keywords, meaningOf } from './lexicon.ts';

/** Words that are shortened to two or three letters, or not by leaving out vowels: each word with its short spellings. */
const spellings: Readonly<Record<string, string>> = {
  time: 'tym tyme',
  just: 'jst jus',
  only: 'onli onlli',
  before: 'b4 bfr bfor befor bfore',
  after: 'aftr',
  send: 'snd',
  money: 'mny',
  cost: 'cst',
  charge: 'chg crg',
  charges: 'chgs chgrs crgs',
  form: 'fom forme faram',
  member: 'mmbr membr membar mambar',
  membership: 'memship',
  registration: 'rgstn regstn regstrn rajistresan',
  joining: 'jng jning joing joning joinig',
  training: 'trng trg',
  interview: 'intv intvw intrvu',
  security: 'secrty sicurity',
  payment: 'pymt paymt paymnt',
  bhejo: 'bhjo',
  bhej: 'bhj',
  jama: 'jma',
};
const known = new Map(
  Object.entries(spellings).flatMap(([word, shorts]) => shorts.split(' ').map((short) => [short, word] as const)),
);

const vowels = /[aeiou]/g;
/** The consonants of a word, doubled ones once, and its first letter: 'membership' as 'mbrshp'. */
const skeletonOf = (word: string): string =>
  (word[0] + word.slice(1).replaceAll(vowels, '')).replaceAll(/(.)\1+/g, '$1');

/** Shorter skeletons are those of too many words: 'frm', 'crd'. */
const MIN_SKELETON = 4;
/** From so many consonants a word may keep a vowel in four letters: 'membrshp', but not 'ernst'. */
const MIN_SKELETON_WITH_VOWELS = 6;
const MAX_VOWELS = 0.25;
/** Abbreviations of something else: low code, no code; morning. */
const others = new Set(['lcnc', 'mrng', 'mrngs', 'evng', 'evngs']);
const bySkeleton = new Map<string, string>();
for (const word of keywords) {
  const skeleton = skeletonOf(word);
  if (skeleton.length >= MIN_SKELETON && !bySkeleton.has(skeleton)) bySkeleton.set(skeleton, word);
}

function findFull(word: string): string | undefined {
  const short = known.get(word);
  if (short !== undefined) return short;
  if (!/^[a-z]{4,}$/.test(word) || others.has(word)) return undefined;
  const skeleton = skeletonOf(word);
  const full = bySkeleton.get(skeleton);
  if (full === undefined || full.length <= word.length) return undefined;
  const count = word.match(vowels)?.length ?? 0;
  const isShort = count === 0 || (skeleton.length >= MIN_SKELETON_WITH_VOWELS && count <= MAX_VOWELS * word.length);
  return isShort && meaningOf(word).concepts === 0 ? full : undefined;
}

const MAX_KNOWN = 20_000;

/** The word that a spelling of text messages stands for, of those of a demand: 'chrg', 'membrshp', 'jst'; else undefined. */
export const findFullSpelling = rememberWords(findFull, MAX_KNOWN);

/** Replaces short spellings by the words that they stand for, also the figure of '1 time'. */
export function expandShortSpellings(tokens: readonly Token[]): readonly Token[] {
  let expanded: Token[] | undefined;
  for (const [at, token] of tokens.entries()) {
    const isOnce = token.text === '1' && /^ty?i?me?$/.test(tokens[at + 1]?.text ?? '');
    const full = isOnce ? 'one' : token.isNumber ? undefined : findFullSpelling(token.text);
    if (full === undefined) continue;
    expanded ??= [...tokens];
    expanded[at] = { ...token, text: full, isNumber: false };
  }
  return expanded ?? tokens;
}
