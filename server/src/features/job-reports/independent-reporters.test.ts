import { expect, it } from 'vitest';
import { type CountedReport, groupByPerson, hasEnoughTrust, levelOf, totalWeight } from './independent-reporters.ts';

let count = 0;

/** A report of a trusted member of their own network. */
function report(more: Partial<CountedReport> = {}): CountedReport {
  count += 1;
  const person = { accountId: count, network: `network ${count}`, mobile: '', mail: `member.${count}@example.com` };
  return { ...person, reason: 'money', weight: 1, isTrusted: true, ...more };
}
const untrusted = (more: Partial<CountedReport> = {}) => report({ isTrusted: false, ...more });

it('two trusted members in two networks are enough to hide a vacancy', () => {
  expect(hasEnoughTrust([report(), report({ reason: 'fake' })])).toBe(true);
  expect(hasEnoughTrust([report()])).toBe(false);
  expect(hasEnoughTrust([report(), untrusted({ weight: 50 })])).toBe(false);
  expect(hasEnoughTrust([report(), report({ accountId: null })])).toBe(false);
});

it.each(['wrong', 'offensive', 'closed', 'other'] as const)('the reason %s hides nothing', (reason) => {
  expect(hasEnoughTrust([report({ reason }), report({ reason }), report()])).toBe(false);
});

it.each([
  ['network', 'the same'],
  ['mobile', 'the same'],
  ['mail', 'the same'],
  ['accountId', 7_000],
] as const)('reports with one %s are of one reporter', (key, value) => {
  const same = { [key]: value };
  expect(hasEnoughTrust([report(same), report(same)])).toBe(false);
  expect(
    groupByPerson([report(same), report(), report(same)])
      .map((person) => person.length)
      .toSorted(),
  ).toEqual([1, 2]);
  expect(totalWeight([untrusted({ ...same, weight: 0.2 }), untrusted({ ...same, weight: 0.4 })])).toBe(0.4);
});

it('accounts that are connected through a third one are one reporter', () => {
  const chain = [report({ mobile: '1' }), report({ mail: 'a@example.com' })];
  expect(hasEnoughTrust(chain)).toBe(true);
  expect(hasEnoughTrust([...chain, untrusted({ mobile: '1', mail: 'a@example.com' })])).toBe(false);
});

it('a thousand untrusted reports stay below the highest level', () => {
  const flood = Array.from({ length: 1_000 }, () => untrusted({ accountId: null, weight: 0.2 }));
  expect([totalWeight(flood), levelOf(flood)]).toEqual([1.5, 'medium']);
  expect(totalWeight([...flood, report()])).toBe(2.5);
});

it('harm is looked at sooner, and trusted reporters of harm first', () => {
  expect(levelOf([untrusted({ reason: 'closed', weight: 0.2 })])).toBe('low');
  expect(levelOf([untrusted({ reason: 'offensive', weight: 0.2 })])).toBe('medium');
  // Guests without a captcha.
  expect(levelOf(Array.from({ length: 5 }, () => untrusted({ accountId: null, weight: 0.1 })))).toBe('low');
  expect(levelOf([report({ weight: 0.8 }), report({ weight: 0.8 })])).toBe('high');
});
