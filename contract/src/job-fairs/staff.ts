import { z } from 'zod';
import { call } from '../call.ts';
import { idInBody, istDateTime, typedText } from '../fields.ts';

export const createJobFair = call({
  method: 'POST',
  path: 'Operator/CreateJobFair',
  summary: 'Create a job fair.',
  source: 'ours',
  access: 'operator',
  body: z.strictObject({
    title: typedText('Give a title.', 200),
    organiser: typedText('Name the organiser.', 200),
    city: typedText('Name the city.', 100),
    venue: typedText('Give the venue.', 500),
    /** IST. */
    starts: istDateTime('the start'),
    /** IST. */
    ends: istDateTime('the end'),
    /** IST; defaults to the start. */
    registerUntil: istDateTime('the end of registration').optional(),
    description: typedText('Give a description.', 5_000),
    companies: z.array(typedText('Name the company.', 200)).max(200).default([]),
    capacity: z.number('Give the number of places.').int().min(1).max(100_000),
  }),
  reply: { kind: 'json', schema: z.object({ jobFairID: z.number().int() }) },
});

export const cancelJobFair = call({
  method: 'POST',
  path: 'Operator/CancelJobFair',
  summary: 'Cancel a job fair and notify everyone registered by mail.',
  source: 'ours',
  access: 'operator',
  body: z.strictObject({ jobFairID: idInBody(), cause: typedText('Give the reason.', 500) }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict'],
});

export const jobFairStaffCalls = { createJobFair, cancelJobFair };
