import { foldedWords } from '../../text/fold-characters.ts';
import type { AmountKind } from '../amounts/read-amount.ts';
import { Concept } from '../concepts.ts';
import { hasConcept as has, type Mark } from '../mark.ts';
import { readSentences } from './read-sentences.ts';

const { payer, no, not, nahi, third, given } = Concept;

/** Who brings people to work, and is not the employer. */
const agents = foldedWords(
  `agent agents agency consultancy bureau broker dalal middleman contractor thekedar thekedaar mukadam mukaddam sardar mestri mistri maistry mate munshi jamadar supervisor recruiter
  union mediator bichauliya ठेकेदार दलाल एजेंट एजेंसी मुकादम सुपरवाइजर सरदार मेट मुंशी मिस्त्री बिचौलिया`,
);
/** Verbs of taking. */
const takes = foldedWords(
  `takes take keeps keep cuts cut deducts holds withholds draws retains pockets leta leti lete lega legi lenge rakhta rakhti rakhte rakhega rakhegi rakhenge kaatega kaatta katega kategi kaatti
  लेता लेती लेते लेगा लेगी लेंगे रखता रखती रखते रखेगा रखेगी काटता काटेगा कटेगा`,
);
/** Of what it is taken. */
const pays = foldedWords(
  `salary salaries wage wages pay payout payouts tips earning earnings stipend pagar pagaar tankhwah tankhwa vetan kamai hajri hajiri hazri mazdoori majduri dihadi shift shifts day
  days trip trips piece pieces week month roz din hafte mahine mahina वेतन पगार तनख्वाह कमाई मजदूरी दिहाड़ी पीस रोज महीने दिन`,
);
/** Links a part to the whole, or says that it is taken each time. */
const from = foldedWords(
  'from se of out each every har per roz usme mein usmein hissa share apna हर से में प्रति अपना रोज',
);
/** Deductions by law, and what is taken for other work. */
const lawful = foldedWords(
  'pf esi esic epf tds pt tax gratuity provident attendance advance loan leave absent late calls rounds client clients company employer owner malik seth कंपनी मालिक',
);
/** Smaller figures are counts. */
const MIN_SUM = 2;
const MAX_SUM = 20_000;

const hasAny = (words: readonly string[], set: ReadonlySet<string>): boolean => words.some((word) => set.has(word));

/** Whether a word names a middleman. */
export const isMiddleman = (text: string): boolean => agents.has(text);

/** Whether some words may say that a middleman takes something. */
export const mayCutPay = (marks: readonly Mark[]): boolean => {
  const words = marks.map(({ text }) => text.split(' '));
  return words.some((parts) => hasAny(parts, agents)) && words.some((parts) => hasAny(parts, takes));
};

/**
 * Finds statements that a middleman takes a sum or a part of each day's, shift's or month's pay: 'the mukadam takes 50 from each day'.
 * It is paid for the work, and by no employer.
 */
export function findPayCuts(
  marks: readonly Mark[],
  amounts: readonly AmountKind[],
  isDenied: (at: number) => boolean,
): { first: number; last: number }[] {
  const found: { first: number; last: number }[] = [];
  for (const { from: start, marks: sentence, words } of readSentences(marks)) {
    const agent = words.findIndex((parts) => hasAny(parts, agents));
    if (agent < 0) continue;
    const taken = words.findIndex((parts, i) => i > agent && hasAny(parts, takes) && !isDenied(start + i));
    if (taken < 0) continue;
    const sum = sentence.findIndex(({ value = 0, before }, i) => {
      const isSum = amounts[start + i] === 'currency' || amounts[start + i] === 'bare' || amounts[start + i] === 'pay';
      const isPart =
        words[i + 1]?.[0] === 'percent' || words[i + 1]?.[0] === 'per cent' || sentence[i + 1]?.before.includes('%');
      return (
        i > agent &&
        value >= MIN_SUM &&
        value <= MAX_SUM &&
        Math.abs(i - taken) <= 5 &&
        (isSum || isPart === true) &&
        !before.includes(':')
      );
    });
    if (sum < 0 || !words.some((parts, i) => i > agent && hasAny(parts, pays))) continue;
    if (!words.some((parts, i) => i > agent && hasAny(parts, from))) continue;
    if (
      words.some((parts) => hasAny(parts, lawful)) ||
      sentence.some((mark) => has(mark, payer | third | no | not | nahi | given))
    )
      continue;
    found.push({ first: start + agent, last: start + Math.max(taken, sum) });
  }
  return found;
}
