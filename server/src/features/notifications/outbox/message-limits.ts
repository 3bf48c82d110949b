import type { RateLimit } from '../../../infra/http/rate-limit/rate-limit.ts';
import type { Message } from './message.ts';

/**
 * Rate limits of the outbox: messages within the last `WINDOW_HOURS`, counted over all processes. Spellings of an address that
 * reach one mailbox count together.
 */
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
 * Mails to an address that anyone can type also have a counter per address: the erasure of an account does not reset
 * it, and concurrent requests count each other.
 */
export const addressLimits: Partial<Record<Message['template'], RateLimit>> = {
  // As many as one account may request, and one more for the registration.
  'verify-email': { name: 'verification mails to an address', max: 6, perSeconds: 24 * 60 * 60 },
  'guest-purchase-link': { name: 'purchase links to an address', max: 3, perSeconds: 24 * 60 * 60 },
  'company-mail-code': { name: 'codes to an address of a company', max: 5, perSeconds: 24 * 60 * 60 },
};

export interface MessageRule {
  /**
   * Reason for sending it to an unverified address of an account: it proves the address, or a quoted requirement demands it.
   * Without a reason it is not sent, and the pages show its content.
   */
  unverified?: string;
  /** Reason for sending it to an address that no account has. */
  noAccount?: string;
  /**
   * Messages within the window to an address typed without an account, which may belong to another person, and the requirement
   * that demands them.
   */
  guest?: { max: number; source: string };
  /** Messages to one address within the window. A receipt has no limit: the law requires it, and each needs a payment. */
  max: number;
  /** Whether the limits per recipient and account neither count nor refuse it. */
  isOutsideTotals?: boolean;
  /** Whether it is sent before other messages that wait, such as thousands of alerts. */
  isUrgent?: boolean;
}

const verified: MessageRule = { max: messageLimits.template };
const frequent: MessageRule = { max: messageLimits.frequentTemplate };
/** Requested at this address or number to prove it; requesting has its own, lower limits, which the user is shown. */
const proof: MessageRule = { ...frequent, unverified: 'it proves the address' };
const receipt = { max: Number.POSITIVE_INFINITY, isOutsideTotals: true };
/** Paid by this person, with the invoice. */
const invoice: MessageRule = {
  ...receipt,
  unverified: 'requirement: "Success: \'Payment Successful\', invoice sent by email" (commerce §2)',
};
/** Notifies the owner of a change that a thief may have made: other mails must not use up its limit. */
const securityNotice: MessageRule = { ...verified, isOutsideTotals: true };
/** Every applicant of a fraud must be warned; there is one for each application, by a decision of staff. */
const warning: MessageRule = {
  ...receipt,
  unverified: 'requirement: "every applicant is warned by mail and SMS what to do"',
  isUrgent: true,
};
/** Sent by staff to people without an account. */
const walkIn: MessageRule = {
  ...verified,
  unverified: 'requirement: walk-ins have "invitations by staff command with unguessable links and mail"',
};
/** To those who were invited. */
const walkInChange: MessageRule = {
  ...verified,
  unverified: 'no requirement: without it an invited person goes to the wrong place or at the wrong time',
};

/** Recipients and limits of each message (docs/decisions/0026-mail-limits.md). */
export const messageRules: Record<Message['template'], MessageRule> = {
  'verify-email': proof,
  'reset-password': {
    ...proof,
    unverified:
      'it proves the address; requirement: "a button reading \'Send Reset Link\'" (core §2), for every account',
  },
  // After the verification of the address, in the same transaction.
  'set-password': frequent,
  'staff-invitation': { ...verified, unverified: 'requirement: staff accounts are "invited by mail"' },
  'support-reply': {
    // A person waits for this reply.
    ...frequent,
    unverified: 'requirement: support cases have "reply by mail from templates"',
    isOutsideTotals: true,
  },
  'report-received': verified,
  // A person waits for it: for each report an answer, and another when the decision changes.
  'report-decided': {
    ...verified,
    guest: {
      max: 4,
      source: 'requirement: a job is reported "as guest too" and "the reporter hears the outcome by mail"',
    },
    isOutsideTotals: true,
  },
  'company-mail-code': proof,
  'email-change-code': proof,
  'mobile-code': proof,
  'password-changed': securityNotice,
  'sign-in-guessed': securityNotice,
  // The address of a staff member does not belong to a member's account; it was proved by the invitation.
  'staff-sign-in-guessed': {
    ...securityNotice,
    unverified: 'requirement: guesses on one account "are told to the owner"; the invitation proved the address',
  },
  'email-change-notice': securityNotice,
  'email-changed': {
    // To an address that the account no longer has: its caller checks that it was verified.
    ...securityNotice,
    unverified: 'requirement: an email change "tells the old address"; only if that was verified',
  },
  'mobile-changed': securityNotice,
  'passkey-added': securityNotice,
  'passkey-removed': securityNotice,
  'account-deleted': securityNotice,
  'account-suspended': securityNotice,
  'suspension-ended': securityNotice,
  'plan-purchased': invoice,
  'plan-purchased-guest': invoice,
  'guest-purchase-link': {
    ...verified,
    unverified: 'requirement: "a guest purchase begun elsewhere goes on by a mailed link"',
  },
  'plan-added': receipt,
  'refund-requested': {
    ...receipt,
    unverified: 'requirement: invoices are "mailed and downloadable by the owner; credit notes on refund"',
  },
  // The page of purchases shows it to a member; a guest has none.
  'refund-processed': {
    ...receipt,
    noAccount: 'requirement: invoices are "mailed and downloadable by the owner; credit notes on refund"',
  },
  'plan-ends-soon': verified,
  'plan-ended': verified,
  'application-sent': frequent,
  'application-shortlisted': frequent,
  'application-not-selected': frequent,
  'application-closed': frequent,
  'application-restored': frequent,
  'fraud-warning': warning,
  'fraud-warning-sms': warning,
  'fraud-correction': {
    ...warning,
    unverified: 'no requirement: without it the address keeps a warning that was wrong',
  },
  // To the contact of a posting, who seldom has an account; staff who ask are informed when it may not be sent.
  'posting-question': {
    ...verified,
    noAccount: 'no requirement: the posting names it as its contact, and staff write it',
  },
  'application-message': frequent,
  'priority-jobs': verified,
  // As many as search-alerts sends at most: the daily and the weekly one, and those at once.
  'search-alert': { max: 6 },
  'search-alert-sms': {
    max: 2,
    unverified: 'requirement: alerts by "WhatsApp/SMS where a provider is set"; only to a verified number',
  },
  'search-alert-whatsapp': {
    max: 2,
    unverified: 'requirement: alerts by "WhatsApp/SMS where a provider is set"; only to a verified number',
  },
  'resume-content-waits': verified,
  'resume-pdf-waits': verified,
  'job-fair-registered': verified,
  'job-fair-reminder': verified,
  'job-fair-moved': verified,
  'job-fair-cancelled': verified,
  'vacancy-proposed': frequent,
  'walk-in-invited': walkIn,
  'walk-in-moved': walkInChange,
  'walk-in-changed': walkInChange,
  'walk-in-cancelled': walkInChange,
  'interview-scheduled': frequent,
  'interview-reminder': frequent,
  'interview-changed': frequent,
  'interview-cancelled': frequent,
  'interview-cancelled-by-employer': frequent,
};

/** Templates that the limits per recipient and account do not count. */
export const listTemplatesOutsideTotals = (): string[] =>
  Object.entries(messageRules).flatMap(([template, { isOutsideTotals }]) => (isOutsideTotals ? [template] : []));
