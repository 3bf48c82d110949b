import { brand } from '../../../lib/brand.ts';
import { formatMoment } from '../../../lib/india-time/format-india-time.ts';
import type { Suspension } from './suspension.queries.ts';

/** What a suspended member reads who has proved to be the holder of the account: until when, why, and whom to ask. */
export function describeSuspension({ until, reason }: Pick<Suspension, 'until' | 'reason'>): string {
  const span = until ? ` until ${formatMoment(until)}` : '';
  const cause = reason.replace(/[.\s]+$/, '');
  return `Your account is suspended${span}. Reason: ${cause}. If you think this is wrong, write to ${brand.supportEmail}.`;
}
