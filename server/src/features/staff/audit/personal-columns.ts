import type { AuditTargetKind } from '@aarambh/contract';

/**
 * Columns of the row of each target that hold personal data of job seekers, texts about them included. A new table of
 * targets needs an entry; empty where a row has none, or only that of staff and employers.
 */
export const personalColumns: Record<AuditTargetKind, readonly string[]> = {
  vacancy: [],
  company: [],
  application: [],
  interview: ['note', 'place'],
  'walk-in': ['full_name', 'email', 'note', 'reason'],
  'job-fair': [],
  'service-item': [],
  member: ['full_name', 'email', 'mobile_no', 'country_id'],
  picture: [],
  purchase: ['guest_email', 'guest_mobile_no', 'guest_country_id'],
  plan: [],
  coupon: [],
  case: ['full_name', 'email', 'subject'],
  message: ['recipient', 'data'],
  staff: [],
  'moderation-case': [],
  'picture-case': [],
  'screening-rule': [],
};
