import { z } from 'zod';
import { call } from './call.ts';
import { idInPath, pageInQuery, textInQuery } from './fields.ts';
import { vacancyCard } from './vacancies.ts';

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

const filters = {
  experience: experience.optional(),
  location: textInQuery(100).optional(),
  edu: education.optional(),
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

/**
 * Replies carry `X-Total-Count`, `X-Total-Capped: true` when counting stopped at {@link COUNT_CAP}, and
 * `X-Searched-For` (URI-encoded) when spell correction changed the keyword.
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
  getLocations,
  getExperiences,
  getEducations,
  searchVacancy,
  listLatestVacancies,
  getVacancySearchByCompany,
  getCompanyLocations,
};
