import { foldedWords } from '../text/fold-characters.ts';
import { Concept, occasions } from './concepts.ts';
import { hasConcept as has, type Mark } from './mark.ts';

const { pay, given, currency, money, fee, salary, before, occasion, candidate, filler } = Concept;
const MAX_PACKAGE = 10_000;
const WITHIN = 5;
/** With the purposes of the sum in between. */
const WITHIN_PURPOSES = 7;
const sums = foldedWords('together total altogether about around nearly approx');

const give = foldedWords('do de dega denge doge dijiye दो दे देगा दें lao lagao chuke chuka diye diya');
/** Verbs that are a payment when a sum follows: 'keep 2,200 ready', 'put in 4,000'. */
const takesSum = foldedWords(
  'maintain keep arrange bring carry drop put leave hand spend settle clear cleared invest load top lodge arranging keeping putting clearing leaving tender submit needs need requires costs demands book credit remit wire park parks recharge swipe lend lends contribute contributes purchase furnish lodge subscribe fund invests invest lifts lift routes shares give gives giving shell',
);
/** Verbs that are a payment when a sum is before them: '500 activates your ID', '300 reaches us'. */
const followsSum = foldedWords(
  `reaches reach reflects reflect activates activate unlocks unlock confirms confirm gets books opens secures reserves buys covers starts
  settled cleared arranged kept credited received confirmed fixes fix blocks releases hold gives give makes brings collected taken cut held parked due upfront extra compulsory mandatory payable deducted swiped lent invested`,
);
/** Words for pay that name a product after its price: 'our Rs 2,499 package'. */
const sold = foldedWords('package plan pack scheme combo course batch subscription membership bundle');
const rates = foldedWords('rate price रेट');
const placement = 1 << occasions.indexOf('placement');

/** Verbs of one who is paid, also with what it is for: 'is taking police verification and medical together 1,350'. */
const takesFor = foldedWords('taking takes asks asking wants');

/** The sum within a few words, in the same sentence. */
function hasSumNear(marks: readonly Mark[], at: number, step: 1 | -1, between = 0): boolean {
  for (let hops = 1; hops <= (between === 0 ? WITHIN : WITHIN_PURPOSES); hops++) {
    const mark = marks[at + step * hops];
    if (mark?.sentence !== marks[at]?.sentence) return false;
    if (mark?.value !== undefined) return mark.value >= 20;
    if (!has(mark, currency | filler | candidate | fee | money | between) && !sums.has(mark?.text ?? '')) return false;
  }
  return false;
}

/** '500 do', 'rupaye de': after a sum it is the verb, not the number two. */
const isGiven = (mark: Mark, previous: Mark | undefined): boolean =>
  give.has(mark.text) &&
  previous?.sentence === mark.sentence &&
  (previous.value !== undefined || has(previous, currency | money | fee));

/** 'Pay Rs 999 first, then work': before anything else. */
function isFirst(marks: readonly Mark[], at: number): boolean {
  const [mark, next] = [marks[at] as Mark, marks[at + 1]];
  if (mark.text !== 'first') return false;
  const isEnd = next?.sentence !== mark.sentence || next.before.includes(',') || /^(then|and|only)$/.test(next.text);
  return (
    isEnd &&
    marks
      .slice(Math.max(0, at - 5), at)
      .some((other) => other.sentence === mark.sentence && (other.value !== undefined || has(other, pay)))
  );
}

/** 'Our Rs 2,499 package', '799 wala plan'. */
function isPackagePrice(marks: readonly Mark[], at: number): boolean {
  const isJoined = /^(?:wala|wali|ka|का|वाला)$/.test(marks[at - 1]?.text ?? '');
  const price = marks[isJoined ? at - 2 : at - 1];
  return price?.sentence === marks[at]?.sentence && (price?.value ?? 0) > 0 && (price?.value ?? 0) < MAX_PACKAGE;
}

/** 'Kit lene par kaam milega, rate 1299': a price, unless the context states that it is pay. */
const isRate = (marks: readonly Mark[], at: number): boolean =>
  rates.has(marks[at]?.text ?? '') &&
  (marks[at + 1]?.value ?? 0) >= 49 &&
  marks[at + 1]?.sentence === marks[at]?.sentence &&
  !marks.slice(Math.max(0, at - 8), at + 5).some((mark) => mark.sentence === marks[at]?.sentence && has(mark, salary));

const names = foldedWords('private pvt limited ltd llp inc bank finance fintech प्राइवेट लिमिटेड');
/** 'Urban Money Private Limited': the name of a company. */
const isOfName = (marks: readonly Mark[], at: number): boolean =>
  has(marks[at], money) && names.has(marks[at + 1]?.text ?? '') && marks[at + 1]?.sentence === marks[at]?.sentence;

const totals = foldedWords('comes works adds amounts');
/** 'Documentation comes to Rs 1,25,000', 'it works out to 900': a cost, unless the context states that it is pay. */
function isTotal(marks: readonly Mark[], at: number): boolean {
  const mark = marks[at] as Mark;
  if (!totals.has(mark.text)) return false;
  const isTo = [1, 2].some((step) => marks[at + step]?.text === 'to' && marks[at + step]?.sentence === mark.sentence);
  if (!isTo || !hasSumNear(marks, at + 1, 1)) return false;
  const sentence = marks.slice(Math.max(0, at - 8), at + 8).filter((other) => other.sentence === mark.sentence);
  return sentence.some((other) => has(other, occasion)) && !sentence.some((other) => has(other, salary | given));
}

/** Sets meanings that depend on neighbouring words: verbs beside a sum, a package with its price, 'first' at an end. */
export function readContext(marks: Mark[]): Mark[] {
  for (const [at, mark] of marks.entries()) {
    if (isGiven(mark, marks[at - 1])) mark.concepts = (mark.concepts & ~given) | pay;
    if (takesSum.has(mark.text) && hasSumNear(marks, at, 1)) mark.concepts |= pay;
    if (takesFor.has(mark.text) && hasSumNear(marks, at, 1, occasion)) mark.concepts |= pay;
    if (isOfName(marks, at)) mark.concepts &= ~money;
    if (isTotal(marks, at)) mark.concepts |= fee;
    if (followsSum.has(mark.text) && hasSumNear(marks, at, -1)) mark.concepts = (mark.concepts & ~given) | pay;
    if (isFirst(marks, at)) mark.concepts |= before;
    if (isRate(marks, at)) mark.concepts |= fee;
    if (sold.has(mark.text) && isPackagePrice(marks, at)) {
      mark.concepts = (mark.concepts & ~salary) | occasion;
      mark.occasions ||= placement;
    }
  }
  return marks;
}
