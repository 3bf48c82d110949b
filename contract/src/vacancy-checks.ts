import { z } from 'zod';
import { call } from './call.ts';
import { idInBody, idInPath, typedText } from './fields.ts';
import { reason } from './staff/staff-accounts/staff-accounts.ts';

/** The checks that staff can make of a vacancy (`source`, `call`) or its company. */
export const checkKinds = ['source', 'company-number', 'domain-mail', 'call'] as const;
export type CheckKind = (typeof checkKinds)[number];

/** A check as the page of the job shows it. `checkedOn` is ISO 8601 UTC. */
export const shownCheck = z.object({ kind: z.enum(checkKinds), checkedOn: z.string() });
export type ShownCheck = z.infer<typeof shownCheck>;

/** A check as staff see it; `detail` is what was checked: a number, an address, a name. */
export const staffCheck = shownCheck.extend({
  checkID: z.number().int(),
  detail: z.string(),
  checkedBy: z.string(),
  /** The check is of the company; its vacancies show it where it vouches for them. */
  isOfCompany: z.boolean(),
});
export type StaffCheck = z.infer<typeof staffCheck>;

/** A check of a vacancy that ended because the vacancy changed, and was not made again. */
export const checkToRepeat = z.object({
  kind: z.enum(checkKinds),
  detail: z.string(),
  endedOn: z.string(),
  /** The changed fields: "description, pay". */
  changed: z.string(),
});
export type CheckToRepeat = z.infer<typeof checkToRepeat>;

/** Target of a check: exactly one of both. */
const subject = { vacancyID: idInBody().optional(), companyID: idInBody().optional() };
const hasOneSubject = ({ vacancyID, companyID }: { vacancyID?: number | undefined; companyID?: number | undefined }) =>
  (vacancyID === undefined) !== (companyID === undefined);
const ONE_SUBJECT = 'Choose a vacancy or a company.';

/** The checks of a vacancy or a company, as staff see them. */
export const staffVacancyChecks = z.object({
  checks: z.array(staffCheck),
  /** Of the vacancy, the newest first. */
  toRepeat: z.array(checkToRepeat),
  /**
   * The vacancy shows the checks of its company: staff posted it, or have checked the vacancy itself, or its only contact is
   * at the domain of the confirmed mail. True of a company.
   */
  isVouched: z.boolean(),
  /** Of the company's website; empty when it has none. */
  domain: z.string(),
});
export type StaffVacancyChecks = z.infer<typeof staffVacancyChecks>;

export const listChecks = call({
  method: 'GET',
  path: 'Staff/ListChecks',
  summary:
    'The checks of a vacancy with those of its company, or of a company; and those to make again because the vacancy has changed.',
  source: 'ours',
  access: 'staff:companies',
  query: z.strictObject({ vacancyID: idInPath().optional(), companyID: idInPath().optional() }),
  reply: { kind: 'json', schema: staffVacancyChecks },
  errors: ['not_found'],
});

/** Description of a check by staff. */
export const checkDetail = z.object({ detail: typedText('Write what was checked.', 300) });

export const recordCheck = call({
  method: 'POST',
  path: 'Staff/RecordCheck',
  summary:
    'Record a check: `source` (where the vacancy was seen), `call` (who was called), `company-number` (CIN or GSTIN; its structure is checked). A mail is confirmed by ConfirmDomainMail.',
  source: 'ours',
  access: 'staff:companies',
  body: z
    .strictObject({
      ...subject,
      kind: z.enum(['source', 'company-number', 'call'], 'Choose a check.'),
      ...checkDetail.shape,
    })
    .refine(hasOneSubject, { path: ['vacancyID'], message: ONE_SUBJECT }),
  reply: { kind: 'json', schema: staffCheck },
  errors: ['not_found', 'conflict'],
});

export const sendDomainMail = call({
  method: 'POST',
  path: 'Staff/SendDomainMail',
  summary: "Send a code to an address at the domain of the company's website.",
  source: 'ours',
  access: 'staff:companies',
  body: z.strictObject({
    companyID: idInBody(),
    email: z
      .string('Enter an email')
      .trim()
      .max(254, 'Maximum 254 characters allowed')
      .pipe(z.email('Enter a valid email')),
  }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict'],
  limit: { max: 30, perSeconds: 600 },
});

export const confirmDomainMail = call({
  method: 'POST',
  path: 'Staff/ConfirmDomainMail',
  summary: 'Record the check of a mail with the code that the company read out or sent back.',
  source: 'ours',
  access: 'staff:companies',
  body: z.strictObject({
    companyID: idInBody(),
    code: z
      .string('Enter the code')
      .trim()
      .regex(/^\d{6}$/, 'The code has six digits.'),
  }),
  reply: { kind: 'json', schema: staffCheck },
  errors: ['not_found', 'conflict'],
  limit: { max: 30, perSeconds: 600 },
});

export const removeCheck = call({
  method: 'POST',
  path: 'Staff/RemoveCheck',
  summary: 'End a check that no longer holds.',
  source: 'ours',
  access: 'staff:companies',
  body: z.strictObject({ checkID: idInBody(), reason }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found'],
});

export const vacancyCheckCalls = { listChecks, recordCheck, sendDomainMail, confirmDomainMail, removeCheck };
