import { z } from 'zod';
import { call } from './call.ts';
import { idInPath, pageInQuery, textInQuery } from './fields.ts';

/** Cards on one page of search results and listings. */
export const PAGE_SIZE = 20;
/** Counting stops here; the total is then shown as "1,000+". */
export const COUNT_CAP = 1_000;
/** The first item the screens add to the location list; it means no location filter (core §9). */
export const ANYWHERE = 'Anywhere in India';

/** 'Fresher', '1 Year', '2 Years' … '29 Years', '30+ Years': index = years. */
export const experienceChoices: readonly string[] = [
  'Fresher',
  '1 Year',
  ...Array.from({ length: 28 }, (_, i) => `${i + 2} Years`),
  '30+ Years',
];

/** The usual Indian degrees, in the order the screens show them. */
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

/** A card in search results, company pages and listings (core §3). Salaries are whole rupees a year; `postedOn` is ISO 8601 UTC. */
export const vacancyCard = z.object({
  vacancyID: z.number().int(),
  jobTitle: z.string(),
  orgName: z.string(),
  orgLogo: z.string(),
  companyID: z.number().int(),
  locations: z.array(z.string()),
  experience: z.string(),
  postedOn: z.string(),
  fromSalary: z.number().nullable(),
  toSalary: z.number().nullable(),
  salaryNotDisclose: z.boolean(),
  skills: z.array(z.string()),
  isManualPostedJob: z.boolean(),
});
export type VacancyCard = z.infer<typeof vacancyCard>;

/**
 * Either the details or a reason why there are none (`message`, title 'Job Not Available'). `reason` is left out for an id
 * that was never to be seen; `otherKind`: it is live, and the other details call answers it.
 */
export const unavailable = z.object({
  vacancyID: z.number().int(),
  message: z.string().min(1),
  reason: z.enum(['ended', 'otherKind']).optional(),
});
export type UnavailableVacancy = z.infer<typeof unavailable>;

/** Standard vacancy details (core §3), with the fields of both readings. Recruiter fields exist only for contactMeDirectly. */
export const standardVacancy = z.object({
  vacancyID: z.number().int(),
  jobTitle: z.string(),
  jobCategory: z.string(),
  companyID: z.number().int(),
  orgName: z.string(),
  orgLogo: z.string(),
  logo: z.string(),
  vacancyDescription: z.string(),
  skills: z.array(z.string()),
  educations: z.array(z.string()),
  branches: z.array(z.string()),
  jobTypes: z.array(z.string()),
  jobModes: z.array(z.string()),
  locations: z.array(z.string()),
  experience: z.string(),
  experienceFromYears: z.number().nullable(),
  experienceToYears: z.number().nullable(),
  fromSalary: z.number().nullable(),
  toSalary: z.number().nullable(),
  salaryType: z.string(),
  salaryNotDisclose: z.boolean(),
  interviewAddress: z.string(),
  contactPreference: z.enum(['contactMeDirectly', 'applyOnPortal']),
  recruiterName: z.string().optional(),
  recruiterEmail: z.string().optional(),
  recruiterWhatsApp: z.string().optional(),
  orgDescriptionDetails: z.string(),
  orgCorporateAddress: z.string(),
  website: z.string(),
  postedOn: z.string(),
  validThrough: z.string(),
  isManualPostedJob: z.literal(false),
});
export type StandardVacancy = z.infer<typeof standardVacancy>;

/** Manual vacancy details (core §3); `addedOn` is ISO 8601 UTC. */
export const manualVacancy = z.object({
  vacancyID: z.number().int(),
  jobTitle: z.string(),
  companyID: z.number().int(),
  companyName: z.string(),
  employmentType: z.string(),
  logo: z.string(),
  locations: z.array(z.string()),
  experienceFromYears: z.number().nullable(),
  experienceToYears: z.number().nullable(),
  fromSalary: z.number().nullable(),
  toSalary: z.number().nullable(),
  salaryNotDisclose: z.boolean(),
  openings: z.number().int().nullable(),
  jobModes: z.array(z.string()),
  industryType: z.string(),
  department: z.string(),
  role: z.string(),
  roleCategory: z.string(),
  ug: z.string(),
  pg: z.string(),
  skills: z.array(z.string()),
  jobDescription: z.string(),
  aboutCompany: z.string(),
  addedOn: z.string(),
  validThrough: z.string(),
  isManualPostedJob: z.literal(true),
});
export type ManualVacancy = z.infer<typeof manualVacancy>;

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

/**
 * Replies carry `X-Total-Count`, `X-Total-Capped: true` when counting stopped at {@link COUNT_CAP}, and
 * `X-Searched-For` (URI-encoded) when a misspelt keyword was read as another one.
 */
export const searchVacancy = call({
  method: 'GET',
  path: 'vacancyportal/SearchVacancy',
  summary: 'Search live vacancies: title first, then skills and company, then description; newest first within each.',
  source: 'core §5, §7',
  access: 'visitor',
  topics: ['vacancies'],
  query: z.strictObject({
    keyword: textInQuery(100).refine((text) => text.length > 0, 'Enter Job Title/Keyword'),
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

export const getVacancyDetails = call({
  method: 'GET',
  path: 'vacancyportal/GetVacancyDetails/{id}',
  summary: 'Details of a standard vacancy, or the message why it is not available.',
  source: 'core §3, §7',
  access: 'visitor',
  topics: ['vacancy:{id}'],
  params: z.strictObject({ id: idInPath() }),
  reply: { kind: 'json', schema: z.union([standardVacancy, unavailable]) },
});

export const getManualVacancyDetails = call({
  method: 'GET',
  path: 'ManualVacancy/GetVacancyDetails/{id}',
  summary: 'Details of a manually posted vacancy, or the message why it is not available.',
  source: 'core §3, §7; commerce §7',
  access: 'visitor',
  topics: ['vacancy:{id}'],
  params: z.strictObject({ id: idInPath() }),
  reply: { kind: 'json', schema: z.union([manualVacancy, unavailable]) },
});

export const getVacancySearchByCompany = call({
  method: 'GET',
  path: 'vacancyportal/GetVacancySearchByCompany',
  summary: "A company's live vacancies, newest first. `X-Company-Name` (URI-encoded) names it.",
  source: 'core §7',
  access: 'visitor',
  topics: ['vacancies'],
  query: z.strictObject({ id: idInPath(), ...filters }),
  reply: { kind: 'json', schema: z.array(vacancyCard) },
});

export const vacancyCalls = {
  getKeywords,
  getLocations,
  getExperiences,
  getEducations,
  searchVacancy,
  listLatestVacancies,
  getVacancyDetails,
  getManualVacancyDetails,
  getVacancySearchByCompany,
};
