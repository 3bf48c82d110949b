import { z } from 'zod';
import { call } from '../call.ts';
import {
  idInBody,
  idInPath,
  optionalText,
  optionalWholeNumber,
  pageInQuery,
  textInQuery,
  typedText,
} from '../fields.ts';
import { standardVacancy } from '../vacancies.ts';
import { MIN_SEARCH_LETTERS } from './applicants/applicants.ts';
import { screeningFinding } from './moderation/screening.ts';
import { reason } from './staff-accounts/staff-accounts.ts';

export const staffVacancyStatuses = ['draft', 'live', 'paused', 'closed', 'expired'] as const;
export type StaffVacancyStatus = (typeof staffVacancyStatuses)[number];
const status = z.enum(staffVacancyStatuses);

/** A vacancy in the list of staff; times are ISO 8601 UTC, `applicants` without withdrawn applications. */
export const staffVacancy = z.object({
  vacancyID: z.number().int(),
  jobTitle: z.string(),
  companyID: z.number().int(),
  orgName: z.string(),
  isCompanyBlocked: z.boolean(),
  status,
  source: z.string(),
  sourceID: z.string(),
  locations: z.array(z.string()),
  postedOn: z.string(),
  validThrough: z.string(),
  applicants: z.number().int(),
  /** Applications that have not been viewed. */
  unread: z.number().int(),
});
export type StaffVacancy = z.infer<typeof staffVacancy>;

/**
 * What deserves a second look: no place, no pay, or pay that is unlikely (over ₹1 crore or under ₹36,000 a year, a range of
 * more than five times, or upside down), and the text of another vacancy that has not ended.
 */
export const vacancyFlags = ['no-place', 'no-pay', 'odd-pay', 'repeated-text'] as const;
export type VacancyFlag = (typeof vacancyFlags)[number];
/** The newest vacancies among which a repeated text is looked for. */
export const MAX_COMPARED_TEXTS = 2_000;

/** Rows on a page of the list. */
export const STAFF_PAGE_ROWS = 50;

export const listStaffVacancies = call({
  method: 'GET',
  path: 'Staff/ListVacancies',
  summary:
    'Vacancies of any status, newest first, 50 a page. Total in X-Total-Count, at least this many with X-Total-Capped.',
  source: 'ours',
  access: 'staff:vacancies',
  query: z.strictObject({
    /** A part of the title or of the company's name, or the number of a vacancy. */
    text: textInQuery(100)
      .refine((text) => text.length >= MIN_SEARCH_LETTERS || /^#?\d*$/.test(text), {
        error: `Type at least ${MIN_SEARCH_LETTERS} letters`,
      })
      .optional(),
    status: status.optional(),
    companyID: idInPath().optional(),
    source: textInQuery(100).optional(),
    /** Days since it was posted: at most this many, or more than 30. */
    age: z.enum(['1', '7', '30', 'older']).optional(),
    applicants: z.enum(['none', 'some', 'unread']).optional(),
    flag: z.enum(vacancyFlags).optional(),
    /** Days until it ends, at most; those that end first come first. Live ones, unless a status is given. */
    endsWithin: z.enum(['1', '3', '7']).optional(),
    page: pageInQuery,
  }),
  reply: { kind: 'json', schema: z.array(staffVacancy) },
});

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
  status,
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

/** An import source; `drafts` wait for approval. */
export const vacancySource = z.object({
  source: z.string(),
  needsApproval: z.boolean(),
  drafts: z.number().int(),
  /** Who set it last; empty, and no time (ISO 8601 UTC), for one that was never set. */
  changedBy: z.string(),
  changedOn: z.string().nullable(),
});
export type VacancySource = z.infer<typeof vacancySource>;

export const listVacancySources = call({
  method: 'GET',
  path: 'Staff/ListVacancySources',
  summary: 'Where vacancies come from, and whether new ones wait for approval.',
  source: 'ours',
  access: 'staff:vacancies',
  reply: { kind: 'json', schema: z.array(vacancySource) },
});

export const setSourceApproval = call({
  method: 'POST',
  path: 'Staff/SetSourceApproval',
  summary: 'Whether new vacancies of a source wait for approval.',
  source: 'ours',
  access: 'staff:vacancies',
  body: z.strictObject({ source: typedText('Enter the source', 100), needsApproval: z.boolean(), reason }),
  reply: { kind: 'text', schema: z.string() },
});

export const staffVacancyCalls = {
  listStaffVacancies,
  getStaffVacancy,
  previewVacancy,
  postVacancy,
  editVacancy,
  listVacancySources,
  setSourceApproval,
};
