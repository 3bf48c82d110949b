import type { CallOutput, createJobFair as createJobFairCall } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import { CallError } from '../../lib/call-error.ts';
import { parseIst } from '../../lib/india-time/parse-ist.ts';
import { insertJobFair } from './job-fairs.queries.ts';

type Announcement = CallOutput<typeof createJobFairCall>['body'];

const refuse = (field: string, message: string) =>
  new CallError('bad_input', message, { fields: [{ field, message }] });

function read(field: 'starts' | 'ends' | 'registerUntil', typed: string): Date {
  const moment = parseIst(typed);
  if (!moment) throw refuse(field, `There is no ${typed}.`);
  return moment;
}

/**
 * Announces a job fair.
 * @param by who does, for the record
 * @throws {CallError} bad_input for moments that do not exist, are out of order or in the past
 */
export async function createJobFair(
  { db, clock }: AppContext,
  announcement: Announcement,
  by: string,
): Promise<number> {
  const { starts, ends, registerUntil: until = starts, companies, ...said } = announcement;
  const startsAt = read('starts', starts);
  const endsAt = read('ends', ends);
  const registerUntil = read('registerUntil', until);
  const now = clock.now();
  if (endsAt <= startsAt) throw refuse('ends', 'It must end after it starts.');
  if (registerUntil > endsAt) throw refuse('registerUntil', 'Registration must end before the job fair does.');
  if (startsAt <= now) throw refuse('starts', 'It must start in the future.');
  if (registerUntil <= now) throw refuse('registerUntil', 'Registration must end in the future.');
  return await insertJobFair(db, {
    ...said,
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
