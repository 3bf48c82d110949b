import { z } from 'zod';
import { call } from '../call.ts';
import { idInBody, optionalText, typedText } from '../fields.ts';

const moment = (what: string) =>
  z.string().regex(/^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d$/, `Give ${what} as yyyy-MM-dd HH:mm, in IST.`);

export const inviteToWalkIn = call({
  method: 'POST',
  path: 'Operator/InviteToWalkIn',
  summary:
    'Invite somebody to a walk-in interview by mail, with links to say that one comes, to ask for another time, and to look.',
  source: 'ours',
  access: 'operator',
  body: z.strictObject({
    fullName: typedText('Name the person.', 200),
    email: z.email('Give a valid e-mail address.').max(50),
    vacancyID: idInBody(),
    /** IST. */
    starts: moment('the start'),
    /** IST. */
    ends: moment('the end'),
    venue: typedText('Say where it is.', 500),
    contact: typedText('Say whom to ask for.', 200),
    note: optionalText(1_000),
  }),
  reply: {
    kind: 'json',
    schema: z.object({
      walkInID: z.number().int(),
      attendingLink: z.string(),
      rescheduleLink: z.string(),
      statusLink: z.string(),
    }),
  },
  errors: ['not_found', 'conflict'],
});

export const listWalkIns = call({
  method: 'GET',
  path: 'Operator/ListWalkIns',
  summary: 'Walk-in interviews that are not over, with what the invited people answered.',
  source: 'ours',
  access: 'operator',
  reply: {
    kind: 'json',
    schema: z.array(
      z.object({
        walkInID: z.number().int(),
        fullName: z.string(),
        email: z.string(),
        vacancyID: z.number().int(),
        startsOn: z.string(),
        status: z.string(),
        reason: z.string(),
        preferredOn: z.string(),
      }),
    ),
  },
});

export const rescheduleWalkIn = call({
  method: 'POST',
  path: 'Operator/RescheduleWalkIn',
  summary: 'Move a walk-in interview; the invited person is told by mail and answers anew.',
  source: 'ours',
  access: 'operator',
  body: z.strictObject({ walkInID: idInBody(), starts: moment('the start'), ends: moment('the end') }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict'],
});

export const cancelWalkIn = call({
  method: 'POST',
  path: 'Operator/CancelWalkIn',
  summary: 'Cancel a walk-in interview; the invited person is told by mail.',
  source: 'ours',
  access: 'operator',
  body: z.strictObject({ walkInID: idInBody(), cause: typedText('Say why.', 500) }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict'],
});

export const walkInStaffCalls = { inviteToWalkIn, listWalkIns, rescheduleWalkIn, cancelWalkIn };
