import { z } from 'zod';
import { call } from '../call.ts';
import { idInBody, typedText } from '../fields.ts';

function moment(what: string) {
  const message = `Give ${what} as yyyy-MM-dd HH:mm, in IST.`;
  return z.string(message).regex(/^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d$/, message);
}

export const createJobFair = call({
  method: 'POST',
  path: 'Operator/CreateJobFair',
  summary: 'Announce a job fair.',
  source: 'ours',
  access: 'operator',
  body: z.strictObject({
    title: typedText('Give a title.', 200),
    organiser: typedText('Say who holds it.', 200),
    city: typedText('Name the city.', 100),
    venue: typedText('Say where it is.', 500),
    /** IST. */
    starts: moment('the start'),
    /** IST. */
    ends: moment('the end'),
    /** IST; the start when it is missing. */
    registerUntil: moment('the end of registration').optional(),
    description: typedText('Describe it.', 5_000),
    companies: z.array(typedText('Name the company.', 200)).max(200).default([]),
    capacity: z.number('Say for how many people.').int().min(1).max(100_000),
  }),
  reply: { kind: 'json', schema: z.object({ jobFairID: z.number().int() }) },
});

export const cancelJobFair = call({
  method: 'POST',
  path: 'Operator/CancelJobFair',
  summary: 'Cancel a job fair; everybody registered is told by mail.',
  source: 'ours',
  access: 'operator',
  body: z.strictObject({ jobFairID: idInBody(), cause: typedText('Say why.', 500) }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict'],
});

export const jobFairStaffCalls = { createJobFair, cancelJobFair };
