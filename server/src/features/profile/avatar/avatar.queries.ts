import type { Db } from '../../../infra/database/connect.ts';

export interface CurrentAvatar {
  id: number;
  fileKey: string;
  contentType: string;
  status: 'Approved' | 'Rejected' | 'Pending';
}

export interface NewAvatar {
  accountId: number;
  fileKey: string;
  contentType: string;
  bytes: number;
}

/** The account's avatar, in any review status. */
export async function findAvatar(db: Db, accountId: number): Promise<CurrentAvatar | undefined> {
  return await db
    .selectFrom('pictures')
    .select(['id', 'file_key as fileKey', 'content_type as contentType', 'status'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Replaces the account's avatar by one that waits for review. @returns file keys that no row needs */
export async function replaceAvatar(transaction: Db, avatar: NewAvatar, now: Date): Promise<string[]> {
  const unused = await transaction
    .deleteFrom('pictures')
    .where('account_id', '=', avatar.accountId)
    .returning('file_key')
    .execute();
  await transaction
    .insertInto('pictures')
    .values({
      account_id: avatar.accountId,
      file_key: avatar.fileKey,
      content_type: avatar.contentType,
      bytes: avatar.bytes,
      uploaded_at: now,
      reviewed_at: null,
      reviewed_by: null,
    })
    .execute();
  return unused.map((row) => row.file_key);
}

/** The given file keys that a row references. */
export async function listKnownAvatarKeys(db: Db, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db.selectFrom('pictures').select('file_key').where('file_key', 'in', keys).execute();
  return new Set(rows.map((row) => row.file_key));
}
