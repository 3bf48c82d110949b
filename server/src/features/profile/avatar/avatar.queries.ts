import type { Db } from '../../../infra/database/connect.ts';

export interface CurrentPicture {
  id: number;
  fileKey: string;
  contentType: string;
  status: 'Approved' | 'Rejected' | 'Pending';
}

export interface NewPicture {
  accountId: number;
  fileKey: string;
  contentType: string;
  bytes: number;
}

/** The account's picture, whatever our staff made of it. */
export async function findPicture(db: Db, accountId: number): Promise<CurrentPicture | undefined> {
  return await db
    .selectFrom('pictures')
    .select(['id', 'file_key as fileKey', 'content_type as contentType', 'status'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Puts a picture in place of the account's last one, to be looked at by our staff; answers keys that no row needs now. */
export async function replacePicture(transaction: Db, picture: NewPicture, now: Date): Promise<string[]> {
  const unused = await transaction
    .deleteFrom('pictures')
    .where('account_id', '=', picture.accountId)
    .returning('file_key')
    .execute();
  await transaction
    .insertInto('pictures')
    .values({
      account_id: picture.accountId,
      file_key: picture.fileKey,
      content_type: picture.contentType,
      bytes: picture.bytes,
      uploaded_at: now,
      reviewed_at: null,
      reviewed_by: null,
    })
    .execute();
  return unused.map((row) => row.file_key);
}

/** Pictures that staff have not looked at yet, the longest waiting first; as many as one looks at in a go. */
export async function listPendingPictures(db: Db): Promise<{ id: number; fileKey: string }[]> {
  return await db
    .selectFrom('pictures')
    .select(['id', 'file_key as fileKey'])
    .where('status', '=', 'Pending')
    .orderBy('id')
    .limit(200)
    .execute();
}

/** Notes what was decided about a picture; answers false when there is none with this id. */
export async function setPictureStatus(
  db: Db,
  id: number,
  review: { status: 'Approved' | 'Rejected'; by: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pictures')
    .set({ status: review.status, reviewed_at: now, reviewed_by: review.by })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Which of the keys have a row. */
export async function listKnownPictureKeys(db: Db, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db.selectFrom('pictures').select('file_key').where('file_key', 'in', keys).execute();
  return new Set(rows.map((row) => row.file_key));
}
