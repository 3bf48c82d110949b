import { describe, expect, it } from 'vitest';
import { NO_USAGE } from '../../plans/index.ts';
import { checkRefundEligibility, type RefundCase } from './refund-rules.ts';

/** 3:30 pm in India. */
const paidAt = new Date('2026-11-21T10:00:00Z');

const plan = (kind: RefundCase['kind'], validityDays: number, months = 1): RefundCase => ({
  kind,
  plan: { validityDays },
  months,
  paidAt,
});

const full = { ...NO_USAGE, vacancies: 40, guaranteedCalls: 4, services: 4 };
const beforeMidnight = (day: string) => new Date(`${day}T18:29:59.999Z`);

describe.each([
  ['a 30-day plan', plan('subscription', 30), 10, '2026-12-01'],
  ['a 90-day plan', plan('subscription', 90), 30, '2026-12-21'],
  ['a 365-day plan', plan('subscription', 365), 30, '2026-12-21'],
  ['a monthly plan bought for three months', plan('subscription', 30, 3), 30, '2026-12-21'],
  ['a 30-day resume maker', plan('resumeMaker', 30), 10, '2026-12-01'],
  ['an interview plan of 30 days', plan('interview', 30), 7, '2026-11-28'],
  ['an interview plan of 90 days', plan('interview', 90), 7, '2026-11-28'],
  ['a combo of 365 days', plan('combo', 365), 7, '2026-11-28'],
])('%s', (_what, bought, days, lastDay) => {
  it(`is refundable unused until the end of day ${days} in India`, () => {
    const last = beforeMidnight(lastDay);
    const judged = checkRefundEligibility(bought, full, last);
    expect(judged).toMatchObject({ canRefund: true, askBefore: new Date(last.getTime() + 1) });
    expect(judged.reason).toContain('until the end of');
    expect(checkRefundEligibility(bought, full, paidAt).canRefund).toBe(true);
    const late = checkRefundEligibility(bought, full, judged.askBefore);
    expect(late).toMatchObject({ canRefund: false, reason: expect.stringContaining(`within ${days} days`) });
  });
});

describe('usage', () => {
  it.each([
    ['9 of 40 listed jobs opened', { vacanciesOpened: 9 }, true],
    ['10 of 40 listed jobs opened', { vacanciesOpened: 10 }, false],
    ['1 of 4 calls', { guaranteedCallsUsed: 1 }, false],
    ['1 of 5 services', { services: 5, servicesStarted: 1 }, true],
    ['1 of 4 services', { servicesStarted: 1 }, false],
    ['everything', { vacanciesOpened: 40, guaranteedCallsUsed: 4, servicesStarted: 4 }, false],
    ['nothing of a plan that has nothing to use', NO_USAGE, true],
  ])('of %s of a subscription: %s', (_what, used, canRefund) => {
    const judged = checkRefundEligibility(plan('subscription', 90), { ...full, ...used }, paidAt);
    expect(judged.canRefund).toBe(canRefund);
    expect(judged.reason).toContain('25 percent');
  });

  it.each([
    ['1 of 4 calls', { guaranteedCallsUsed: 1 }],
    ['1 of 40 listed jobs opened', { vacanciesOpened: 1 }],
    ['1 of 100 services', { services: 100, servicesStarted: 1 }],
  ])('of %s ends the refund of interview plans and combos', (_what, used) => {
    for (const kind of ['interview', 'combo'] as const) {
      const judged = checkRefundEligibility(plan(kind, 90), { ...full, ...used }, paidAt);
      expect(judged).toMatchObject({ canRefund: false, reason: expect.stringContaining('has started') });
    }
  });
});

it('no reason for a rejection mentions success', () => {
  const late = new Date('2030-01-01T00:00:00Z');
  const used = { ...full, vacanciesOpened: 40 };
  const refusals = (['subscription', 'interview'] as const).flatMap((kind) => [
    checkRefundEligibility(plan(kind, 30), full, late),
    checkRefundEligibility(plan(kind, 30), used, paidAt),
  ]);
  for (const { reason } of refusals) expect(reason).not.toMatch(/success/i);
});
