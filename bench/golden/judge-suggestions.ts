import type { Product } from './ask-product.ts';
import type { SourcePosting } from './source-posting.ts';

/** Occurrences from which a text is more than the headline of one advertisement. */
const COMMON = 3;
const PREFIXES = 300;

/** Words and signs of headlines rather than of roles. */
const HEADLINE =
  /\d|[|!@()[\]/,:;–]|\s-\s|\b(urgent(ly)?|hiring|opening|openings|vacancy|vacancies|required|requirement|wanted|immediate|joiners?|walk ?-?in|interview|looking|opportunity|exp|yrs?|years?|lpa|salary|with|for|in|at|job|jobs|ltd|pvt|client|drive)\b/;
/** First words of headlines, which are not searched for as a role. */
const HEADLINE_START =
  /^(urgent|urgently|hiring|opening|openings|job|jobs|require|required|requirement|requesting|request|looking|apply|candidates?|immediate|walk|recruitment|wanted|we|hi|a|the|for|need|[^\p{L}])\b/u;
/** Last words of roles. */
const roles =
  'accountant actuary administrator adviser advisor agent analyst animator architect artist assistant associate attendant auditor author baker bartender beautician biologist bookkeeper broker buyer caller captain caretaker carpenter cashier chef chemist cleaner clerk coach consultant controller cook coordinator copywriter counsellor counselor courier crew dealer dentist designer developer dietician director doctor draughtsman driver economist editor educator electrician engineer estimator executive expert facilitator faculty fitter foreman fresher geologist guard guide head helper hostess inspector instructor intern internship interpreter investigator journalist labourer lawyer lead leader lecturer librarian machinist maid manager marketer mason mechanic mentor merchandiser nurse officer operator optometrist owner packer painter partner peon pharmacist photographer physician physiotherapist planner plumber principal producer professional professor programmer promoter psychologist receptionist recruiter reporter representative researcher reviewer rider scientist sdet secretary singer specialist statistician steward storekeeper strategist stylist supervisor surgeon surveyor tailor teacher technician telecaller tester therapist trainee trainer translator turner tutor typist underwriter videographer waiter warden washer welder worker writer master modeler modeller annotator draftsman seaman transcriber copyeditor boy dba'.split(
    ' ',
  );
const ROLE_END = new RegExp(`\\b(${roles.join('|')})s?$`);

/** How often each title, skill and company occurs, and the words of places. */
export interface SuggestionFacts {
  counts: ReadonlyMap<string, number>;
  places: ReadonlySet<string>;
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s._-]+/g, ' ')
    .trim();

/** Counts the texts that can be suggested. */
export function countTexts(postings: readonly SourcePosting[]): SuggestionFacts {
  const counts = new Map<string, number>();
  const places = new Map<string, number>();
  for (const { title, company, skills, places: where } of postings) {
    const texts = new Set([title, company, ...skills.split(' | ')].map(fold));
    for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
    for (const place of where.split(/ \| |[,/(]/).map(fold)) places.set(place, (places.get(place) ?? 0) + 1);
  }
  const common = [...places].filter(([place, count]) => place !== '' && count >= COMMON).map(([place]) => place);
  return { counts, places: new Set(common) };
}

/** Whether a suggestion is a role, skill, company or place that several postings share, or at least a whole role name. */
export function isUseful(suggestion: string, { counts, places }: SuggestionFacts): boolean {
  const text = fold(suggestion);
  const isCommon = (counts.get(text) ?? 0) >= COMMON;
  const headline = HEADLINE.test(suggestion.toLowerCase());
  const namesPlace = text.split(' ').some((word) => word.length > 3 && places.has(word));
  // A name that many share may have a sign or a number: "c++ developer", "ui/ux designer", "3m".
  if (isCommon && text.split(' ').length <= 5 && !/[|!]|\b(urgent|hiring|openings?|walk ?-?in|required)\b/.test(text))
    return true;
  return !headline && !namesPlace && text.split(' ').length <= 4 && ROLE_END.test(text);
}

/** Beginnings of real titles as they are typed: three to eight letters, spread over all titles. */
export function choosePrefixes(postings: readonly SourcePosting[]): string[] {
  const titles = [
    ...new Set(
      postings.map(({ title }) =>
        title
          .replaceAll(/[^\p{L}\p{N}+#. ]+/gu, ' ')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      ),
    ),
  ];
  const step = Math.max(1, Math.floor(titles.length / (PREFIXES * 1.3)));
  const chosen = titles.filter((title, i) => i % step === 0 && !HEADLINE_START.test(title));
  const prefixes = chosen.map((title, i) => title.slice(0, 3 + (i % 6)).trim()).filter(({ length }) => length >= 3);
  return [...new Set(prefixes)].slice(0, PREFIXES);
}

/** Suggestions for one prefix. */
export interface SuggestionResult {
  prefix: string;
  suggestions: { text: string; isUseful: boolean }[];
}

/** Asks for suggestions. One that repeats an earlier one in another spelling is not useful. */
export async function judgeSuggestions(
  product: Pick<Product, 'suggest'>,
  prefixes: readonly string[],
  facts: SuggestionFacts,
): Promise<SuggestionResult[]> {
  const results: SuggestionResult[] = [];
  for (const prefix of prefixes) {
    const seen = new Set<string>();
    const suggestions = (await product.suggest(prefix)).map((text) => {
      const key = fold(text).replaceAll(' ', '');
      const isRepeated = seen.has(key);
      seen.add(key);
      return { text, isUseful: !isRepeated && isUseful(text, facts) };
    });
    results.push({ prefix, suggestions });
  }
  return results;
}
