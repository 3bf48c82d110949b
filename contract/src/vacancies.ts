import { z } from 'zod';
import { call } from './call.ts';
import { idInPath } from './fields.ts';
import { shownCheck } from './vacancy-checks.ts';

/**
 * A card in search results, company pages and listings (core §3). Salaries are whole rupees a year; `postedOn` is ISO
 * 8601 UTC.
 */
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
  /** Pay as the employer states it, when it is not an amount a year: "₹80,000 a month", "Unpaid", "$40 an hour". */
  payText: z.string().optional(),
  /** Further vacancies of the same company and title, folded into this card; newest first. */
  repeats: z.array(z.object({ vacancyID: z.number().int(), locations: z.array(z.string()) })).optional(),
  /** Checks by our staff, oldest first; missing without checks. */
  checks: z.array(shownCheck).optional(),
});
export type VacancyCard = z.infer<typeof vacancyCard>;

/**
 * Reply for a vacancy without details (`message`, title 'Job Not Available'). `reason` is missing for an id that was never
 * public; `fraud`: it was closed because it was one; `otherKind`: the vacancy is live, and the other details call returns it.
 */
export const unavailable = z.object({
  vacancyID: z.number().int(),
  message: z.string().min(1),
  reason: z.enum(['ended', 'fraud', 'otherKind']).optional(),
});
export type UnavailableVacancy = z.infer<typeof unavailable>;

/**
 * Details of a standard vacancy (core §3), with the fields of both readings. Recruiter fields exist only for
 * contactMeDirectly.
 */
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
  /** Ours: number of people wanted. */
  openings: z.number().int().nullable(),
  fromSalary: z.number().nullable(),
  toSalary: z.number().nullable(),
  salaryType: z.string(),
  salaryNotDisclose: z.boolean(),
  /** Pay as the employer states it, when it is not an amount a year; see {@link vacancyCard}. */
  payText: z.string().optional(),
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
  /** Checks by our staff, oldest first; empty without checks. */
  checks: z.array(shownCheck),
  isManualPostedJob: z.literal(false),
});
export type StandardVacancy = z.infer<typeof standardVacancy>;

/** Details of a manually posted vacancy (core §3); `addedOn` is ISO 8601 UTC. */
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
  /** Pay as the employer states it, when it is not an amount a year; see {@link vacancyCard}. */
  payText: z.string().optional(),
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
  /** Checks by our staff, oldest first; empty without checks. */
  checks: z.array(shownCheck),
  isManualPostedJob: z.literal(true),
});
export type ManualVacancy = z.infer<typeof manualVacancy>;

export const getVacancyDetails = call({
  method: 'GET',
  path: 'vacancyportal/GetVacancyDetails/{id}',
  summary: 'Details of a standard vacancy, or a message that it is not available.',
  source: 'core §3, §7',
  access: 'visitor',
  topics: ['vacancy:{id}'],
  params: z.strictObject({ id: idInPath() }),
  reply: { kind: 'json', schema: z.union([standardVacancy, unavailable]) },
});

export const getManualVacancyDetails = call({
  method: 'GET',
  path: 'ManualVacancy/GetVacancyDetails/{id}',
  summary: 'Details of a manually posted vacancy, or a message that it is not available.',
  source: 'core §3, §7; commerce §7',
  access: 'visitor',
  topics: ['vacancy:{id}'],
  params: z.strictObject({ id: idInPath() }),
  reply: { kind: 'json', schema: z.union([manualVacancy, unavailable]) },
});

/** Cards below a job. */
export const SIMILAR_VACANCIES = 6;

export const getSimilarVacancies = call({
  method: 'GET',
  path: 'vacancyportal/GetSimilarVacancies/{id}',
  summary: `At most ${SIMILAR_VACANCIES} live vacancies of the same work as a live or ended one, the same place first, one per company and title.`,
  source: 'ours',
  access: 'visitor',
  topics: ['vacancies'],
  params: z.strictObject({ id: idInPath() }),
  reply: { kind: 'json', schema: z.array(vacancyCard) },
});

/** How a vacancy fits the profile of an account. A side that is not known says `unknown`, never a guess. */
export const vacancyFit = z.object({
  matchedSkills: z.array(z.string()),
  missingSkills: z.array(z.string()),
  /** Stated pay against the current annual salary of the profile. */
  pay: z.enum(['within', 'below', 'above', 'unknown']),
  /** Years of the profile against the wanted years. */
  experience: z.enum(['fits', 'tooLittle', 'tooMuch', 'unknown']),
  /**
   * From the nearest place of the vacancy to the address or a preferred place of the profile, in whole km; 0 for the same
   * place. Null for work from home and for places whose position is not known.
   */
  distanceKm: z.number().int().nullable(),
  /** The place of the profile that `distanceKm` is from: 'Pune'; empty without a distance. */
  distanceFrom: z.string(),
  /** Sentences to show before applying when years or pay clearly do not fit; empty otherwise. */
  warnings: z.array(z.string()),
});
export type VacancyFit = z.infer<typeof vacancyFit>;

export const getVacancyFit = call({
  method: 'GET',
  path: 'vacancyportal/GetVacancyFit/{accountID}/{vacancyID}',
  summary: 'How a live vacancy fits the profile of the account.',
  source: 'ours',
  access: 'jobSeeker',
  own: 'accountID',
  params: z.strictObject({ accountID: idInPath(), vacancyID: idInPath() }),
  reply: { kind: 'json', schema: vacancyFit },
  errors: ['not_found'],
});

export const vacancyCalls = {
  getVacancyDetails,
  getManualVacancyDetails,
  getSimilarVacancies,
  getVacancyFit,
};
