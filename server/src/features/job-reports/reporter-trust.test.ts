import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../lib/clock.ts';
import { computeReportWeight, isTrusted, type Reporter } from './reporter-trust.ts';

const now = new Date('2026-11-23T06:00:00Z');
const reporter = (ageDays: number, more: Partial<Reporter> = {}): Reporter => ({
  memberSince: new Date(now.getTime() - ageDays * DAY_MS),
  isEmailVerified: false,
  isMobileVerified: false,
  hasApplied: false,
  appliedToCompanyAt: null,
  right: 0,
  wrong: 0,
  upheld: 0,
  upheldCompanies: 0,
  waiting: 0,
  ...more,
});
const guest = reporter(0, { memberSince: undefined });
const settled = reporter(90, { isEmailVerified: true });
const weigh = (of: Reporter) => computeReportWeight(of, now);

describe('the weight of a report', () => {
  it('grows with application, verified contact and accuracy, and is little for guests and new accounts', () => {
    expect(weigh(guest)).toBeLessThan(weigh(reporter(90)));
    expect(weigh(reporter(1, { isEmailVerified: true, isMobileVerified: true }))).toBe(weigh(guest));
    expect(weigh(reporter(90))).toBeLessThan(weigh(settled));
    expect(weigh(settled)).toBeLessThan(weigh({ ...settled, isMobileVerified: true }));
    expect(weigh(settled)).toBeLessThan(weigh({ ...settled, hasApplied: true }));
    expect(weigh({ ...settled, right: 3 })).toBeGreaterThan(weigh(settled));
    expect(weigh({ ...settled, wrong: 3 })).toBeLessThan(weigh(settled));
  });

  it('of a new account stays little whatever it was right about', () => {
    expect(weigh(reporter(1, { right: 50, hasApplied: true }))).toBeLessThanOrEqual(0.5);
  });
});

describe('a trusted reporter', () => {
  const applied = (hoursAgo: number) => ({ appliedToCompanyAt: new Date(now.getTime() - hoursAgo * HOUR_MS) });
  const applicant = { ...settled, ...applied(24) };

  const proven = { ...settled, right: 3, upheld: 3, upheldCompanies: 2 };

  it('has a verified address, is a month old, and has applied to the company an hour ago', () => {
    expect(isTrusted(applicant, now)).toBe(true);
    expect(isTrusted(settled, now)).toBe(false);
    expect(isTrusted({ ...settled, ...applied(0.5) }, now)).toBe(false);
    expect(isTrusted({ ...applicant, isEmailVerified: false, isMobileVerified: true }, now)).toBe(false);
    expect(isTrusted({ ...reporter(29, { isEmailVerified: true }), ...applied(24) }, now)).toBe(false);
  });

  it('or has shown three frauds of two companies; one right report, or many that a job is filled, are not enough', () => {
    expect(isTrusted(proven, now)).toBe(true);
    expect(isTrusted({ ...proven, upheld: 2 }, now)).toBe(false);
    expect(isTrusted({ ...proven, upheldCompanies: 1 }, now)).toBe(false);
    expect(isTrusted({ ...settled, right: 50 }, now)).toBe(false);
    expect(isTrusted({ ...reporter(29, proven), memberSince: guest.memberSince }, now)).toBe(false);
  });

  it('was mostly right', () => {
    expect(isTrusted({ ...applicant, wrong: 1 }, now)).toBe(false);
    expect(isTrusted({ ...applicant, right: 2, wrong: 1 }, now)).toBe(true);
    expect(isTrusted({ ...applicant, right: 1, wrong: 1 }, now)).toBe(false);
    expect(isTrusted({ ...proven, wrong: 2 }, now)).toBe(false);
  });

  it('is never a guest', () => {
    expect(isTrusted({ ...proven, ...applied(24), memberSince: undefined }, now)).toBe(false);
  });

  it('has at most three such reports waiting, or ten who has shown frauds', () => {
    expect(isTrusted({ ...applicant, waiting: 2 }, now)).toBe(true);
    expect(isTrusted({ ...applicant, waiting: 3 }, now)).toBe(false);
    expect(isTrusted({ ...applicant, waiting: 3, right: 1 }, now)).toBe(false);
    expect(isTrusted({ ...proven, waiting: 9 }, now)).toBe(true);
    expect(isTrusted({ ...proven, waiting: 10 }, now)).toBe(false);
  });
});
