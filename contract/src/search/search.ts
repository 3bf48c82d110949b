import { z } from 'zod';
import { call } from '../call.ts';
import { idInPath, pageInQuery, textInQuery } from '../fields.ts';
import { vacancyCard } from '../vacancies.ts';

/** Cards on one page of search results and listings. */
export const PAGE_SIZE = 20;
/** Results are counted up to this; a larger total is shown as "1,000+". */
export const COUNT_CAP = 1_000;
/** First item of the location list on the screens; means no location filter (core §9). */
export const ANYWHERE = 'Anywhere in India';

/** 'Fresher', '1 Year', '2 Years' … '29 Years', '30+ Years': index = years. */
export const experienceChoices: readonly string[] = [
  'Fresher',
  '1 Year',
  ...Array.from({ length: 28 }, (_, i) => `${i + 2} Years`),
  '30+ Years',
];

/** Common Indian degrees, in the order in which the screens show them. */
export const educationChoices: readonly string[] = [
  '10th',
  '12th',
  'ITI',
  'Diploma',
  'Any Graduate',
  'B.A',
  'B.Com',
  'B.Sc',
  'BBA',
  'BCA',
  'B.Tech/B.E.',
  'B.Pharma',
  'B.Ed',
  'B.Arch',
  'LLB',
  'MBBS',
  'BDS',
  'B.Sc Nursing',
  'BHM',
  'Any Postgraduate',
  'M.A',
  'M.Com',
  'M.Sc',
  'MBA/PGDM',
  'MCA',
  'M.Tech',
  'M.Pharma',
  'LLM',
  'MD/MS',
  'CA',
  'CS',
  'ICWA/CMA',
  'Ph.D',
];

const experience = z.enum(experienceChoices as [string, ...string[]], 'Please select an experience from the list.');
const education = z.enum(educationChoices as [string, ...string[]], 'Please select an education from the list.');

/** Pay filter: the least pay that is wanted, in thousand rupees a month. */
export const paySteps = ['10', '15', '20', '25', '30', '40', '50', '75', '100', '150', '200'] as const;
export type PayStep = (typeof paySteps)[number];
/** Posted within this many days. */
export const postedWithinChoices = ['1', '3', '7', '14', '30'] as const;
/** Where the work is done. */
export const workModes = ['office', 'hybrid', 'home'] as const;
export type WorkMode = (typeof workModes)[number];
/** Kinds of employment. A vacancy may be of several: a part-time internship. */
export const employmentTypes = ['full-time', 'part-time', 'internship', 'contract', 'walk-in'] as const;
export type EmploymentType = (typeof employmentTypes)[number];
/** Order of results: best tier first and newest within it, newest first, or highest pay first (in `paySteps`). */
export const searchOrders = ['relevance', 'newest', 'pay'] as const;
export type SearchOrder = (typeof searchOrders)[number];
/** Most places that `places` may name. */
export const MAX_PLACES = 10;

const chosen = (name: string) => `Please choose a valid ${name}.`;
/** Values separated by commas, each of a list of choices, without repeats. */
const severalOf = <const T extends readonly [string, ...string[]]>(choices: T, name: string) =>
  z
    .string(chosen(name))
    .max(200, chosen(name))
    .transform((text) => [...new Set(text.split(',').map((part) => part.trim()))].filter(Boolean))
    .pipe(z.array(z.enum(choices, chosen(name))))
    .optional();

const filters = {
  experience: experience.optional(),
  location: textInQuery(100).optional(),
  edu: education.optional(),
  /** Further places besides `location`, separated by semicolons: a vacancy in any of them matches. */
  places: textInQuery(500)
    .transform((text) => [...new Set(text.split(';').map((part) => part.trim()))].filter(Boolean))
    .pipe(z.array(z.string().max(100)).max(MAX_PLACES, `Please choose at most ${MAX_PLACES} places.`))
    .optional(),
  pay: z.enum(paySteps, chosen('pay')).optional(),
  days: z.enum(postedWithinChoices, chosen('number of days')).optional(),
  mode: severalOf(workModes, 'work mode'),
  type: severalOf(employmentTypes, 'type of employment'),
  industry: textInQuery(100).optional(),
  company: idInPath('Please choose a valid company.').optional(),
  order: z.enum(searchOrders, chosen('order')).optional(),
  page: pageInQuery,
};

export const getKeywords = call({
  method: 'GET',
  path: 'vacancyportal/GetKeywords',
  summary: 'Suggestions for the job-title input: titles, skills and companies of live vacancies, most frequent first.',
  source: 'core §7',
  access: 'visitor',
  topics: ['vacancies'],
  query: z.strictObject({ keyword: textInQuery(100).optional() }),
  reply: { kind: 'json', schema: z.array(z.string()) },
});

export const getSearchSuggestions = call({
  method: 'GET',
  path: 'vacancyportal/GetSearchSuggestions',
  summary: 'The suggestions of GetKeywords, each with the number of live vacancies that have it.',
  source: 'ours',
  access: 'visitor',
  topics: ['vacancies'],
  query: z.strictObject({ keyword: textInQuery(100).optional() }),
  reply: { kind: 'json', schema: z.array(z.object({ text: z.string(), count: z.number().int() })) },
});

export const getLocations = call({
  method: 'GET',
  path: 'vacancyportal/GetLocations',
  summary: 'Places with live vacancies, most vacancies first.',
  source: 'core §7',
  access: 'visitor',
  topics: ['vacancies'],
  reply: { kind: 'json', schema: z.array(z.string()) },
});

