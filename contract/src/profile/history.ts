import { z } from 'zod';
import { call } from '../call.ts';
import { idInBody, idInPath, optionalText, typedText } from '../fields.ts';

/** Maximum number of entries of each history. */
export const MAX_HISTORY = 20;
export const TOO_MUCH_HISTORY = `At most ${MAX_HISTORY} entries are kept. Remove one to add another.`;

/** A month as `yyyy-MM`, or `yyyy` when only the year is known; empty when unknown. */
const month = (required?: string) =>
  z
    .string(required ?? 'Please enter a month and year.')
    .regex(
      required ? /^(19|20)\d{2}(-(0[1-9]|1[0-2]))?$/ : /^((19|20)\d{2}(-(0[1-9]|1[0-2]))?)?$/,
      required ?? 'Please enter a month and year.',
    );

/** An employment. `to` is empty for the current one. */
export const employmentEntry = z.object({
  employmentID: z.number().int(),
  jobTitle: z.string(),
  company: z.string(),
  place: z.string(),
  from: z.string(),
  to: z.string(),
  description: z.string(),
});
export type EmploymentEntry = z.infer<typeof employmentEntry>;

/** An education, school or certificate. `year` is the year it ended, empty when unknown. */
export const educationEntry = z.object({
  educationID: z.number().int(),
  qualification: z.string(),
  subject: z.string(),
  institute: z.string(),
  year: z.string(),
  grade: z.string(),
});
export type EducationEntry = z.infer<typeof educationEntry>;

export const employmentForm = z.strictObject({
  accountID: idInBody(),
  /** Missing for a new entry. */
  employmentID: idInBody().optional(),
  jobTitle: typedText('Job title is required', 150),
  company: typedText('Company is required', 150),
  place: optionalText(100),
  from: month('Please enter the month and year you started.'),
  to: month().default(''),
  description: optionalText(2_000),
});
export type EmploymentForm = z.infer<typeof employmentForm>;

export const educationForm = z.strictObject({
  accountID: idInBody(),
  /** Missing for a new entry. */
  educationID: idInBody().optional(),
  qualification: typedText('Qualification is required', 100),
  subject: optionalText(100),
  institute: optionalText(150),
  year: z
    .string()
    .regex(/^((19|20)\d{2})?$/, 'Please enter a year.')
    .default(''),
  grade: optionalText(30),
});
export type EducationForm = z.infer<typeof educationForm>;

/** Employment, latest first, and education, highest year first. */
export const history = z.object({ employment: z.array(employmentEntry), education: z.array(educationEntry) });
export type History = z.infer<typeof history>;

const own = { access: 'jobSeeker', own: 'accountID', source: 'ours' } as const;

export const getHistory = call({
  ...own,
  method: 'GET',
  path: 'JobSeekerHistory/GetHistory/{accountID}',
  summary: 'Employment and education of the account.',
  params: z.strictObject({ accountID: idInPath() }),
  reply: { kind: 'json', schema: history },
});

export const saveEmployment = call({
  ...own,
  method: 'POST',
  path: 'JobSeekerHistory/SaveEmployment',
  summary: 'Add or change an employment.',
  body: employmentForm,
  reply: { kind: 'json', schema: history },
  errors: ['not_found', 'conflict'],
});

export const removeEmployment = call({
  ...own,
  method: 'POST',
  path: 'JobSeekerHistory/RemoveEmployment',
  summary: 'Remove an employment; idempotent.',
  body: z.strictObject({ accountID: idInBody(), employmentID: idInBody() }),
  reply: { kind: 'json', schema: history },
});

export const saveEducation = call({
  ...own,
  method: 'POST',
  path: 'JobSeekerHistory/SaveEducation',
  summary: 'Add or change an education.',
  body: educationForm,
  reply: { kind: 'json', schema: history },
  errors: ['not_found', 'conflict'],
});

export const removeEducation = call({
  ...own,
  method: 'POST',
  path: 'JobSeekerHistory/RemoveEducation',
  summary: 'Remove an education; idempotent.',
  body: z.strictObject({ accountID: idInBody(), educationID: idInBody() }),
  reply: { kind: 'json', schema: history },
});

export const historyCalls = { getHistory, saveEmployment, removeEmployment, saveEducation, removeEducation };
