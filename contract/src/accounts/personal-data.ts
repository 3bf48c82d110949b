import { z } from 'zod';
import { call } from '../call.ts';
import { idInBody, idInPath } from '../fields.ts';

const text = { kind: 'text', schema: z.string() } as const;
const ownAccount = z.strictObject({ accountID: idInPath() });

/**
 * The consents given with a new account. They are ours: the form requires the first two; an API client may omit them, and
 * the account holder is then asked at the first visit.
 */
export const consentFields = {
  isAdult: z.literal(true, 'Please confirm that you are 18 or older').optional(),
  agreesToNotice: z.literal(true, 'Please agree to continue').optional(),
  agreesToUpdates: z.boolean().optional(),
};

/**
 * Purposes of consent, each given separately: `notice` (required for an account), `updates` (news and offers by mail), `whatsapp` (job alerts by
 * WhatsApp, where a provider is set).
 */
export const consentPurposes = ['notice', 'updates', 'whatsapp'] as const;

export const consent = z.object({
  purpose: z.enum(consentPurposes),
  isGiven: z.boolean(),
  noticeVersion: z.string(),
  language: z.string(),
  channel: z.string(),
  /** ISO 8601, UTC; empty when never given. */
  givenOn: z.string(),
  withdrawnOn: z.string(),
});
export type Consent = z.infer<typeof consent>;

export const getConsents = call({
  method: 'GET',
  path: 'PersonalData/GetConsents/{accountID}',
  summary: 'The consents of the account: purpose, time and version of the notice.',
  source: 'ours (DPDP Act 2023)',
  access: 'jobSeeker',
  own: 'accountID',
  params: ownAccount,
  reply: { kind: 'json', schema: z.array(consent) },
});

export const saveConsent = call({
  method: 'POST',
  path: 'PersonalData/SaveConsent',
  summary:
    'Give or withdraw one consent. The notice cannot be withdrawn while the account exists; WhatsApp needs a provider.',
  source: 'ours (DPDP Act 2023)',
  access: 'jobSeeker',
  own: 'accountID',
  body: z.strictObject({
    accountID: idInBody(),
    purpose: z.enum(consentPurposes, 'Please choose what to agree to.'),
    isGiven: z.boolean('Please choose yes or no.'),
    /** Sent with the notice by an account that has not confirmed it before. */
    isAdult: consentFields.isAdult,
  }),
  reply: text,
});

const exported = { kind: 'file', schema: z.unknown() } as const;

export const exportPersonalData = call({
  method: 'GET',
  path: 'PersonalData/Export/{accountID}',
  summary: 'Everything stored about the account, as JSON or HTML.',
  source: 'ours (DPDP Act 2023)',
  access: 'jobSeeker',
  own: 'accountID',
  params: ownAccount,
  query: z.strictObject({ format: z.enum(['json', 'html'], 'Please choose json or html.').optional() }),
  reply: exported,
});

/** The form for deleting the account. */
export const deleteAccountForm = z.strictObject({
  accountID: idInBody(),
  currentPassword: z.string().max(200).optional(),
});
export type DeleteAccountForm = z.infer<typeof deleteAccountForm>;

export const deleteAccount = call({
  method: 'POST',
  path: 'PersonalData/DeleteAccount',
  summary: 'Delete the account and its data, except legally required records.',
  source: 'ours (DPDP Act 2023)',
  access: 'jobSeeker',
  own: 'accountID',
  body: deleteAccountForm,
  reply: text,
  errors: ['password_needed'],
  limit: { max: 60, perSeconds: 600 },
});

export const personalDataCalls = { getConsents, saveConsent, exportPersonalData, deleteAccount };
