import { listAvatars, readAvatar, reviewAvatar } from '@aarambh/contract';
import { type StaffAction, staffAction } from '../../../infra/http/staff-action.ts';
import { CallError } from '../../../lib/call-error.ts';
import { decideOnAvatar } from './decide-on-avatar.ts';
import { findAvatarById, listReviewedAvatars } from './review-avatars.queries.ts';

const done = {
  Approved: 'The picture is approved.',
  Rejected: 'The picture is rejected.',
  Pending: 'The picture waits again.',
};

/** Review of avatars by staff. */
export const avatarStaffActions: readonly StaffAction[] = [
  staffAction(listAvatars, ({ db }, { query }) => listReviewedAvatars(db, query)),

  staffAction(readAvatar, async ({ db, files, log }, { params: { id } }) => {
    const avatar = await findAvatarById(db, id);
    const stream = avatar && (await files.read(avatar.fileKey));
    if (avatar && !stream) log.error({ avatarId: id }, 'the file of an avatar is missing');
    if (!avatar || !stream) throw new CallError('not_found', 'This picture was replaced or deleted by the member.');
    return { stream, contentType: avatar.contentType, name: `picture-${id}.${avatar.fileKey.split('.').at(-1)}` };
  }),

  staffAction(
    reviewAvatar,
    async (context, { body: { pictureID, status, was }, by }) => {
      await decideOnAvatar(context, pictureID, { status, was, by });
      return done[status];
    },
    { target: ({ body }) => ({ kind: 'picture', id: body.pictureID }) },
  ),
];
