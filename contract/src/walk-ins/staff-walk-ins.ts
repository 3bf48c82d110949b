import { z } from 'zod';
import { call } from '../call.ts';
import { idInBody, idInPath, istDateTime, optionalText, typedText } from '../fields.ts';

/** Where a walk-in interview is, and with whom. */
const details = {
  venue: typedText('Enter the venue.', 500),
  contact: typedText('Enter the contact person.', 200),
  note: optionalText(1_000),
};

/** As it was read; a change of an older one is refused. */
const version = z.number().int().min(0);

export const inviteToWalkIn = call({
  method: 'POST',
  path: 'Operator/InviteToWalkIn',
  summary:
    'Invite a person to a walk-in interview by mail, with links to confirm, to request another time and to view it.',
  source: 'ours',
  access: 'staff:interviews',
  body: z.strictObject({
    fullName: typedText('Enter the name of the person.', 200),
    email: z.email('Enter a valid email address.').max(50),
    vacancyID: idInBody(),
    /** IST. */
    starts: istDateTime('the start'),
    /** IST. */
    ends: istDateTime('the end'),
    ...details,
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
  summary: 'Walk-in interviews that are not over, or one by its number, with the answers of the invited people.',
  source: 'ours',
  access: 'staff:interviews',
  query: z.strictObject({ walkInID: idInPath().optional() }),
  reply: {
    kind: 'json',
    schema: z.array(
      z.object({
        walkInID: z.number().int(),
        fullName: z.string(),
        email: z.string(),
        vacancyID: z.number().int(),
        jobTitle: z.string(),
        startsOn: z.string(),
        endsOn: z.string(),
        venue: z.string(),
        contact: z.string(),
        note: z.string(),
        /** Grows when staff change it; a change gives it back. */
        version: z.number().int(),
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
  access: 'staff:interviews',
  body: z.strictObject({
    walkInID: idInBody(),
    version,
    starts: istDateTime('the start'),
    ends: istDateTime('the end'),
  }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict'],
});

export const editWalkIn = call({
  method: 'POST',
  path: 'Staff/EditWalkIn',
  summary:
    'Change times, venue, contact or note of a walk-in interview and notify the invited person by mail. Another time clears the answer; times that are omitted stay.',
  source: 'ours',
  access: 'staff:interviews',
  body: z.strictObject({
    walkInID: idInBody(),
    version,
    /** IST. */
    starts: istDateTime('the start').optional(),
    /** IST. */
    ends: istDateTime('the end').optional(),
    ...details,
  }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict'],
});

export const cancelWalkIn = call({
  method: 'POST',
  path: 'Operator/CancelWalkIn',
  summary: 'Cancel a walk-in interview and notify the invited person by mail.',
  source: 'ours',
  access: 'staff:interviews',
  body: z.strictObject({ walkInID: idInBody(), cause: typedText('Enter the reason.', 500) }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict'],
});

export const walkInStaffCalls = { inviteToWalkIn, listWalkIns, rescheduleWalkIn, editWalkIn, cancelWalkIn };
