import type { Db } from '../../../infra/database/connect.ts';
import type { CurrentAvatar } from './avatar.queries.ts';

/** Who reviewed an avatar; nobody while it is pending. */
export interface AvatarReview {
  status: CurrentAvatar['status'];
  reviewedAt: Date | null;
  reviewedBy: string | null;
}

/** The avatar of an id, not of an account. */
export const findAvatarById = (db: Db, id: number): Promise<CurrentAvatar | undefined> =>
  db
    .selectFrom('pictures')
    .select(['id', 'file_key as fileKey', 'content_type as contentType', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();

/** The review of an avatar, locked until the transaction ends; undefined when the member has replaced or deleted it. */
export const lockAvatarReview = (tx: Db, id: number): Promise<AvatarReview | undefined> =>
  tx
    .selectFrom('pictures')
    .select(['status', 'reviewed_at as reviewedAt', 'reviewed_by as reviewedBy'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Stores the review of an avatar; its moderation case follows by a trigger. */
export async function setAvatarReview(
  tx: Db,
  id: number,
  { status, reviewedAt, reviewedBy }: AvatarReview,
): Promise<void> {
  await tx
    .updateTable('pictures')
    .set({ status, reviewed_at: reviewedAt, reviewed_by: reviewedBy })
    .where('id', '=', id)
    .execute();
}
