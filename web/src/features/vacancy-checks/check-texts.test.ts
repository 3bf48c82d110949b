import { expect, it } from 'vitest';
import { checkedText } from './check-texts.ts';

it('names each check with its date', () => {
  const checks = [
    { kind: 'source', checkedOn: '2026-11-20T20:00:00.000Z' },
    { kind: 'call', checkedOn: '2026-11-21T06:00:00.000Z' },
    { kind: 'domain-mail', checkedOn: '2026-11-22T06:00:00.000Z' },
  ] as const;
  // 20:00 UTC is the next day in India.
  expect(checkedText(checks)).toBe('Checked: source, call, 21 Nov 2026; company email, 22 Nov 2026');
});
