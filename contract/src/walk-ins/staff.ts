import { z } from 'zod';
import { call } from '../call.ts';
import { idInBody, istDateTime, optionalText, typedText } from '../fields.ts';

export const inviteToWalkIn = call({
  method: 'POST',
  path: 'Operator/InviteToWalkIn',
  summary:
    'Invite a person to a walk-in interview by mail, with links to confirm, to request another time and to view it.',
  source: 'ours',
  access: 'operator',
  body: z.strictObject({
    fullName: typedText('Give the name of the person.', 200),
    email: z.email('Give a valid e-mail address.').max(50),
    vacancyID: idInBody(),
    /** IST. */
    starts: istDateTime('the start'),
    /** IST. */
    ends: istDateTime('the end'),
    venue: typedText('Give the venue.', 500),
    contact: typedText('Give the contact person.', 200),
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
  summary: 'Walk-in interviews that are not over, with the answers of the invited people.',
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
  summary: 'Reschedule a walk-in interview, clear the answer and notify the invited person by mail.',
  source: 'ours',
  access: 'operator',
  body: z.strictObject({ walkInID: idInBody(), starts: istDateTime('the start'), ends: istDateTime('the end') }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict'],
});

export const cancelWalkIn = call({
  method: 'POST',
  path: 'Operator/CancelWalkIn',
  summary: 'Cancel a walk-in interview and notify the invited person by mail.',
  source: 'ours',
  access: 'operator',
  body: z.strictObject({ walkInID: idInBody(), cause: typedText('Give the reason.', 500) }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict'],
});

export const walkInStaffCalls = { inviteToWalkIn, listWalkIns, rescheduleWalkIn, cancelWalkIn };
