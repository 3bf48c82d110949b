import type { RateLimit } from '../../../infra/http/rate-limit/rate-limit.ts';
import type { Message } from './message.ts';

/** Rate limits of the outbox: messages within the last `WINDOW_HOURS`, counted over all processes. */
export const messageLimits = {
  /** Of one template to one address. */
  template: 10,
  /** The same for news that a busy applicant gets often, and for codes and links that are limited where requested. */
  frequentTemplate: 20,
  /** Of all templates to one address. */
  recipient: 40,
  /** Of one account to any address. */
  account: 40,
} as const;

export const WINDOW_HOURS = 24;

/**
 * Mails that go to any address that is typed have a counter per address besides: the erasure of an account does not reset
 * it, and concurrent requests count each other.
 */
export const addressLimits: Partial<Record<Message['template'], RateLimit>> = {
  // As many as one account may request, and one more for the registration.
  'verify-email': { name: 'verification mails to an address', max: 6, perSeconds: 24 * 60 * 60 },
  'guest-purchase-link': { name: 'purchase links to an address', max: 3, perSeconds: 24 * 60 * 60 },
  'company-mail-code': { name: 'codes to an address of a company', max: 5, perSeconds: 24 * 60 * 60 },
};

export interface MessageRule {
  /** Whether an address gets the message before its owner has verified it. */
  isForUnverified: boolean;
  /** Messages within the window to an address typed without an account: it may belong to another person. */
  maxToGuest?: number;
  /** Messages to one address within the window. A receipt has no limit: the law requires it, and each needs a payment. */
  max: number;
  /** Whether the limits per recipient and account neither count nor refuse it. */
  isOutsideTotals?: boolean;
  /** Whether it is sent before other messages that wait, such as thousands of alerts. */
  isUrgent?: boolean;
}

const verified: MessageRule = { isForUnverified: false, max: messageLimits.template };
const frequent: MessageRule = { isForUnverified: false, max: messageLimits.frequentTemplate };
/** Requested at this address or number to prove it; requesting has its own, lower limits, which the user is shown. */
const proof: MessageRule = { isForUnverified: true, max: messageLimits.frequentTemplate };
const receipt: MessageRule = { isForUnverified: true, max: Number.POSITIVE_INFINITY, isOutsideTotals: true };
/** Tells the owner of a change that a thief may have made: other mails must not use up its limit. */
const securityNotice: MessageRule = { isForUnverified: false, max: messageLimits.template, isOutsideTotals: true };
/** Every applicant of a fraud must be warned; there is one for each application, by a decision of staff. */
const warning: MessageRule = { ...receipt, isUrgent: true };
/** Sent by staff to people without an account. */
const invitation: MessageRule = { isForUnverified: true, max: messageLimits.template };

/** Who gets each message, and how often (docs/decisions/0026-mail-limits.md). */
export const messageRules: Record<Message['template'], MessageRule> = {
  'verify-email': proof,
  'reset-password': proof,
  'set-password': proof,
  'staff-invitation': invitation,
  // A person waits for this reply.
  'support-reply': { ...invitation, max: messageLimits.frequentTemplate, isOutsideTotals: true },
  'report-received': { ...verified, maxToGuest: 2 },
  // A person waits for it: for each mail of thanks an answer, and another when the decision changes.
  'report-decided': { ...verified, maxToGuest: 4, isOutsideTotals: true },
  'company-mail-code': proof,
  'email-change-code': proof,
  'mobile-code': proof,
  'password-changed': securityNotice,
  'sign-in-guessed': securityNotice,
  // The address of a staff member is none of a member's account; it was proved by the invitation.
  'staff-sign-in-guessed': { ...securityNotice, isForUnverified: true },
  'email-change-notice': securityNotice,
  // To an address that the account no longer has: its caller checks that it was verified.
  'email-changed': { ...securityNotice, isForUnverified: true },
  'mobile-changed': securityNotice,
  'passkey-added': securityNotice,
  'passkey-removed': securityNotice,
  'account-deleted': securityNotice,
  'account-suspended': securityNotice,
  'suspension-ended': securityNotice,
  'plan-purchased': receipt,
  'plan-purchased-guest': receipt,
  'guest-purchase-link': invitation,
  'plan-added': receipt,
  'refund-requested': receipt,
  'refund-processed': receipt,
  'plan-ends-soon': verified,
  'plan-ended': verified,
  'application-sent': frequent,
  'application-shortlisted': frequent,
  'application-not-selected': frequent,
  'application-closed': frequent,
  'application-restored': frequent,
  'fraud-warning': warning,
  'fraud-warning-sms': warning,
  'fraud-correction': warning,
  'posting-question': invitation,
  'application-message': frequent,
  'priority-jobs': verified,
  // As many as search-alerts sends at most: the daily and the weekly one, and those at once.
  'search-alert': { isForUnverified: false, max: 6 },
  // To a verified number, which its caller checks.
  'search-alert-sms': { isForUnverified: true, max: 2 },
  'resume-content-waits': verified,
  'resume-pdf-waits': verified,
  'job-fair-registered': verified,
  'job-fair-reminder': verified,
  'job-fair-moved': verified,
  'job-fair-cancelled': verified,
  'vacancy-proposed': frequent,
  'walk-in-invited': invitation,
  'walk-in-moved': invitation,
  'walk-in-changed': invitation,
  'walk-in-cancelled': invitation,
  'interview-scheduled': frequent,
  'interview-reminder': frequent,
  'interview-changed': frequent,
  'interview-cancelled': frequent,
  'interview-cancelled-by-employer': frequent,
};

/** Templates that the limits per recipient and account do not count. */
export const listTemplatesOutsideTotals = (): string[] =>
  Object.entries(messageRules).flatMap(([template, { isOutsideTotals }]) => (isOutsideTotals ? [template] : []));
