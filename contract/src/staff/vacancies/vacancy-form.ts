import { z } from 'zod';
import { call } from '../../call.ts';
import { idInBody, idInPath, optionalText, optionalWholeNumber, typedText } from '../../fields.ts';
import { standardVacancy } from '../../vacancies.ts';
import { screeningFinding } from '../screening.ts';
import { staffVacancy, staffVacancyStatuses } from './vacancies.ts';

const years = optionalWholeNumber({
  min: 0,
  max: 60,
  messages: {
    invalid: 'Enter years as a number',
    fraction: 'Enter whole years',
    min: 'Enter 0 or more',
    max: 'Enter at most 60',
  },
});

/** Employment types that the form of staff offers. */
export const vacancyFormTypes = ['Full Time', 'Part Time', 'Internship', 'Contract', 'Walk-in'] as const;

/** The form of a vacancy. Lists are typed with commas; pay as stated: '₹15,000 – ₹18,000 a month', empty if not disclosed. */
export const vacancyForm = z.object({
  title: typedText('Enter the job title', 200),
  company: typedText('Enter the company', 120),
  locations: typedText('Enter a place', 500),
  employmentType: optionalText(120),
  experienceFromYears: years,
  experienceToYears: years,
  pay: optionalText(200),
  skills: optionalText(2_000),
  education: optionalText(500),
  department: optionalText(120),
  openings: optionalWholeNumber({
    min: 1,
    max: 100_000,
    messages: {
      invalid: 'Enter the number of openings',
      fraction: 'Enter a whole number',
      min: 'Enter 1 or more',
      max: 'Enter at most 1,00,000',
    },
  }),
  /** yyyy-MM-dd, an Indian day. */
  lastDay: z.iso.date('Choose the last day to apply'),
  description: typedText('Describe the job', 20_000),
});
export type VacancyForm = z.infer<typeof vacancyForm>;

/** The form of a stored vacancy: an imported one may lack what the form requires, such as a place. */
const storedVacancyForm: z.ZodType<VacancyForm> = z.object({
  title: z.string(),
  company: z.string(),
  locations: z.string(),
  employmentType: z.string(),
  experienceFromYears: z.number().nullable(),
  experienceToYears: z.number().nullable(),
  pay: z.string(),
  skills: z.string(),
  education: z.string(),
  department: z.string(),
  openings: z.number().nullable(),
  lastDay: z.string(),
  description: z.string(),
});

/** One change of a vacancy, of staff, an import or the system. */
export const vacancyHistoryEntry = z.object({ at: z.string(), actor: z.string(), text: z.string() });

/** A vacancy with its form, for one who edits or copies it. */
export const staffVacancyDetails = staffVacancy.extend({
  form: storedVacancyForm,
  /** Optimistic locking version, returned by the editor. */
  version: z.number().int(),
  /** Whether closing it can still be undone: its applicants were not notified yet. */
  canUndoClose: z.boolean(),
  endedAsFraud: z.boolean(),
  /** Newest first, at most 50. */
  history: z.array(vacancyHistoryEntry),
});
export type StaffVacancyDetails = z.infer<typeof staffVacancyDetails>;

export const getStaffVacancy = call({
  method: 'GET',
  path: 'Staff/GetVacancy/{vacancyID}',
  summary: 'A vacancy of any status with its form and its history.',
  source: 'ours',
  access: 'staff:vacancies',
  params: z.strictObject({ vacancyID: idInPath() }),
  reply: { kind: 'json', schema: staffVacancyDetails },
  errors: ['not_found'],
});

export const previewVacancy = call({
  method: 'POST',
  path: 'Staff/PreviewVacancy',
  summary: 'What job seekers would see of a form; nothing is stored.',
  source: 'ours',
  access: 'staff:vacancies',
  body: z.strictObject({ ...vacancyForm.shape, vacancyID: idInBody().optional() }),
  reply: { kind: 'json', schema: standardVacancy },
  errors: ['not_found'],
});

/** What was saved, and what screening found in it; `isHeld` is hidden until staff decide its moderation case. */
export const savedVacancy = z.object({
  vacancyID: z.number().int(),
  status: z.enum(staffVacancyStatuses),
  version: z.number().int(),
  isHeld: z.boolean(),
  findings: z.array(screeningFinding),
});
export type SavedVacancy = z.infer<typeof savedVacancy>;

export const postVacancy = call({
  method: 'POST',
  path: 'Staff/PostVacancy',
  summary: 'Post a vacancy, or save it as a draft. The same formID is posted once, however often it is sent.',
  source: 'ours',
  access: 'staff:vacancies',
  body: z.strictObject({ ...vacancyForm.shape, formID: z.uuid(), asDraft: z.boolean() }),
  reply: { kind: 'json', schema: savedVacancy },
  errors: ['conflict'],
});

export const editVacancy = call({
  method: 'POST',
  path: 'Staff/EditVacancy',
  summary:
    'Change a vacancy that has not ended; the posting date stays, and a live one of a blocked company is paused. Refused when it changed since `version`.',
  source: 'ours',
  access: 'staff:vacancies',
  body: z.strictObject({ ...vacancyForm.shape, vacancyID: idInBody(), version: z.number().int() }),
  reply: { kind: 'json', schema: savedVacancy },
  errors: ['not_found', 'conflict'],
});

export const vacancyFormCalls = { getStaffVacancy, previewVacancy, postVacancy, editVacancy };
