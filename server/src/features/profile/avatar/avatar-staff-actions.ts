import { readAvatar } from '@aarambh/contract';
import { type StaffAction, staffAction } from '../../../infra/http/staff-action.ts';
import { CallError } from '../../../lib/call-error.ts';
import { findAvatarById } from './review-avatar.queries.ts';

/** The avatar of a member, for staff of moderation. */
export const avatarStaffActions: readonly StaffAction[] = [
  staffAction(readAvatar, async ({ db, files, log }, { params: { id } }) => {
    const avatar = await findAvatarById(db, id);
    const stream = avatar && (await files.read(avatar.fileKey));
    if (avatar && !stream) log.error({ avatarId: id }, 'the file of an avatar is missing');
    if (!avatar || !stream) throw new CallError('not_found', 'This picture was replaced or deleted by the member.');
    return { stream, contentType: avatar.contentType, name: `picture-${id}.${avatar.fileKey.split('.').at(-1)}` };
  }),
];
