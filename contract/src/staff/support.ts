import { z } from 'zod';
import { call } from '../call.ts';
import { idInBody, idInPath, optionalText, pageInQuery, textInQuery, typedText } from '../fields.ts';
import { MAX_SUPPORT_TEXT } from '../support.ts';
import { reason } from './staff-accounts/staff-accounts.ts';

/** Rows of a page of cases. */
export const CASES_PAGE = 50;
/** Hours to the first reply, as the site promises; a new message restarts the deadline. */
export const FIRST_REPLY_HOURS = 4;

export const caseStates = ['waiting', 'answered', 'closed'] as const;
export const caseChannels = ['form', 'mail', 'phone', 'whatsapp'] as const;

/** A case in the list; times are ISO 8601 UTC. */
export const supportCase = z.object({
  caseID: z.number().int(),
  /** Number of changes; a change names the one it was made on. */
  version: z.number().int(),
  /** `waiting` for our reply, `answered` by us, or closed. */
  state: z.enum(caseStates),
  channel: z.enum(caseChannels),
  fullName: z.string(),
  email: z.string(),
  subject: z.string(),
  receivedOn: z.string(),
  /** When the promised reply is due; null unless the case waits for one. */
  dueOn: z.string().nullable(),
  claimedBy: z.string(),
  isOwn: z.boolean(),
  /** The member who was signed in, or null. */
  memberID: z.number().int().nullable(),
});
export type SupportCase = z.infer<typeof supportCase>;

export const listCases = call({
  method: 'GET',
  path: 'Staff/ListCases',
  summary: 'Cases: those that wait by when their reply is due, others newest first. 50 a page, counted up to 1,000.',
  source: 'ours',
  access: 'staff:support',
  query: z.strictObject({
    state: z.enum([...caseStates, 'all']).optional(),
    whose: z.enum(['mine', 'unclaimed']).optional(),
    search: textInQuery(254).optional(),
    page: pageInQuery,
  }),
  reply: {
    kind: 'json',
    schema: z.object({ cases: z.array(supportCase), total: z.number().int(), isCapped: z.boolean() }),
  },
});

/** One entry of a case. */
export const caseEntry = z.object({
  entryID: z.number().int(),
  /** A message of the person, our reply, a note for colleagues, or what staff did. */
  kind: z.enum(['message', 'reply', 'note', 'event']),
  text: z.string(),
  /** Quoted text of earlier mails; empty otherwise. */
  quoted: z.string(),
  /** Of a mail: pictures and documents. */
  attachments: z.array(z.object({ attachmentID: z.number().int(), name: z.string() })),
  by: z.string(),
  at: z.string(),
});
export type CaseEntry = z.infer<typeof caseEntry>;

export const caseDetails = supportCase.extend({
  entries: z.array(caseEntry),
  /** The account of the address, where the person was not signed in: it may be another's. */
  likelyMemberID: z.number().int().nullable(),
  otherCases: z.array(z.object({ caseID: z.number().int(), subject: z.string(), state: z.enum(caseStates) })),
});
export type CaseDetails = z.infer<typeof caseDetails>;

export const getCase = call({
  method: 'GET',
  path: 'Staff/GetCase/{id}',
  summary: 'A case with all its entries.',
  source: 'ours',
  access: 'staff:support',
  params: z.strictObject({ id: idInPath() }),
  reply: { kind: 'json', schema: caseDetails },
  errors: ['not_found'],
});

export const viewCaseAttachment = call({
  method: 'GET',
  path: 'Staff/ViewCaseAttachment/{id}',
  summary: 'The pages of an attachment as re-rendered pictures, with their text.',
  source: 'ours',
  access: 'staff:support',
  params: z.strictObject({ id: idInPath() }),
  reply: {
    kind: 'json',
    schema: z.object({
      name: z.string(),
      mediaType: z.enum(['image/jpeg', 'image/webp']),
      /** `picture`: in base64; empty for a text without one. */
      pages: z.array(z.object({ picture: z.string(), text: z.string() })),
      pageCount: z.number().int(),
    }),
  },
  errors: ['not_found', 'conflict'],
});

