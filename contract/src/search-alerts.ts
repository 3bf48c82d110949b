import { z } from 'zod';
import { call } from './call.ts';
import { idInBody, idInPath, textInQuery } from './fields.ts';

/** Maximum number of saved searches of an account, followed companies included. */
export const MAX_SAVED_SEARCHES = 30;
/** Maximum number of browsers of an account that get web push. */
export const MAX_PUSH_SUBSCRIPTIONS = 10;
export const TOO_MANY_SAVED_SEARCHES = `You have saved ${MAX_SAVED_SEARCHES} searches. Remove one to save another.`;

/** How often alerts of a saved search are sent; `off` keeps the search without alerts. */
export const alertFrequencies = ['off', 'instant', 'daily', 'weekly'] as const;
export const alertFrequency = z.enum(alertFrequencies, 'Please choose how often.');
export type AlertFrequency = z.infer<typeof alertFrequency>;

/**
 * Ways in which an alert is sent; `sms` and `whatsapp` only where a provider is set and the number is verified, and
 * `whatsapp` with the consent of this name.
 */
export const alertChannels = ['mail', 'push', 'sms', 'whatsapp'] as const;
export const alertChannel = z.enum(alertChannels, 'Choose how to be notified from the list.');
export type AlertChannel = z.infer<typeof alertChannel>;

/**
 * The query of a saved search: the parameters of a search's address in canonical form, without page and order, such as
 * `keyword=cook&location=Pune`; `company=7` alone follows that company.
 */
export const savedSearchQuery = z
  .string()
  .max(1_000, 'This search is too long to be saved.')
  .refine((text) => !text.includes('\u0000'), 'Please use letters, numbers and signs only.');

/** A saved search; times are ISO 8601 UTC. `newCount` counts matches since it was last opened, up to 100. */
export const savedSearch = z.object({
  savedSearchID: z.number().int(),
  query: z.string(),
  /** "Cook in Pune, Fresher", or the company's name. */
  title: z.string(),
  /** Address of the list of its results. */
  path: z.string(),
  /** The followed company, or null. */
  companyID: z.number().int().nullable(),
  frequency: alertFrequency,
  channels: z.array(alertChannel),
  newCount: z.number().int(),
  savedOn: z.string(),
  lastAlertOn: z.string().nullable(),
});
export type SavedSearch = z.infer<typeof savedSearch>;

/** The alert channels that are available to an account. */
export const alertOptions = z.object({
  channels: z.array(alertChannel),
  /** The public VAPID key, base64url. */
  pushKey: z.string(),
  /** Alerts by mail wait until the account's address is verified. */
  needsVerifiedEmail: z.boolean(),
  /** WhatsApp is available once its consent is given. */
  needsWhatsAppConsent: z.boolean(),
});

const own = { access: 'jobSeeker', own: 'accountID', source: 'ours' } as const;
const byAccount = z.strictObject({ accountID: idInPath() });
const text = { kind: 'text', schema: z.string() } as const;

export const getSavedSearches = call({
  ...own,
  method: 'GET',
  path: 'JobSeekerAlerts/GetSavedSearches/{accountID}',
  summary: 'The saved searches and followed companies of the account, last saved first, with the ways of alerts.',
  params: byAccount,
  reply: { kind: 'json', schema: z.object({ searches: z.array(savedSearch), options: alertOptions }) },
});

export const saveSearch = call({
  ...own,
  method: 'POST',
  path: 'JobSeekerAlerts/SaveSearch',
  summary:
    'Save a search, or follow a company; the same search again changes how often and how alerts are sent, or keeps them when they are not given. A new one gets a mail each morning by default.',
  body: z.strictObject({
    accountID: idInBody(),
    query: savedSearchQuery,
    frequency: alertFrequency.optional(),
    channels: z.array(alertChannel).max(alertChannels.length).optional(),
  }),
  reply: { kind: 'json', schema: savedSearch },
  errors: ['conflict'],
});

export const changeSavedSearch = call({
  ...own,
  method: 'POST',
  path: 'JobSeekerAlerts/ChangeSavedSearch',
  summary: 'Change how often and how alerts of a saved search are sent.',
  body: z.strictObject({
    accountID: idInBody(),
    savedSearchID: idInBody(),
    frequency: alertFrequency,
    channels: z.array(alertChannel).max(alertChannels.length),
  }),
  reply: { kind: 'json', schema: savedSearch },
  errors: ['not_found', 'conflict'],
});

