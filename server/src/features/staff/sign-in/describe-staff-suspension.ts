import { formatMoment } from '../../../lib/india-time/format-india-time.ts';
import type { StaffRow } from '../staff.queries.ts';

/** Text for a suspended colleague who has signed in correctly: until when, why, and whom to ask. */
export function describeStaffSuspension({
  suspendedUntil,
  suspensionReason,
  suspendedBy,
}: Pick<StaffRow, 'suspendedUntil' | 'suspensionReason' | 'suspendedBy'>): string {
  const until = suspendedUntil ? ` until ${formatMoment(suspendedUntil)}` : '';
  const cause = suspensionReason.replace(/[.\s]+$/, '');
  return `Your account is suspended${until}. Reason: ${cause}. Ask ${suspendedBy} or another administrator.`;
}
