import { z } from 'zod';
import { call } from '../call.ts';
import { idInBody, pageInQuery, textInQuery } from '../fields.ts';

/** Rows of a page of messages. */
export const MESSAGES_PAGE = 50;
export const MAX_RESENT_MESSAGES = 500;
/** Messages of a state are counted up to this number. */
export const MAX_COUNTED_MESSAGES = 1_000;

/** Ways in which a message is sent. */
export const messageChannels = ['mail', 'sms', 'whatsapp'] as const;
export type MessageChannel = (typeof messageChannels)[number];

export const messageStates = ['failed', 'queued', 'sent'] as const;
export type MessageState = (typeof messageStates)[number];

/** A mail, SMS or WhatsApp message in the outbox, without its text; times are ISO 8601 UTC. */
export const staffMessage = z.object({
  messageID: z.number().int(),
  channel: z.enum(messageChannels),
  /** A placeholder when the recipient is the reporter of a job. */
  recipient: z.string(),
  memberID: z.number().int().nullable(),
  template: z.string(),
  state: z.enum(['queued', 'sent', 'failed']),
  queuedOn: z.string(),
  sentOn: z.string().nullable(),
  attempts: z.number().int(),
  /** Error of the last attempt; empty if none failed. */
  error: z.string(),
  /** Delivery status from the provider; often empty. */
  delivery: z.string(),
  /** Why it cannot be sent again; empty when it can. */
  notSendable: z.string(),
});
export type StaffMessage = z.infer<typeof staffMessage>;

const templateName = z.string().regex(/^[a-z-]{1,60}$/, 'This address is not valid.');

export const listMessages = call({
  method: 'GET',
  path: 'Staff/ListMessages',
  summary:
    'Mails, SMS and WhatsApp messages by state, template and recipient (its beginning), newest first, 50 a page; counted up to 1,000 of each state.',
  source: 'ours',
  access: 'staff:messages',
  query: z.strictObject({
    search: textInQuery(254).optional(),
    state: z.enum(messageStates).optional(),
    template: templateName.optional(),
    page: pageInQuery,
  }),
  reply: {
    kind: 'json',
    schema: z.object({
      messages: z.array(staffMessage),
      /** Number per state for the same recipient and template; `MAX_COUNTED_MESSAGES` means this many or more. */
      counts: z.record(z.enum(messageStates), z.number().int()),
      total: z.number().int(),
      isCapped: z.boolean(),
    }),
  },
});

export const resendMessages = call({
  method: 'POST',
  path: 'Staff/ResendMessages',
  summary: 'Send failed messages again, up to 500; says which were left out and why.',
  source: 'ours',
  access: 'staff:messages',
  body: z.strictObject({
    messageIDs: z
      .array(idInBody())
      .min(1, 'Choose at least one message')
      .max(MAX_RESENT_MESSAGES, `Choose at most ${MAX_RESENT_MESSAGES} messages`),
  }),
  reply: {
    kind: 'json',
    schema: z.object({
      queued: z.number().int(),
      skipped: z.array(z.object({ messageID: z.number().int(), cause: z.string() })),
    }),
  },
});

/** The template of a mail, SMS or WhatsApp message. */
export const messageTemplate = z.object({
  template: z.string(),
  channel: z.enum(messageChannels),
  /** Of the mail with sample data; empty for other messages. */
  subject: z.string(),
});
export type MessageTemplate = z.infer<typeof messageTemplate>;

export const listMessageTemplates = call({
  method: 'GET',
  path: 'Staff/ListMessageTemplates',
  summary: 'All templates of mails, SMS and WhatsApp messages, by name.',
  source: 'ours',
  access: 'staff:messages',
  reply: { kind: 'json', schema: z.array(messageTemplate) },
});

export const getMessageTemplate = call({
  method: 'GET',
  path: 'Staff/GetMessageTemplate/{template}',
  summary: 'A template with sample data, as plain text and where it has one the address of its HTML.',
  source: 'ours',
  access: 'staff:messages',
  params: z.strictObject({ template: templateName }),
  reply: {
    kind: 'json',
    schema: messageTemplate.extend({
      text: z.string(),
      /** For a sandboxed frame; signed, and valid for five minutes. Empty unless it is a mail. */
      htmlAddress: z.string(),
    }),
  },
  errors: ['not_found'],
});

export const staffMessageCalls = { listMessages, resendMessages, listMessageTemplates, getMessageTemplate };