export const getExperiences = call({
  method: 'GET',
  path: 'vacancyportal/GetExperiences',
  summary: "Experience choices from 'Fresher' to '30+ Years'.",
  source: 'core §7',
  access: 'visitor',
  topics: [],
  reply: { kind: 'json', schema: z.array(z.string()) },
});

export const getEducations = call({
  method: 'GET',
  path: 'vacancyportal/GetEducations',
  summary: 'Education choices.',
  source: 'core §7',
  access: 'visitor',
  topics: [],
  reply: { kind: 'json', schema: z.array(z.string()) },
});

/** Warning for a search without a job title (core §5). */
const KEYWORD_MISSING = 'Enter Job Title/Keyword';

/** A condition read from the keyword ("above 25k a month", "night shift", "-sales"), shown as a chip. */
export const keywordCondition = z.object({
  /** The words of the keyword that say it. */
  text: z.string(),
  /** The keyword without them. */
  without: z.string(),
  /** What was understood: "₹25,000 a month or more", "Night shift", "Without: sales". */
  label: z.string(),
});
export type KeywordCondition = z.infer<typeof keywordCondition>;

/** A search that is offered instead: a role, a place or both, with the number of vacancies it finds (capped). */
export const offeredSearch = z.object({
  keyword: z.string(),
  location: z.string(),
  count: z.number().int(),
});
export type OfferedSearch = z.infer<typeof offeredSearch>;

/** What the search made of the keyword, as JSON in the URI-encoded header `X-Search-Notes`. */
export const searchNotes = z.object({
  conditions: z.array(keywordCondition),
  /** Titles under which the same work is advertised and of which results have some, at most five. */
  alsoShown: z.array(z.string()),
  /** Number of cards on this page that match strictly; those after them match without `leftOut`. */
  strict: z.number().int(),
  /** Words and conditions that were left out to fill the page; empty when nothing was. */
  leftOut: z.array(z.string()),
  /** What the keyword asks for that no search can filter by, as typed: "usd 900 per month", "high salary". */
  notUsed: z.array(z.string()),
  /** Nearest roles and places, when nothing was found. */
  offers: z.array(offeredSearch),
});
export type SearchNotes = z.infer<typeof searchNotes>;

/** Number of vacancies for each choice of a filter, most first; a lower bound when `capped` is true. */
const choiceCounts = z.array(z.object({ value: z.string(), label: z.string(), count: z.number().int() }));
export const searchFacets = z.object({
  capped: z.boolean(),
  experience: choiceCounts,
  location: choiceCounts,
  edu: choiceCounts,
  pay: choiceCounts,
  days: choiceCounts,
  mode: choiceCounts,
  type: choiceCounts,
  industry: choiceCounts,
  company: choiceCounts,
});
export type SearchFacets = z.infer<typeof searchFacets>;

export const getSearchFacets = call({
  method: 'GET',
  path: 'vacancyportal/GetSearchFacets',
  summary:
    'Counts beside each choice of the filters, of the same search; of the newest 1,000 results when there are more.',
  source: 'ours',
  access: 'visitor',
  topics: ['vacancies'],
  query: z.strictObject({ keyword: textInQuery(100).optional(), ...filters }),
  reply: { kind: 'json', schema: searchFacets },
});

/**
 * Replies carry `X-Total-Count`, `X-Total-Capped: true` when counting stopped at {@link COUNT_CAP}, and
 * `X-Searched-For` (URI-encoded) when spell correction changed the keyword, `X-Search-Notes` (see {@link searchNotes}),
 * and `X-Page-Count` when repeated advertisements were folded and the number of pages is known.
 */
export const searchVacancy = call({
  method: 'GET',
  path: 'vacancyportal/SearchVacancy',
  summary: 'Search live vacancies: title first, then skills and company, then description; newest first within each.',
  source: 'core §5, §7',
  access: 'visitor',
  topics: ['vacancies'],
  query: z.strictObject({
    keyword: textInQuery(100, undefined, KEYWORD_MISSING).refine((text) => text.length > 0, KEYWORD_MISSING),
    ...filters,
  }),
  reply: { kind: 'json', schema: z.array(vacancyCard) },
});

export const listLatestVacancies = call({
  method: 'GET',
  path: 'vacancyportal/GetLatestVacancies',
  summary: 'The newest live vacancies, for the home page and an empty search.',
  source: 'ours',
  access: 'visitor',
  topics: ['vacancies'],
  query: z.strictObject(filters),
  reply: { kind: 'json', schema: z.array(vacancyCard) },
});

export const getVacancySearchByCompany = call({
  method: 'GET',
  path: 'vacancyportal/GetVacancySearchByCompany',
  summary: "A company's live vacancies, newest first. `X-Company-Name` (URI-encoded) is its name.",
  source: 'core §7',
  access: 'visitor',
  topics: ['vacancies'],
  query: z.strictObject({ id: idInPath(), ...filters }),
  reply: { kind: 'json', schema: z.array(vacancyCard) },
});

export const getCompanyLocations = call({
  method: 'GET',
  path: 'vacancyportal/GetCompanyLocations',
  summary: "Places of a company's live vacancies, most vacancies first.",
  source: 'ours: the location filter of the company page (core §2)',
  access: 'visitor',
  topics: ['vacancies'],
  query: z.strictObject({ id: idInPath() }),
  reply: { kind: 'json', schema: z.array(z.string()) },
});

export const searchCalls = {
  getKeywords,
  getSearchSuggestions,
  getLocations,
  getExperiences,
  getEducations,
  searchVacancy,
  getSearchFacets,
  listLatestVacancies,
  getVacancySearchByCompany,
  getCompanyLocations,
};
