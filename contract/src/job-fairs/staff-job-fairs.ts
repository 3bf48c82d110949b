import { z } from 'zod';
import { call } from '../call.ts';
import { idInBody, istDateTime, typedText } from '../fields.ts';

/** The fields that staff may change later. */
const details = {
  organiser: typedText('Enter the organiser.', 200),
  venue: typedText('Enter the venue.', 500),
  description: typedText('Enter a description.', 5_000),
  companies: z.array(typedText('Enter the company.', 200)).max(200).default([]),
  capacity: z.number('Enter the number of places.').int().min(1).max(100_000),
};

/** In IST. */
const times = {
  starts: istDateTime('the start'),
  ends: istDateTime('the end'),
  registerUntil: istDateTime('the end of registration'),
};

export const createJobFair = call({
  method: 'POST',
  path: 'Operator/CreateJobFair',
  summary: 'Create a job fair.',
  source: 'ours',
  access: 'staff:interviews',
  body: z.strictObject({
    title: typedText('Enter a title.', 200),
    city: typedText('Enter the city.', 100),
    ...times,
    /** Defaults to the start. */
    registerUntil: times.registerUntil.optional(),
    ...details,
  }),
  reply: { kind: 'json', schema: z.object({ jobFairID: z.number().int() }) },
});

export const editJobFair = call({
  method: 'POST',
  path: 'Staff/EditJobFair',
  summary:
    'Change times, organiser, venue, text, companies or places of a job fair; another start, end or venue is mailed to everyone registered. Times that are omitted stay.',
  source: 'ours',
  access: 'staff:interviews',
  body: z.strictObject({
    jobFairID: idInBody(),
    /** As it was read; an edit of an older one is refused. */
    version: z.string().max(40),
    starts: times.starts.optional(),
    ends: times.ends.optional(),
    registerUntil: times.registerUntil.optional(),
    ...details,
  }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict'],
});

export const cancelJobFair = call({
  method: 'POST',
  path: 'Operator/CancelJobFair',
  summary: 'Cancel a job fair and notify everyone registered by mail.',
  source: 'ours',
  access: 'staff:interviews',
  body: z.strictObject({ jobFairID: idInBody(), cause: typedText('Enter the reason.', 500) }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict'],
});

export const jobFairStaffCalls = { createJobFair, editJobFair, cancelJobFair };
