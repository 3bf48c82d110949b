import type { CallOutput, createJobFair as createJobFairCall } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import { fieldError } from '../../lib/call-error.ts';
import { parseIstField } from '../../lib/india-time/parse-ist-field.ts';
import { insertJobFair } from './job-fairs.queries.ts';

type Announcement = CallOutput<typeof createJobFairCall>['body'];

/**
 * Creates a job fair and returns its id.
 * @param by actor, for the audit trail
 * @throws {CallError} bad_input for times that do not exist, are out of order or in the past
 */
export async function createJobFair(
  { db, clock }: AppContext,
  announcement: Announcement,
  by: string,
): Promise<number> {
  const { starts, ends, registerUntil: until = starts, companies, ...details } = announcement;
  const startsAt = parseIstField('starts', starts);
  const endsAt = parseIstField('ends', ends);
  const registerUntil = parseIstField('registerUntil', until);
  const now = clock.now();
  if (endsAt <= startsAt) throw fieldError('ends', 'It must end after it starts.');
  if (registerUntil > endsAt) throw fieldError('registerUntil', 'Registration must end before the job fair does.');
  if (startsAt <= now) throw fieldError('starts', 'It must start in the future.');
  if (registerUntil <= now) throw fieldError('registerUntil', 'Registration must end in the future.');
  return await insertJobFair(db, {
    ...details,
    companies: [...new Set(companies)],
    starts_at: startsAt,
    ends_at: endsAt,
    register_until: registerUntil,
    created_at: now,
    created_by: by,
    cancelled_at: null,
    cancelled_by: null,
    cancel_cause: null,
  });
}
