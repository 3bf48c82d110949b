import { z } from 'zod';
import { call } from '../call.ts';
import { idInBody, idInPath, pageInQuery } from '../fields.ts';

/** Pictures of a page. */
export const PICTURES_PAGE = 24;

const status = z.enum(['Pending', 'Approved', 'Rejected']);

/** A profile picture to review; times are ISO 8601 UTC. */
export const reviewedPicture = z.object({
  pictureID: z.number().int(),
  memberID: z.number().int(),
  fullName: z.string(),
  status,
  uploadedOn: z.string(),
  reviewedOn: z.string().nullable(),
  reviewedBy: z.string(),
});
export type ReviewedPicture = z.infer<typeof reviewedPicture>;

export const listPictures = call({
  method: 'GET',
  path: 'Staff/ListPictures',
  summary: 'Profile pictures that wait for review, longest waiting first; or those reviewed last. 24 a page.',
  source: 'ours',
  access: 'staff:moderation',
  query: z.strictObject({ status: status.optional(), page: pageInQuery }),
  reply: {
    kind: 'json',
    schema: z.object({ pictures: z.array(reviewedPicture), total: z.number().int(), isCapped: z.boolean() }),
  },
});

export const readPicture = call({
  method: 'GET',
  path: 'Staff/ReadPicture/{id}',
  summary: 'The bytes of a profile picture.',
  source: 'ours',
  access: 'staff:moderation',
  params: z.strictObject({ id: idInPath() }),
  reply: { kind: 'file', schema: z.any() },
  errors: ['not_found'],
});

export const reviewPicture = call({
  method: 'POST',
  path: 'Staff/ReviewPicture',
  summary: 'Approve or reject a profile picture, or let it wait again. `was` is the status that the reviewer saw.',
  source: 'ours',
  access: 'staff:moderation',
  body: z.strictObject({ pictureID: idInBody(), status, was: status }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict'],
});

export const pictureReviewCalls = { listPictures, readPicture, reviewPicture };
