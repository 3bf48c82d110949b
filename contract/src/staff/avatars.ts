import { z } from 'zod';
import { call } from '../call.ts';
import { idInBody, idInPath, pageInQuery } from '../fields.ts';

/** Avatars of a page. */
export const AVATARS_PAGE = 24;

const status = z.enum(['Pending', 'Approved', 'Rejected']);

/** An avatar (profile picture) to review; times are ISO 8601 UTC. Its id has the specification's wire name. */
export const reviewedAvatar = z.object({
  pictureID: z.number().int(),
  memberID: z.number().int(),
  fullName: z.string(),
  status,
  uploadedOn: z.string(),
  reviewedOn: z.string().nullable(),
  reviewedBy: z.string(),
});
export type ReviewedAvatar = z.infer<typeof reviewedAvatar>;

export const listAvatars = call({
  method: 'GET',
  path: 'Staff/ListAvatars',
  summary: 'Profile pictures that wait for review, longest waiting first; or those reviewed last. 24 a page.',
  source: 'ours',
  access: 'staff:moderation',
  query: z.strictObject({ status: status.optional(), page: pageInQuery }),
  reply: {
    kind: 'json',
    schema: z.object({ avatars: z.array(reviewedAvatar), total: z.number().int(), isCapped: z.boolean() }),
  },
});

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

export const reviewAvatar = call({
  method: 'POST',
  path: 'Staff/ReviewAvatar',
  summary: 'Approve or reject a profile picture, or let it wait again. `was` is the status that the reviewer saw.',
  source: 'ours',
  access: 'staff:moderation',
  body: z.strictObject({ pictureID: idInBody(), status, was: status }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict'],
});

export const avatarReviewCalls = { listAvatars, readAvatar, reviewAvatar };
