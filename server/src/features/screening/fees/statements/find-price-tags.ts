import { foldedWords } from '../../text/fold-characters.ts';
import type { AmountKind } from '../amounts/read-amount.ts';
import { Concept } from '../concepts.ts';
import { hasConcept as has, type Mark } from '../mark.ts';
import { readSentences } from './read-sentences.ts';

const { given, payer, free, salary, filler, must, currency, fee, money, before, refund, no, nahi } = Concept;

/** What job seekers need and employers issue. Not the names of benefits: training and medical are also paid to them. */
const goods = foldedWords(
  `dress uniform uniforms vardi shoes joota juta jute boots topi cap belt lathi helmet jacket tshirt bag kit kits blazer apron parchi badge lanyard stamp affidavit notary
  registration reg regn enrolment enrollment file membership subscription panel prospectus verification documentation docs noc locker bed mattress
  वर्दी ड्रेस यूनिफॉर्म जूते जूता टोपी बेल्ट हेलमेट बैग किट फाइल पर्ची रजिस्ट्रेशन पंजीकरण`,
);
const goodsOfWords =
  /^(?:gate ?pass|entry pass|airport pass|interview pass|id ?cards?|i ?card|identity card|t shirts?|tool ?kit|safety shoes|safety kit|joining kit|police (?:verification|paper|clearance)|blood test|stamp paper|smart card|access card|labour card|(?:गेट|एंट्री) पास|आईडी कार्ड|पहचान पत्र)$/;
/** What may stand between them and the sum, or after it. */
const between = foldedWords(
  `and aur n ka ki ke of for set sets do jodi pair pairs dono total sab all in your own each only extra alag pls please approx lagbhag bas saath cash nakad kist ek at joining + opening
  के का की लिए और अलग`,
);
/** Parts of pay, and who pays instead. */
const otherwise = foldedWords(
  'basic hra da ta conveyance washing petrol mobile food allowance allowances company employer contractor hum ham we our us company s bharti deti dega कंपनी हम allowance bhatta piece pieces stitch stitching sell selling print printing',
);
const MIN_PRICE = 49;
const MAX_PRICE = 10_000;
const REACH = 12;

const isGoods = ({ text }: Mark): boolean => goods.has(text) || goodsOfWords.test(text);
const isBetween = (mark: Mark): boolean =>
  between.has(mark.text) || has(mark, filler | must | currency | fee | money | before | refund);
const isParted = (mark: Mark | undefined): boolean => mark === undefined || /[,;:+=–\n-]/.test(mark.before);

/** Whether a sum and goods are all that a clause says: 'vardi, joota, belt: 2200', '800 dress'. */
function readTag(sentence: readonly Mark[], sum: number): { first: number; last: number } | undefined {
  let [first, last] = [sum, sum];
  const isPart = (at: number): boolean => {
    const mark = sentence[at];
    return mark !== undefined && mark.value === undefined && (isGoods(mark) || isBetween(mark));
  };
  while (first > 0 && sum - first < REACH && isPart(first - 1)) first -= 1;
  while (last - sum < REACH && isPart(last + 1)) last += 1;
  if (!sentence.slice(first, last + 1).some(isGoods)) return undefined;
  // 'Sells school dress, 800': the words before belong to another clause only after a comma.
  if (first > 0 && !isParted(sentence[first])) return undefined;
  if (last + 1 < sentence.length && !isParted(sentence[last + 1])) return undefined;
  return { first, last };
}

/** Finds goods with their price and nothing else, as terse advertisements state what must be paid: 'File 250.', '800 dress'. */
export function findPriceTags(
  marks: readonly Mark[],
  amounts: readonly AmountKind[],
  isDenied: (at: number) => boolean,
): { first: number; last: number }[] {
  const found: { first: number; last: number }[] = [];
  for (const { from, marks: sentence } of readSentences(marks)) {
    if (!sentence.some(isGoods)) continue;
    const next = marks.slice(from + sentence.length, from + sentence.length + REACH);
    const near = [...sentence, ...next.filter(({ sentence: number }) => number === next[0]?.sentence)];
    if (near.some((mark) => otherwise.has(mark.text) || has(mark, payer | given))) continue;
    for (const [at, { value = 0 }] of sentence.entries()) {
      const amount = amounts[from + at];
      if ((amount !== 'bare' && amount !== 'currency') || value < MIN_PRICE || value >= MAX_PRICE) continue;
      const tag = readTag(sentence, at);
      if (!tag) continue;
      const words = sentence.slice(Math.max(0, tag.first - 1), tag.last + 2);
      if (words.some((mark, i) => has(mark, free | salary | no | nahi) || isDenied(from + tag.first + i))) continue;
      const isNamed = (mark: Mark) => mark.value !== undefined || isGoods(mark);
      const named = sentence.slice(tag.first, tag.last + 1);
      found.push({
        first: from + tag.first + named.findIndex(isNamed),
        last: from + tag.first + named.findLastIndex(isNamed),
      });
    }
  }
  return found;
}
