import { expect, it } from 'vitest';
import { groupByPerson, hasEnoughTrust, levelOf, totalWeight, type Voice } from './voices.ts';

let count = 0;

/** A report of a trusted member of their own network. */
function voice(more: Partial<Voice> = {}): Voice {
  count += 1;
  const person = { accountId: count, network: `network ${count}`, mobile: '', mail: `member.${count}@example.com` };
  return { ...person, reason: 'money', weight: 1, isTrusted: true, ...more };
}
const untrusted = (more: Partial<Voice> = {}) => voice({ isTrusted: false, ...more });

it('two trusted members in two networks are enough to hide a vacancy', () => {
  expect(hasEnoughTrust([voice(), voice({ reason: 'fake' })])).toBe(true);
  expect(hasEnoughTrust([voice()])).toBe(false);
  expect(hasEnoughTrust([voice(), untrusted({ weight: 50 })])).toBe(false);
  expect(hasEnoughTrust([voice(), voice({ accountId: null })])).toBe(false);
});

it.each(['wrong', 'offensive', 'closed', 'other'] as const)('the reason %s hides nothing', (reason) => {
  expect(hasEnoughTrust([voice({ reason }), voice({ reason }), voice()])).toBe(false);
});

it.each([['network'], ['mobile'], ['mail']] as const)('accounts with one %s are one voice', (key) => {
  const same = { [key]: 'the same' };
  expect(hasEnoughTrust([voice(same), voice(same)])).toBe(false);
  expect(
    groupByPerson([voice(same), voice(), voice(same)])
      .map((person) => person.length)
      .toSorted(),
  ).toEqual([1, 2]);
  expect(totalWeight([untrusted({ ...same, weight: 0.2 }), untrusted({ ...same, weight: 0.4 })])).toBe(0.4);
});

it('accounts that are connected through a third one are one voice', () => {
  const chain = [voice({ mobile: '1' }), voice({ mail: 'a@example.com' })];
  expect(hasEnoughTrust(chain)).toBe(true);
  expect(hasEnoughTrust([...chain, untrusted({ mobile: '1', mail: 'a@example.com' })])).toBe(false);
});

it('a thousand untrusted reports stay below the highest level', () => {
  const flood = Array.from({ length: 1_000 }, () => untrusted({ accountId: null, weight: 0.2 }));
  expect([totalWeight(flood), levelOf(flood)]).toEqual([1.5, 'medium']);
  expect(totalWeight([...flood, voice()])).toBe(2.5);
});

it('harm is looked at sooner, and trusted reporters of harm first', () => {
  expect(levelOf([untrusted({ reason: 'closed', weight: 0.2 })])).toBe('low');
  expect(levelOf([untrusted({ reason: 'offensive', weight: 0.2 })])).toBe('medium');
  expect(levelOf([voice({ weight: 0.8 }), voice({ weight: 0.8 })])).toBe('high');
});
