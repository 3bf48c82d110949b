import type { FoundCard } from './ask-product.ts';
import type { SourcePosting } from './source-posting.ts';

/** Words of headlines that do not tell one vacancy from another, and the legal form of a company. */
const NOISE =
  /\b(urgent(ly)?|hiring|opening|openings|requirement|required|vacancy|for|of|in|at|the|and|walk|drive|job|jobs|pvt|private|ltd|limited|llp|inc|india|fresher|freshers|immediate|joiner|joiners)\b|\d+/g;
/** Share of common words from which two titles of a company are near-duplicates. */
const ALIKE = 0.8;

const wordsOf = (text: string): string[] => text.replaceAll(NOISE, ' ').match(/[\p{L}+#]+/gu) ?? [];

/** A card's company and title without signs, and their words without noise. */
function signatureOf({ company, title, places }: SourcePosting) {
  const where = new Set(wordsOf(places));
  return {
    exact: [company, title].map((text) => text.match(/[\p{L}\p{N}+#]+/gu)?.join(' ')).join('|'),
    company: wordsOf(company).join(' '),
    words: new Set(wordsOf(title).filter((word) => !where.has(word))),
  };
}

function areAlike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const common = [...a].filter((word) => b.has(word)).length;
  return common >= ALIKE * Math.max(a.size, b.size, 1);
}

/** Cards of one page that repeat an earlier card of it. */
export interface Repeats {
  /** The same company and the same title except for punctuation. */
  same: number;
  /** The same company and nearly the same title: places, numbers and words such as "urgent" are not compared. */
  near: number;
}

/** Counts the repeats among the cards of a page. */
export function countRepeats(cards: readonly Pick<FoundCard, 'posting'>[]): Repeats {
  const seen: ReturnType<typeof signatureOf>[] = [];
  const repeats = { same: 0, near: 0 };
  for (const { posting } of cards) {
    const signature = signatureOf(posting);
    if (seen.some(({ exact }) => exact === signature.exact)) repeats.same++;
    if (seen.some(({ company, words }) => company === signature.company && areAlike(words, signature.words))) {
      repeats.near++;
    }
    seen.push(signature);
  }
  return repeats;
}
