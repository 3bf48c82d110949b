import { AVATARS_PAGE, type CallOutput, type listAvatars, type ReviewedAvatar } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import type { CurrentAvatar } from './avatar.queries.ts';

/** A total is counted up to this number. */
const MAX_COUNTED = 1_000;

/** One page of avatars: waiting ones by time of upload, others by time of review, newest first. */
export async function listReviewedAvatars(
  db: Db,
  { status = 'Pending', page = 1 }: CallOutput<typeof listAvatars>['query'],
): Promise<{ avatars: ReviewedAvatar[]; total: number; isCapped: boolean }> {
  const matching = db.selectFrom('pictures').where('pictures.status', '=', status);
  const rows = await matching
    .innerJoin('accounts', 'accounts.id', 'pictures.account_id')
    .select([
      'pictures.id',
      'pictures.account_id',
      'accounts.full_name',
      'pictures.status',
      'pictures.uploaded_at',
      'pictures.reviewed_at',
      'pictures.reviewed_by',
    ])
    .orderBy(
      status === 'Pending' ? 'pictures.uploaded_at' : 'pictures.reviewed_at',
      status === 'Pending' ? 'asc' : 'desc',
    )
    .limit(AVATARS_PAGE)
    .offset((page - 1) * AVATARS_PAGE)
    .execute();
  const { count } = await db
    .selectFrom(
      matching
        .select('pictures.id')
        .limit(MAX_COUNTED + 1)
        .as('counted'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const avatars = rows.map((row) => ({
    pictureID: row.id,
    memberID: row.account_id,
    fullName: row.full_name,
    status: row.status,
    uploadedOn: row.uploaded_at.toISOString(),
    reviewedOn: row.reviewed_at?.toISOString() ?? null,
    reviewedBy: row.reviewed_by ?? '',
  }));
  return { avatars, total: Math.min(Number(count), MAX_COUNTED), isCapped: Number(count) > MAX_COUNTED };
}

/** The avatar of an id, not of an account. */
export const findAvatarById = (
  db: Db,
  id: number,
  lock = false,
): Promise<(CurrentAvatar & { reviewedBy: string | null }) | undefined> =>
  db
    .selectFrom('pictures')
    .select(['id', 'file_key as fileKey', 'content_type as contentType', 'status', 'reviewed_by as reviewedBy'])
    .where('id', '=', id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();

/** Stores the decision on an avatar; `Pending` lets it wait again. */
export async function setAvatarStatus(
  db: Db,
  id: number,
  { status, by }: { status: CurrentAvatar['status']; by: string },
  now: Date,
): Promise<void> {
  const isWaiting = status === 'Pending';
  await db
    .updateTable('pictures')
    .set({ status, reviewed_at: isWaiting ? null : now, reviewed_by: isWaiting ? null : by })
    .where('id', '=', id)
    .execute();
}
