import { setImmediate } from 'node:timers/promises';
import { foldPlural } from '../../../lib/text/fold-plural.ts';
import { findPlace } from '../../places/index.ts';
import { findQueryOccupations } from '../occupations/index.ts';
import { findAliases, isAliasOfCompany } from '../query/find-aliases.ts';
import { knownWords } from '../query/known-words.ts';
import { splitWords } from '../query/split-words.ts';
import { queryFillerWords } from '../query/stop-words.ts';
import { isFieldNoun, isWorkNoun } from '../query/work-nouns.ts';
import { nameOfWords, wordsOfCompany } from './company-words.ts';
import { ordinaryNameWords } from './ordinary-name-words.ts';

/** A name that a keyword may mean a company by. */
export interface CompanyName {
  /** Its words as `nameOfWords` joins them. */
  name: string;
  live_count: number;
  /**
   * Texts of skills that begin or end with the name: products, such as `microsoft excel`. The name itself if it is more often
   * that of a tool: `oracle`.
   */
  products: string[];
}

interface CountedName {
  text: string;
  live_count: number;
}

/** Most words of a name by which a company is found. */
export const MAX_NAME_WORDS = 4;
/** Words from the beginning of a company's name that name it too: "Bajaj Allianz" of "Bajaj Allianz Life Insurance". */
const MAX_PREFIX_WORDS = 3;
/** Limit of what every process holds in memory; the names of the fewest vacancies are left out. */
const MAX_NAMES = 50_000;
const MAX_PRODUCTS = 60;
/** A text that fewer vacancies have as a skill is no product. */
const MIN_PRODUCT = 2;
/** A company that is named like a tool has at least this many live vacancies. */
const MIN_OF_TOOL = 5;
/** Titles with the name of a company for each of its vacancies; with more it is the name of something else. */
const MAX_OWN_TITLES = 4;
const NAMES_WITHOUT_PAUSE = 200;

/** What is counted of a name, in live vacancies. */
interface Counts {
  words: string[];
  /** Of companies whose name begins with it, and of those that have no other word. */
  companies: number;
  whole: number;
  /** That have it in the title, and as a skill. */
  titles: number;
  skills: number;
  products: Map<string, number>;
}

/** Whether a word belongs to the language of work rather than to a name. */
const isOfWork = (word: string): boolean =>
  isWorkNoun(word) || isFieldNoun(word) || knownWords.has(word) || queryFillerWords.has(word);

const isOrdinary = (word: string): boolean => isOfWork(word) || ordinaryNameWords.has(word);

/** Whether the words together name work or a place. */
const namesOther = (words: string[]): boolean =>
  findPlace(words.join(' ')) !== undefined || findQueryOccupations(words).some(({ length }) => length === words.length);

/**
 * Whether a name is more likely the company than anything else. A company that is called just that may have products of its
 * name among the skills of others ("Microsoft"), though not so many that the name is a skill itself ("Oracle").
 */
function isCompany({ words, companies, whole, titles, skills }: Counts): boolean {
  const [first = ''] = words;
  if (/^\p{N}+$/u.test(words.join(''))) return false;
  const isRare = titles * 2 <= companies && skills * 2 <= companies;
  if (words.length > 1) {
    const isName = words.some((word) => !isOrdinary(word));
    // Some companies, and agencies for them, write the name into most of their titles: "Axis Bank - Sales role".
    const isInTitles =
      isName && whole >= 2 && whole * 2 >= companies && titles <= MAX_OWN_TITLES * companies && skills * 2 <= companies;
    const isUsable = isInTitles || (isRare && (whole > 0 || (isName && !isOfWork(words.at(-1) as string))));
    return isUsable && !namesOther(words);
  }
  const isUsual = whole * 4 >= companies;
  if (isOfWork(first) || first.length < 2 || (first.length < 3 && !isUsual)) return false;
  if (ordinaryNameWords.has(first) || (findAliases(words).length > 0 && !isAliasOfCompany(words)))
    return isRare && whole * 2 >= companies && !namesOther(words);
  return (isUsual ? titles <= 2 * companies && skills <= 4 * companies : isRare) && !namesOther(words);
}

/** Whether a name is that of a company and more often that of its tool: "Oracle", "SAP", "Salesforce". */
const isNamedLikeTool = ({ words, companies, whole, skills }: Counts): boolean =>
  words.length === 1 &&
  whole >= MIN_OF_TOOL &&
  whole * 4 >= companies &&
  skills > companies &&
  !isOrdinary(words[0] as string) &&
  findPlace(words[0] as string) === undefined;

const wordsOf = (text: string): string[] => splitWords(text).map(({ word }) => foldPlural(word));

/** Parts of up to {@link MAX_NAME_WORDS} words, each as one word. */
function* partsOf(words: string[]): Generator<{ from: number; to: number; name: string }> {
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(words.length, from + MAX_NAME_WORDS); to++)
      yield { from, to, name: nameOfWords(words.slice(from, to)) };
}

/**
 * Collects the names of companies that a keyword may be read as: whole names and their first words, unless they are words
 * of work or more often words of titles and skills.
 * @param companies names of companies, with their live vacancies
 */
export function createNameCollector(companies: Iterable<CountedName>): {
  addTitle(title: CountedName): void;
  addSkill(skill: CountedName): void;
  names(): Promise<CompanyName[]>;
} {
  const counts = new Map<string, Counts>();
  for (const { text, live_count } of companies) {
    const words = wordsOfCompany(text);
    const lengths = new Set(
      [1, 2, MAX_PREFIX_WORDS, words.length].filter((n) => n <= words.length && n <= MAX_NAME_WORDS),
    );
    for (const length of lengths) {
      const start = words.slice(0, length);
      const name = nameOfWords(start);
      const known = counts.get(name);
      const entry = known ?? { words: start, companies: 0, whole: 0, titles: 0, skills: 0, products: new Map() };
      entry.companies += live_count;
      if (length === words.length) entry.whole += live_count;
      if (!known) counts.set(name, entry);
    }
  }
  return {
    addTitle({ text, live_count }) {
      const found = new Set([...partsOf(wordsOf(text))].flatMap(({ name }) => counts.get(name) ?? []));
      for (const entry of found) entry.titles += live_count;
    },
    addSkill({ text, live_count }) {
      const words = wordsOf(text);
      for (const { from, to, name } of partsOf(words)) {
        const entry = counts.get(name);
        if (!entry) continue;
        const product = words.join(' ');
        if (to - from === words.length) entry.skills += live_count;
        else if ((from === 0 || to === words.length) && !isWorkNoun(words.at(-1) as string))
          entry.products.set(product, (entry.products.get(product) ?? 0) + live_count);
      }
    },
    async names() {
      const names: CompanyName[] = [];
      let decided = 0;
      for (const [name, entry] of counts) {
        // Reading occupations takes time, and the process answers requests meanwhile.
        if (++decided % NAMES_WITHOUT_PAUSE === 0) await setImmediate();
        const isTool = isNamedLikeTool(entry) && !isCompany(entry);
        if (!isTool && !isCompany(entry)) continue;
        const products = [...entry.products]
          .filter(([, count]) => count >= MIN_PRODUCT)
          .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
          .slice(0, MAX_PRODUCTS)
          .map(([text]) => text);
        names.push({ name, live_count: entry.companies, products: isTool ? [name, ...products] : products });
      }
      return names.toSorted((a, b) => b.live_count - a.live_count || (a.name < b.name ? -1 : 1)).slice(0, MAX_NAMES);
    },
  };
}
