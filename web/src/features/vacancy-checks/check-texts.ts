import type { CheckKind, ShownCheck } from '@aarambh/contract';
import { dateText } from '../../platform/text/format.ts';

const labels: Record<CheckKind, string> = {
  source: 'source',
  'company-number': 'company number',
  'domain-mail': 'company email',
  call: 'call',
};

/** 'Checked: source, call, 21 Nov 2026; company email, 22 Nov 2026': those of one day have one date. */
export function checkedText(checks: readonly ShownCheck[]): string {
  const byDay = new Map<string, string[]>();
  for (const { kind, checkedOn } of checks) {
    const day = dateText(checkedOn);
    byDay.set(day, [...(byDay.get(day) ?? []), labels[kind]]);
  }
  return `Checked: ${[...byDay].map(([day, names]) => [...names, day].join(', ')).join('; ')}`;
}
