import { z } from 'zod';
import { call } from '../call.ts';
import { idInBody, idInPath } from '../fields.ts';

const text = { kind: 'text', schema: z.string() } as const;

/** Options of the work profile, in the order they are offered (core §5). */
export const genders = ['Male', 'Female', 'Transgender'] as const;
export const noticePeriods = ['Immediate Join', '1 Month', '2 Months', '3 Months'] as const;
export const relocateAnswers = ['Yes', 'No'] as const;

/** Maximum annual salary in whole rupees, and maximum experience in years. */
export const SALARY_MAX = 999_999_999;
export const EXPERIENCE_YEARS_MAX = 60;

const YEARS = 'Enter Current Experience In Years';
const MONTHS = 'Enter Current Experience In Months';
const SALARY = 'Enter Current Annual Salary';
const WORK_MODE = 'Please select a work mode';

/** Bodies of the Save calls, and the forms of their dialogs (core §3, §5). */
export const genderForm = z.strictObject({ accountID: idInBody(), data: z.enum(genders, 'Please select a gender') });
export const salaryForm = z.strictObject({
  accountID: idInBody(),
  data: z
    .number(SALARY)
    .int('Only digits allowed')
    .min(0, SALARY)
    .max(SALARY_MAX, 'Please enter a smaller amount, in rupees a year'),
});
export const noticePeriodForm = z.strictObject({
  accountID: idInBody(),
  data: z.enum(noticePeriods, 'Please select a notice period'),
});
export const relocateForm = z.strictObject({
  accountID: idInBody(),
  data: z.enum(relocateAnswers, 'Please select Yes or No'),
});
/** The id of a work mode, or its name. */
export const jobModeForm = z.strictObject({
  accountID: idInBody(),
  data: z.union(
    [z.number().int(WORK_MODE).min(1, WORK_MODE), z.string().trim().min(1, WORK_MODE).max(50, WORK_MODE)],
    WORK_MODE,
  ),
});
export const experienceForm = z.strictObject({
  accountID: idInBody(),
  years: z.number(YEARS).int('Only digits allowed').min(0, YEARS).max(EXPERIENCE_YEARS_MAX, 'Maximum 60 years allowed'),
  months: z.number(MONTHS).int('Only digits allowed').min(0, MONTHS).max(11, 'Maximum 11 months allowed'),
});

const save = <const Path extends string, const B extends z.ZodObject>(path: Path, body: B, summary: string) =>
  call({
    method: 'POST',
    path,
    summary,
    source: 'core §5, §7',
    access: 'jobSeeker',
    own: 'accountID',
    body,
    reply: text,
  });

export const saveGender = save('JobSeekerProfile/SaveGender', genderForm, 'Save the gender.');
export const saveAnnualSalary = save(
  'JobSeekerProfile/SaveAnnualSalary',
  salaryForm,
  'Save the annual salary, in whole rupees.',
);
export const saveNoticePeriod = save('JobSeekerProfile/SaveNoticePeriod', noticePeriodForm, 'Save the notice period.');
export const saveReadyToAllocate = save(
  'JobSeekerProfile/SaveReadyToAllocate',
  relocateForm,
  'Save the readiness to relocate.',
);
export const saveJobMode = save('JobSeekerProfile/SaveJobMode', jobModeForm, 'Save the work mode.');
export const saveWorkExperience = save(
  'JobSeekerProfile/SaveWorkExperience',
  experienceForm,
  'Save years and months of experience.',
);

/** The work profile as read; an empty text or null means not specified. */
export const profileDetails = z.object({
  gender: z.string(),
  /** `N Year(s), M Month(s)`. */
  currentExperience: z.string(),
  /** Whole rupees a year. */
  currentAnnualSalary: z.number().int().nullable(),
  noticePeriod: z.string(),
  readyToReallocate: z.string(),
  jobMode: z.string(),
  /** Ours, for the dialogs. */
  years: z.number().int().nullable(),
  months: z.number().int().nullable(),
  jobModeID: z.number().int().nullable(),
});
export type ProfileDetails = z.infer<typeof profileDetails>;

export const getProfileDetails = call({
  method: 'GET',
  path: 'JobSeekerProfile/GetProfileDetails/{accountID}',
  summary: 'The work profile.',
  source: 'core §3, §7',
  access: 'jobSeeker',
  own: 'accountID',
  params: z.strictObject({ accountID: idInPath() }),
  reply: { kind: 'json', schema: profileDetails },
});

export const jobMode = z.object({ jobModeID: z.number().int(), jobMode: z.string() });
export type JobMode = z.infer<typeof jobMode>;

export const getJobModes = call({
  method: 'GET',
  path: 'JobMaster/GetJobModes',
  summary: 'Work modes to choose from.',
  source: 'core §7',
  access: 'visitor',
  topics: [],
  reply: { kind: 'json', schema: z.array(jobMode) },
});

export const profileScore = z.object({ sectionName: z.string(), score: z.number().int(), isCompleted: z.boolean() });
export type ProfileScore = z.infer<typeof profileScore>;

export const getCandidateProfileScores = call({
  method: 'GET',
  path: 'CandidateProfileScores/GetCandidateProfileScores/{id}',
  summary: 'The weight of each profile section, together 100, and whether it is complete.',
  source: 'core §3, §7; weights: decisions',
  access: 'jobSeeker',
  own: 'id',
  params: z.strictObject({ id: idInPath() }),
  reply: { kind: 'json', schema: z.array(profileScore) },
});

export const workProfileCalls = {
  saveGender,
  saveAnnualSalary,
  saveNoticePeriod,
  saveReadyToAllocate,
  saveJobMode,
  saveWorkExperience,
  getProfileDetails,
  getJobModes,
  getCandidateProfileScores,
};