export const removeSavedSearch = call({
  ...own,
  method: 'POST',
  path: 'JobSeekerAlerts/RemoveSavedSearch',
  summary: 'Remove a saved search, or follow a company no more; idempotent.',
  body: z.strictObject({ accountID: idInBody(), savedSearchID: idInBody() }),
  reply: text,
});

export const restoreSavedSearch = call({
  ...own,
  method: 'POST',
  path: 'JobSeekerAlerts/RestoreSavedSearch',
  summary: 'Undo a removal: the saved search is there again with its id and its alerts; idempotent.',
  body: z.strictObject({ accountID: idInBody(), savedSearchID: idInBody() }),
  reply: { kind: 'json', schema: savedSearch },
  errors: ['not_found', 'conflict'],
});

export const markSavedSearchOpened = call({
  ...own,
  method: 'POST',
  path: 'JobSeekerAlerts/MarkSavedSearchOpened',
  summary: 'Set the count of new matches of a saved search to zero; idempotent.',
  body: z.strictObject({ accountID: idInBody(), savedSearchID: idInBody() }),
  reply: text,
});

export const savePushSubscription = call({
  ...own,
  method: 'POST',
  path: 'JobSeekerAlerts/SavePushSubscription',
  summary: 'Register this browser for web push; idempotent by endpoint.',
  body: z.strictObject({
    accountID: idInBody(),
    endpoint: z.url({ protocol: /^https$/, error: 'This browser gave no valid address.' }).max(1_000),
    keys: z.strictObject({
      p256dh: z.string().regex(/^[\w-]{80,100}={0,2}$/, 'This browser did not provide a valid key.'),
      auth: z.string().regex(/^[\w-]{16,40}={0,2}$/, 'This browser did not provide a valid key.'),
    }),
  }),
  reply: text,
  errors: ['conflict'],
});

export const removePushSubscription = call({
  ...own,
  method: 'POST',
  path: 'JobSeekerAlerts/RemovePushSubscription',
  summary: 'Stop web push to this browser; idempotent.',
  body: z.strictObject({ accountID: idInBody(), endpoint: z.string().max(1_000) }),
  reply: text,
});

/** The signed part of the link of an alert mail. */
const unsubscribeToken = z.string().regex(/^[\w.-]{1,300}$/, 'This link is not valid.');

export const getUnsubscribeDetails = call({
  method: 'GET',
  path: 'JobSeekerAlerts/GetUnsubscribeDetails',
  summary: 'The saved search that a link of an alert mail stands for.',
  source: 'ours',
  access: 'visitor',
  query: z.strictObject({ token: unsubscribeToken }),
  reply: { kind: 'json', schema: z.object({ title: z.string(), isActive: z.boolean() }) },
  errors: ['not_found'],
  limit: { max: 60, perSeconds: 300 },
});

/** RFC 8058: mail programs POST `List-Unsubscribe=One-Click` to the same address without a session. */
export const unsubscribeFromAlerts = call({
  method: 'POST',
  path: 'JobSeekerAlerts/Unsubscribe',
  summary: 'End the alerts of one saved search, or of all of its account, by the link of a mail; idempotent.',
  source: 'ours',
  access: 'visitor',
  query: z.strictObject({ token: unsubscribeToken, all: z.enum(['true']).optional() }),
  reply: text,
  errors: ['not_found'],
  limit: { max: 60, perSeconds: 300 },
});

export const checkSavedSearch = call({
  ...own,
  method: 'GET',
  path: 'JobSeekerAlerts/CheckSavedSearch/{accountID}',
  summary: 'The saved search of the account with this query, or null.',
  params: byAccount,
  query: z.strictObject({ query: textInQuery(1_000) }),
  reply: { kind: 'json', schema: savedSearch.nullable() },
});

export const searchAlertCalls = {
  getSavedSearches,
  checkSavedSearch,
  saveSearch,
  changeSavedSearch,
  removeSavedSearch,
  restoreSavedSearch,
  markSavedSearchOpened,
  savePushSubscription,
  removePushSubscription,
  getUnsubscribeDetails,
  unsubscribeFromAlerts,
};
