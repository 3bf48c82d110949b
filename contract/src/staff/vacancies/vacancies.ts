import { z } from 'zod';
import { call } from '../../call.ts';
import { idInPath, pageInQuery, textInQuery } from '../../fields.ts';
import { MIN_SEARCH_LETTERS } from '../applicants/applicants.ts';

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
  /** Version that a change must send (optimistic locking). */
  version: z.number().int(),
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

export const staffVacancyCalls = { listStaffVacancies };
