import { foldedWords } from '../../text/fold-characters.ts';
import { Concept } from '../concepts.ts';
import { hasConcept as has, type Mark } from '../mark.ts';

const { salary, refund, pay, payer, given, fee, no, not } = Concept;
const WITHIN = 7;

const pays = foldedWords(
  'salary salaries wages wage pay ctc emoluments kamai vetan tankhwah tankhwa tankha pagar stipend कमाई वेतन सैलरी सेलरी तनख्वाह पगार',
);
/** Phrases for the first salary; the lexicon has them as the source from which a fee is deducted. */
const firstPay = /^(?:first|1st|pehli|pahli|pehle|पहलि|पहले) |^(?:month|months?) s (?:salary|pay)$/;
const shares = foldedWords(
  `half one two first full whole quarter percent % month months monthly fifteen days aadhi aadha aadhe din dino hafte hafta दिन हफ्ते ek do pehli pehle pahli mahine mahina
  आधा आधी एक दो पहली पहले महीने महीना हिस्सा hissa part number`,
);
const agencies = foldedWords(
  'consultancy agency consultant agent placement agents recruiter bureau हमारा हमारी एजेंसी कंसल्टेंसी कमीशन एजेंट',
);
/** Also part of pay, unless an owner is stated. */
const commissions = foldedWords('commission kamishan share कमीशन');
const ours = foldedWords('our we us hamara hamari hum हमारा हमारी हम to ki ka ko का की को goes');
const notTaken = foldedWords(
  'client clients company employer bonus increment joining notice leave advance gratuity hospital us',
);

/** Who takes the share, after it: '15 din ki salary humari', '8.33 % of CTC from candidate'. */
const takers =
  /^(?:ours|humari|hamari|meri|mera|हमारी|हमारा|मेरी|मेरा|from (?:the |each )?(?:candidate|candidates|applicant))$/;

/** Whether a word names who takes part of the pay, or the part that is taken. */
export const takesShare = (text: string): boolean => agencies.has(text) || commissions.has(text) || takers.test(text);
const isShareTaker = ({ text }: Mark): boolean => takesShare(text);

const isPayWord = ({ text }: Mark): boolean => pays.has(text) || firstPay.test(text);

/** Whether some words name pay and a party that takes part of it. */
export const maySharePay = (marks: readonly Mark[]): boolean => marks.some(isShareTaker) && marks.some(isPayWord);

/** Finds statements that part of the pay is the fee of an agency: 'one month salary is our charge'. */
export function findSalaryShares(
  marks: readonly Mark[],
  isDenied: (at: number) => boolean,
): { first: number; last: number }[] {
  const found: { first: number; last: number }[] = [];
  for (const [at, mark] of marks.entries()) {
    if (!has(mark, salary | refund | pay) || !isPayWord(mark)) continue;
    const from = Math.max(0, at - WITHIN);
    const near = marks.slice(from, at + WITHIN + 1).map((word, i) => ({ word, i: from + i }));
    const sentence = near.filter(({ word }) => word.sentence === mark.sentence);
    const isShare =
      firstPay.test(mark.text) ||
      sentence.some(({ word, i }) => Math.abs(i - at) <= 4 && (shares.has(word.text) || word.before.includes('%')));
    const isCharge = sentence.some(
      ({ word, i }) => agencies.has(word.text.split(' ')[0] ?? '') && (has(word, fee) || has(marks[i + 1], fee)),
    );
    const isRefused = ({ word, i }: (typeof near)[number]): boolean =>
      (notTaken.has(word.text) && !(isCharge && word.text === 'advance')) ||
      has(word, payer | given) ||
      // 'No refund' denies nothing of it.
      (has(word, no | not) && !has(marks[i + 1], refund));
    if (!isShare || sentence.some(isRefused)) continue;
    const taker = sentence.find(
      ({ word, i }) =>
        i !== at &&
        (i > at || !takers.test(word.text)) &&
        isTaker(
          word,
          sentence.map((other) => other.word),
        ) &&
        !isDenied(i),
    );
    if (taker) found.push({ first: Math.min(at, taker.i), last: Math.max(at, taker.i) });
  }
  return found;
}

function isTaker(word: Mark, sentence: readonly Mark[]): boolean {
  if (has(word, salary)) return false;
  if (has(word, fee) && !/^(?:lag|लग)/.test(word.text)) return true;
  if (takers.test(word.text)) return true;
  if (!isShareTaker(word)) return false;
  // 'Agent commission is two months salary'.
  if (commissions.has(word.text) && sentence.some((other, i) => agencies.has(other.text) && sentence[i + 1] === word))
    return true;
  return sentence.some((other) => ours.has(other.text));
}
