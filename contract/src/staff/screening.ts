import { z } from 'zod';
import { call } from '../call.ts';
import { idInBody, typedText } from '../fields.ts';
import { reason } from './staff-accounts/staff-accounts.ts';

/** What a finding does: high holds the vacancy, medium publishes and queues it, low is noted. */
export const findingLevels = ['high', 'medium', 'low'] as const;
export type FindingLevel = (typeof findingLevels)[number];

/** Kinds of screening rules, in the order in which staff see them. */
export const screeningKinds = ['fee', 'contact', 'identity', 'condition', 'pay', 'repeat'] as const;
export type ScreeningKind = (typeof screeningKinds)[number];

/** What screening found in a posting: which words, which rule, and why it matters. */
export const screeningFinding = z.object({
  rule: z.string(),
  level: z.enum(findingLevels),
  /** Part of the posting: 'title', 'description', 'company', 'pay', 'contact'. */
  field: z.string(),
  /** As they are written in the posting; empty where the finding is not about words. */
  words: z.string(),
  explanation: z.string(),
});
export type ScreeningFinding = z.infer<typeof screeningFinding>;

/** Phrases that staff may add to one rule. */
export const MAX_PHRASES = 100;
const ruleID = z.string().regex(/^[a-z][a-z-]{1,40}$/, 'There is no rule with this name.');
const phrases = z
  .array(
    typedText('Write a phrase', 80).refine((text) => /[\p{L}\p{N}]{3}/u.test(text), 'Write at least three letters'),
  )
  .max(MAX_PHRASES, `At most ${MAX_PHRASES} phrases`);
const setting = { isEnabled: z.boolean(), level: z.enum(findingLevels), phrases };

/** A rule as it works now. */
export const screeningRule = z.object({
  ruleID: z.string(),
  kind: z.enum(screeningKinds),
  label: z.string(),
  explanation: z.string(),
  isEnabled: z.boolean(),
  level: z.enum(findingLevels),
  /** The level that it has when staff did not change it. */
  usualLevel: z.enum(findingLevels),
  /** Whether staff may add phrases. */
  takesPhrases: z.boolean(),
  /** Phrases of staff, beyond its own words. */
  phrases: z.array(z.string()),
  /** Optimistic locking version, returned by the editor. */
  version: z.number().int(),
  changedBy: z.string(),
  /** ISO 8601 UTC; null for a rule that staff did not change. */
  changedOn: z.string().nullable(),
  /** Findings of the last 30 days, and how many were decided to be right and wrong. */
  found: z.number().int(),
  right: z.number().int(),
  wrong: z.number().int(),
});
export type ScreeningRule = z.infer<typeof screeningRule>;

export const listScreeningRules = call({
  method: 'GET',
  path: 'Staff/ListScreeningRules',
  summary: 'The rules by which postings are screened, with what they found within 30 days.',
  source: 'ours',
  access: 'staff:moderation',
  reply: { kind: 'json', schema: z.array(screeningRule) },
});

export const editScreeningRule = call({
  method: 'POST',
  path: 'Staff/EditScreeningRule',
  summary: 'Change a screening rule for postings from now on. Refused when it changed since `version`.',
  source: 'ours',
  access: 'staff:moderation',
  body: z.strictObject({ ruleID, ...setting, version: z.number().int(), reason }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict'],
});

/** Findings of a changed rule in a part of the vacancies of the last 30 days. */
export const screeningTrialPart = z.object({
  /** Vacancies of the last 30 days, in all parts; null in parts after the first. */
  total: z.number().int().nullable(),
  /** Vacancies of this part. */
  screened: z.number().int(),
  /** Vacancies in which the rule finds something now, and with the change. */
  before: z.number().int(),
  after: z.number().int(),
  /** Vacancies that are live and would be held. */
  heldLive: z.number().int(),
  /** Findings that the change adds, at most ten of a part. */
  added: z.array(
    z.object({ vacancyID: z.number().int(), jobTitle: z.string(), orgName: z.string(), words: z.string() }),
  ),
  /** `below` of the next part; null when all are screened. */
  next: z.number().int().nullable(),
});
export type ScreeningTrialPart = z.infer<typeof screeningTrialPart>;

export const tryScreeningRule = call({
  method: 'POST',
  path: 'Staff/TryScreeningRule',
  summary:
    'What a changed rule would find among the vacancies of the last 30 days, at most 1,000 a call, from the highest number down; nothing is stored.',
  source: 'ours',
  access: 'staff:moderation',
  body: z.strictObject({
    ruleID,
    ...setting,
    /** Only vacancies with lower numbers: `next` of the part before. */
    below: idInBody().optional(),
  }),
  reply: { kind: 'json', schema: screeningTrialPart },
  errors: ['not_found'],
});

export const screeningCalls = { listScreeningRules, editScreeningRule, tryScreeningRule };