const text = typedText('Write a text', MAX_SUPPORT_TEXT);
const change = { caseID: idInBody(), version: z.number().int().min(1).max(2_000_000_000) };
const reply = { kind: 'text', schema: z.string() } as const;
const errors = ['not_found', 'conflict'] as const;

/** The form for what came by mail, phone or WhatsApp. */
export const openCaseForm = z.object({
  channel: z.enum(['mail', 'phone', 'whatsapp'], 'Choose how it came'),
  fullName: typedText('Enter the name', 100),
  email: z.email('Enter a valid email').max(254),
  subject: optionalText(150),
  text,
});

export const openCase = call({
  method: 'POST',
  path: 'Staff/OpenCase',
  summary: 'Record what came by mail, phone or WhatsApp as a case.',
  source: 'ours',
  access: 'staff:support',
  body: z.strictObject(openCaseForm.shape),
  reply: { kind: 'json', schema: z.object({ caseID: z.number().int() }) },
});

export const claimCase = call({
  method: 'POST',
  path: 'Staff/ClaimCase',
  summary: 'Claim a case, or release one’s own. A case that a colleague has claimed stays theirs.',
  source: 'ours',
  access: 'staff:support',
  body: z.strictObject({ ...change, isClaimed: z.boolean() }),
  reply,
  errors,
});

export const replyToCase = call({
  method: 'POST',
  path: 'Staff/ReplyToCase',
  summary: 'Reply by mail, and close the case where nothing else is to be done.',
  source: 'ours',
  access: 'staff:support',
  body: z.strictObject({ ...change, text, closes: z.boolean() }),
  reply,
  errors,
});

export const addCaseNote = call({
  method: 'POST',
  path: 'Staff/AddCaseNote',
  summary: 'Add a note for colleagues, or what the person wrote or said since: that starts the clock again.',
  source: 'ours',
  access: 'staff:support',
  body: z.strictObject({ ...change, text, isFromPerson: z.boolean() }),
  reply,
  errors,
});

export const closeCase = call({
  method: 'POST',
  path: 'Staff/CloseCase',
  summary: 'Close a case without a reply.',
  source: 'ours',
  access: 'staff:support',
  body: z.strictObject({ ...change, reason }),
  reply,
  errors,
});

export const reopenCase = call({
  method: 'POST',
  path: 'Staff/ReopenCase',
  summary: 'Open a closed case again; the clock starts.',
  source: 'ours',
  access: 'staff:support',
  body: z.strictObject({ ...change, reason }),
  reply,
  errors,
});

/** Texts that replies begin with. `{name}` is the person's name; brackets are to be filled in. */
export const replyTemplates = [
  {
    title: 'We are looking into it',
    text: 'Thank you for writing to us. We are looking into this and will write to you again by [when].',
  },
  {
    title: 'Sign-in does not work',
    text: 'You can set a new password with “Forgot password” on the login page. If your mobile number is verified, you can also log in with an OTP. Please write to us if neither works.',
  },
  {
    title: 'Refund',
    text: 'We have passed your request for a refund to our finance team. You will get a mail when it is decided, at the latest by [when].',
  },
  {
    title: 'Asked for money for a job',
    text: 'Please do not pay. Employers never ask for money for a job here. Send us the phone number, the messages and the name of the company, and we will check the vacancy at once.',
  },
  {
    title: 'Status of an application',
    text: 'You find the status of each application under “My Applications”. The employer has not decided yet; you will get a mail as soon as there is news.',
  },
  {
    title: 'Delete my account',
    text: 'You can delete your account and all its data under “Privacy & Data”. If you cannot log in, please confirm this mail from the address of your account, and we will do it for you.',
  },
] as const;

export const staffSupportCalls = {
  listCases,
  getCase,
  viewCaseAttachment,
  openCase,
  claimCase,
  replyToCase,
  addCaseNote,
  closeCase,
  reopenCase,
};
