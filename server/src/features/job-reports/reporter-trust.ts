import { DAY_MS, HOUR_MS } from '../../lib/clock.ts';

/** Facts about the reporter of a vacancy. */
export interface Reporter {
  /** When the account was created; undefined for a guest. */
  memberSince: Date | undefined;
  isEmailVerified: boolean;
  isMobileVerified: boolean;
  /** The member has applied for this vacancy. */
  hasApplied: boolean;
  /** When the member first applied for a vacancy of its company; null for never. */
  appliedToCompanyAt: Date | null;
  /** Earlier reports that proved right and wrong. */
  right: number;
  wrong: number;
  /** Those of them for a harmful reason whose vacancy was closed as a fraud, and the companies of these vacancies. */
  upheld: number;
  upheldCompanies: number;
  /** Trusted reports that wait for a decision. */
  waiting: number;
}

/** A guest who solved a captcha, and one without JavaScript, who could not. */
export const GUEST_WEIGHT = 0.2;
export const UNPROVEN_GUEST_WEIGHT = 0.1;

/** Accounts younger than this weigh as little as a guest. */
export const NEW_ACCOUNT_DAYS = 7;
/** Accounts of this age can be trusted. */
export const TRUSTED_AFTER_DAYS = 30;
/** Of the decided reports of a trusted reporter, at least this part was right. */
export const TRUSTED_ACCURACY = 2 / 3;
/** An application earns trust after this time, so that applying does not help to hide a vacancy at once. */
const TRUSTED_AFTER_APPLYING_MS = HOUR_MS;
/** Reports earn trust when at least this many showed frauds, of at least this many companies. */
export const EARNING_REPORTS = 3;
export const EARNING_COMPANIES = 2;
/** At most this many trusted reports of one member wait for a decision; more with trust earned by reports. */
export const MAX_PENDING_REPORTS = 3;
export const MAX_PENDING_REPORTS_EARNED = 10;

const ageDays = ({ memberSince }: Reporter, now: Date): number =>
  memberSince === undefined ? 0 : (now.getTime() - memberSince.getTime()) / DAY_MS;

/** Between 0 (always wrong) and 2 (always right); 1 without decided reports. */
const accuracyFactor = ({ right, wrong }: Reporter): number => (2 * (right + 1)) / (right + wrong + 2);

/**
 * The weight of a report: 0.1 to 0.2 for a guest or a new account, about 1 for a verified member, more for one who applied
 * or was right before, less for one who was wrong.
 */
export function computeReportWeight(reporter: Reporter, now: Date): number {
  if (reporter.memberSince === undefined) return GUEST_WEIGHT;
  if (ageDays(reporter, now) < NEW_ACCOUNT_DAYS) {
    // An application costs a resume, but not a person.
    const base = reporter.hasApplied ? 2 * GUEST_WEIGHT : GUEST_WEIGHT;
    return Math.min(base * accuracyFactor(reporter), 0.5);
  }
  const verified = (reporter.isEmailVerified ? 0.4 : 0) + (reporter.isMobileVerified ? 0.4 : 0);
  return (0.4 + verified + (reporter.hasApplied ? 0.6 : 0)) * accuracyFactor(reporter);
}

/**
 * Whether two such reporters hide a vacancy until it is decided: a member with a verified address and an account that is old
 * enough, whose earlier reports were mostly right and do not wait in numbers, and who has applied to the company or has shown
 * several frauds of more than one company. A report that a job is filled shows nothing of the kind.
 */
export function isTrusted(reporter: Reporter, now: Date): boolean {
  const { isEmailVerified, appliedToCompanyAt, right, wrong, upheld, upheldCompanies, waiting } = reporter;
  if (reporter.memberSince === undefined || ageDays(reporter, now) < TRUSTED_AFTER_DAYS) return false;
  if (!isEmailVerified) return false;
  if (right + wrong > 0 && right / (right + wrong) < TRUSTED_ACCURACY) return false;
  const hasEarned = upheld >= EARNING_REPORTS && upheldCompanies >= EARNING_COMPANIES;
  if (waiting >= (hasEarned ? MAX_PENDING_REPORTS_EARNED : MAX_PENDING_REPORTS)) return false;
  const hasApplied =
    appliedToCompanyAt !== null && now.getTime() - appliedToCompanyAt.getTime() >= TRUSTED_AFTER_APPLYING_MS;
  return hasEarned || hasApplied;
}
