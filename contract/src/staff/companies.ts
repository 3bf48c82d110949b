import { z } from 'zod';
import { call } from '../call.ts';
import { idInBody, idInPath, optionalText, pageInQuery, textInQuery, typedText } from '../fields.ts';
import { reason } from './staff-accounts/staff-accounts.ts';

/** A company in the list of staff. */
export const staffCompany = z.object({
  companyID: z.number().int(),
  name: z.string(),
  website: z.string(),
  /** Vacancies of any status, and live ones. */
  vacancies: z.number().int(),
  live: z.number().int(),
  isBlocked: z.boolean(),
  blockedCause: z.string(),
});
export type StaffCompany = z.infer<typeof staffCompany>;

export const listStaffCompanies = call({
  method: 'GET',
  path: 'Staff/ListCompanies',
  summary: 'Companies by name, 50 a page. Total in X-Total-Count, at least this many with X-Total-Capped.',
  source: 'ours',
  access: 'staff:companies',
  query: z.strictObject({
    text: textInQuery(100).optional(),
    show: z.enum(['blocked', 'pairs']).optional(),
    page: pageInQuery,
  }),
  reply: { kind: 'json', schema: z.array(staffCompany) },
});

const webAddress = optionalText(500).refine(
  (text) => text === '' || /^https?:\/\/[^\s]+\.[^\s]+$/.test(text),
  'Enter an address that begins with https://',
);

/** The form of a company; `about` is text, with an empty line between paragraphs. */
export const companyForm = z.object({
  name: typedText('Enter the name', 120),
  about: optionalText(10_000),
  website: webAddress,
  logo: webAddress,
  address: optionalText(500),
});
export type CompanyForm = z.infer<typeof companyForm>;

/** A company with its form, what it may be a second spelling of, and what was merged into it. */
export const staffCompanyDetails = staffCompany.extend({
  form: companyForm,
  version: z.number().int(),
  /** Companies with the same name except for Pvt Ltd, LLP and the like. */
  likely: z.array(staffCompany),
  /** Merges into it that can be undone, newest first. */
  merges: z.array(
    z.object({
      mergeID: z.number().int(),
      name: z.string(),
      vacancies: z.number().int(),
      mergedOn: z.string(),
      mergedBy: z.string(),
    }),
  ),
});
export type StaffCompanyDetails = z.infer<typeof staffCompanyDetails>;

export const getStaffCompany = call({
  method: 'GET',
  path: 'Staff/GetCompany/{companyID}',
  summary: 'A company with its form, likely duplicates and merges.',
  source: 'ours',
  access: 'staff:companies',
  params: z.strictObject({ companyID: idInPath() }),
  reply: { kind: 'json', schema: staffCompanyDetails },
  errors: ['not_found'],
});

export const editCompany = call({
  method: 'POST',
  path: 'Staff/EditCompany',
  summary:
    'Change what the portal says of a company; its live vacancies are screened again. Refused when it changed since `version`.',
  source: 'ours',
  access: 'staff:companies',
  body: z.strictObject({ ...companyForm.shape, companyID: idInBody(), version: z.number().int() }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict'],
});

export const mergeCompanies = call({
  method: 'POST',
  path: 'Staff/MergeCompanies',
  summary: 'Make two companies one: the vacancies move, and imports with the other name belong to the one that stays.',
  source: 'ours',
  access: 'staff:companies',
  body: z.strictObject({ companyID: idInBody(), intoID: idInBody(), reason }),
  reply: {
    kind: 'json',
    schema: z.object({
      mergeID: z.number().int(),
      vacancies: z.number().int(),
      /** What screening the live vacancies again found; may be empty. */
      screening: z.string(),
    }),
  },
  errors: ['not_found', 'conflict'],
});

export const undoMerge = call({
  method: 'POST',
  path: 'Staff/UndoMerge',
  summary: 'Undo a merge: the vacancies that moved go back.',
  source: 'ours',
  access: 'staff:companies',
  body: z.strictObject({ mergeID: idInBody(), reason }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict'],
});

export const blockCompany = call({
  method: 'POST',
  path: 'Staff/BlockCompany',
  summary: 'Block a company: its live and paused vacancies close, and none can become live.',
  source: 'ours',
  access: 'staff:companies',
  body: z.strictObject({
    companyID: idInBody(),
    reason,
    /** The applicants get a warning instead of the notice that the job has closed. */
    isFraud: z.boolean(),
  }),
  reply: { kind: 'json', schema: z.object({ closed: z.number().int() }) },
  errors: ['not_found', 'conflict'],
});

export const unblockCompany = call({
  method: 'POST',
  path: 'Staff/UnblockCompany',
  summary: 'Unblock a company; its closed vacancies stay closed.',
  source: 'ours',
  access: 'staff:companies',
  body: z.strictObject({ companyID: idInBody(), reason }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict'],
});

export const staffCompanyCalls = {
  listStaffCompanies,
  getStaffCompany,
  editCompany,
  mergeCompanies,
  undoMerge,
  blockCompany,
  unblockCompany,
};
