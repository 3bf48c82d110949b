import { z } from 'zod';
import { call } from './call.ts';

/** The settings of this portal that a browser may read. */
export const publicSettings = z.object({
  /** `altcha` is a proof of work that the browser solves; `recaptcha` shows the provider's box with `siteKey`. */
  captcha: z.object({ kind: z.enum(['altcha', 'recaptcha']), siteKey: z.string() }),
  /** `local` is the demo issuer, labelled as a test; `none` shows no button. */
  signIn: z.object({ kind: z.enum(['google', 'local', 'none']), clientID: z.string() }),
  /** This portal's own counts, rounded down, when it is set to show them instead of the default texts; else null. */
  figures: z.object({ liveJobs: z.number().int(), companies: z.number().int(), members: z.number().int() }).nullable(),
  /** What the payment window is opened with, and where its script is; empty where no payments are taken. */
  payments: z.object({ keyID: z.string(), checkoutScript: z.string(), isTest: z.boolean() }),
});
export type PublicSettings = z.infer<typeof publicSettings>;

export const getSettings = call({
  method: 'GET',
  path: 'Settings',
  summary: 'Public settings of this portal.',
  source: 'ours (decisions: The API)',
  access: 'visitor',
  // The figures count vacancies.
  topics: ['vacancies'],
  reply: { kind: 'json', schema: publicSettings },
});

export const settingsCalls = { getSettings };
