import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../lib/clock.ts';
import {
  hasEnoughTrust,
  isTrusted,
  type Reporter,
  totalWeight,
  type VoiceOfCase,
  weighReport,
} from './weigh-report.ts';

const now = new Date('2026-11-23T06:00:00Z');
const reporter = (ageDays: number, more: Partial<Reporter> = {}): Reporter => ({
  memberSince: new Date(now.getTime() - ageDays * DAY_MS),
  isEmailVerified: false,
  isMobileVerified: false,
  hasApplied: false,
  right: 0,
  wrong: 0,
  waiting: 0,
  ...more,
});
const guest = reporter(0, { memberSince: undefined });
const settled = reporter(90, { isEmailVerified: true });
const weigh = (of: Reporter) => weighReport(of, now);

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
  it('is verified, a month old, and mostly right', () => {
    expect(isTrusted(settled, now)).toBe(true);
    expect(isTrusted({ ...settled, isEmailVerified: false }, now)).toBe(false);
    expect(isTrusted({ ...settled, isEmailVerified: false, isMobileVerified: true }, now)).toBe(true);
    expect(isTrusted(reporter(29, { isEmailVerified: true }), now)).toBe(false);
    expect(isTrusted({ ...settled, wrong: 1 }, now)).toBe(false);
    expect(isTrusted({ ...settled, right: 2, wrong: 1 }, now)).toBe(true);
    expect(isTrusted({ ...settled, right: 1, wrong: 1 }, now)).toBe(false);
  });

  it('is never a guest', () => {
    expect(isTrusted({ ...guest, isEmailVerified: true, right: 9 }, now)).toBe(false);
  });

  it('who was never right has at most three such reports waiting', () => {
    expect(isTrusted({ ...settled, waiting: 3 }, now)).toBe(false);
    expect(isTrusted({ ...settled, waiting: 3, right: 1 }, now)).toBe(true);
  });
});

const voice = (accountId: number | null, network: string, trusted = true, weight = 1): VoiceOfCase => ({
  accountId,
  network,
  isTrusted: trusted,
  weight,
});

describe('the voices of a case', () => {
  it('hide the vacancy when two trusted reporters in two networks agree', () => {
    expect(hasEnoughTrust([voice(1, 'a'), voice(2, 'b')])).toBe(true);
    expect(hasEnoughTrust([voice(1, 'a')])).toBe(false);
    expect(hasEnoughTrust([voice(1, 'a'), voice(2, 'a')])).toBe(false);
    expect(hasEnoughTrust([voice(1, 'a'), voice(2, 'b', false, 50)])).toBe(false);
    expect(hasEnoughTrust([voice(1, 'a'), voice(null, 'b')])).toBe(false);
  });

  it('of one network count once, and a thousand untrusted ones stay below the highest level', () => {
    expect(totalWeight([voice(1, 'a', false, 0.2), voice(2, 'a', false, 0.4)])).toBe(0.4);
    const flood = Array.from({ length: 1_000 }, (_, i) => voice(null, String(i), false, 0.2));
    expect(totalWeight(flood)).toBe(1.5);
    expect(totalWeight([...flood, voice(1, 'x', true, 1)])).toBe(2.5);
  });
});
