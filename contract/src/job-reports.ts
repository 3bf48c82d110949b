import { z } from 'zod';
import { call } from './call.ts';
import { idInPath, optionalText } from './fields.ts';
import { AVATAR_MAX_BYTES } from './profile/avatar.ts';

/** Reasons for a report of a job, in the order of the form. */
export const reportReasons = ['money', 'fake', 'wrong', 'offensive', 'closed', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** The reasons in words, for forms and mails. */
export const reportReasonTexts: Record<ReportReason, string> = {
  money: 'It asks for money',
  fake: 'The company or the job is not real',
  wrong: 'It states wrong facts',
  offensive: 'It is offensive, or excludes people by sex, age, caste or religion',
  closed: 'The job is already taken',
  other: 'Something else',
};

export const MAX_REPORT_TEXT = 2_000;
export const REPORT_PROOF_TOO_LARGE = 'This picture is larger than 5MB. Please choose a smaller one.';
const CHOOSE_REASON = 'Choose what is wrong';
const EXPLAIN = 'Write what is wrong';

const reportFields = {
  reason: z.enum(reportReasons, CHOOSE_REASON),
  text: optionalText(MAX_REPORT_TEXT),
};
const explainsOther = ({ reason, text }: { reason: ReportReason; text: string }) => reason !== 'other' || text !== '';
const unexplained = { path: ['text'], message: EXPLAIN };

const guestEmail = z
  .string('Enter your email')
  .trim()
  .min(1, 'Enter your email')
  .max(254, 'Maximum 254 characters allowed')
  .pipe(z.email('Enter a valid email'));

/** The form of a member: the address of the account is used. */
export const memberReportForm = z.object(reportFields).refine(explainsOther, unexplained);
/** The form of a guest, who is notified of the outcome by mail. */
export const guestReportForm = z.object({ ...reportFields, email: guestEmail }).refine(explainsOther, unexplained);

export const reportJob = call({
  method: 'POST',
  path: 'Jobs/ReportJob',
  summary:
    'Report a vacancy, optionally with an image as proof. Guests give an address and the pass of a solved captcha. The reply to a guest is the same for a repeated report.',
  source: 'ours',
  access: 'visitor',
  recognises: true,
  body: z
    .strictObject({
      vacancyID: idInPath('We could not find this job.'),
      ...reportFields,
      email: z.union([z.literal(''), guestEmail]).default(''),
      pass: z.string().max(400).default(''),
    })
    .refine(explainsOther, unexplained),
  file: { field: 'proof', maxBytes: AVATAR_MAX_BYTES, tooLarge: REPORT_PROOF_TOO_LARGE, maxFieldBytes: 8_000 },
  reply: { kind: 'json', schema: z.object({ text: z.string() }) },
  errors: ['not_found', 'too_large', 'unsupported_type', 'storage_full'],
  limit: { max: 30, perSeconds: 600 },
});

const tokenInQuery = z.string('This link is not valid.').regex(/^[\w.-]{20,120}$/, 'This link is not valid.');

/** Answers to the mail that asks an applicant in the first week whether money was demanded. */
export const moneyAnswers = ['yes', 'no'] as const;

/** The application that the signed link of a mail asks about. */
export const moneyQuestion = z.object({
  jobTitle: z.string(),
  orgName: z.string(),
  /** Null before the first answer. */
  answer: z.enum(moneyAnswers).nullable(),
});

export const getMoneyQuestion = call({
  method: 'GET',
  path: 'Trust/GetMoneyQuestion',
  summary: 'The job that the signed link of a mail asks about: was the applicant asked for money? Writes nothing.',
  source: 'ours',
  access: 'visitor',
  query: z.strictObject({ token: tokenInQuery }),
  reply: { kind: 'json', schema: moneyQuestion },
  errors: ['not_found'],
});

export const answerMoneyQuestion = call({
  method: 'POST',
  path: 'Trust/AnswerMoneyQuestion',
  summary:
    'Answer the question of a mail. "yes" is a report of the job with the weight of an applicant; "no" takes it back.',
  source: 'ours',
  access: 'visitor',
  body: z.strictObject({ token: tokenInQuery, answer: z.enum(moneyAnswers, 'Answer yes or no.') }),
  reply: { kind: 'json', schema: moneyQuestion },
  errors: ['not_found'],
  limit: { max: 60, perSeconds: 300 },
});

/** Figures of the last twelve months. */
export const trustFigures = z.object({
  reports: z.number().int(),
  /** Vacancies that were removed after reports or our own screening. */
  upheld: z.number().int(),
  /** Of reports, until the decision; null without decisions. */
  medianMinutes: z.number().int().nullable(),
});
export type TrustFigures = z.infer<typeof trustFigures>;

export const getTrustFigures = call({
  method: 'GET',
  path: 'Trust/GetTrustFigures',
  summary:
    'Reports of the last twelve months, vacancies removed, and the median time to a decision. At most a minute old.',
  source: 'ours',
  access: 'visitor',
  reply: { kind: 'json', schema: trustFigures },
});

export const readReportProof = call({
  method: 'GET',
  path: 'Staff/ReadReportProof/{id}',
  summary: 'The proof of a report: an image, re-encoded.',
  source: 'ours',
  access: 'staff:moderation',
  params: z.strictObject({ id: idInPath() }),
  reply: { kind: 'file', schema: z.any() },
  errors: ['not_found'],
});

export const jobReportCalls = { reportJob, readReportProof, getMoneyQuestion, answerMoneyQuestion, getTrustFigures };
