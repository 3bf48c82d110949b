import { z } from 'zod';
import { call } from '../call.ts';
import { idInPath } from '../fields.ts';

export const readAvatar = call({
  method: 'GET',
  path: 'Staff/ReadAvatar/{id}',
  summary: 'The bytes of a profile picture.',
  source: 'ours',
  access: 'staff:moderation',
  params: z.strictObject({ id: idInPath() }),
  reply: { kind: 'file', schema: z.any() },
  errors: ['not_found'],
});

export const avatarReviewCalls = { readAvatar };
