import type { Db } from '../../../infra/database/connect.ts';

type Purpose = 'verify-email' | 'reset-password';

export interface MailedLink {
  linkId: number;
  accountId: number;
  /** The address it was sent to. */
  email: string;
  expiresAt: Date;
  usedAt: Date | null;
  endedAt: Date | null;
}

export async function insertMailedLink(
  db: Db,
  link: { purpose: Purpose; accountId: number; email: string; tokenHash: Buffer; expiresAt: Date },
  now: Date,
): Promise<void> {
  await db
    .insertInto('mailed_links')
    .values({
      purpose: link.purpose,
      account_id: link.accountId,
      email: link.email,
      token_hash: link.tokenHash,
      created_at: now,
      expires_at: link.expiresAt,
      used_at: null,
      ended_at: null,
    })
    .execute();
}

/** Invalidates the unused links of a purpose. */
export async function invalidateMailedLinks(db: Db, accountId: number, purpose: Purpose, now: Date): Promise<void> {
  await db
    .updateTable('mailed_links')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
}

/** The link of a token, without a lock. */
export async function findMailedLink(db: Db, purpose: Purpose, tokenHash: Buffer): Promise<MailedLink | undefined> {
  return await selectMailedLink(db, purpose, tokenHash).executeTakeFirst();
}

/** Locks the link of a token until the transaction ends; the caller holds the account lock. */
export async function lockMailedLink(db: Db, purpose: Purpose, tokenHash: Buffer): Promise<MailedLink | undefined> {
  return await selectMailedLink(db, purpose, tokenHash).forUpdate().executeTakeFirst();
}

function selectMailedLink(db: Db, purpose: Purpose, tokenHash: Buffer) {
  return db
    .selectFrom('mailed_links')
    .select([
      'id as linkId',
      'account_id as accountId',
      'email',
      'expires_at as expiresAt',
      'used_at as usedAt',
      'ended_at as endedAt',
    ])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose);
}

export async function markMailedLinkUsed(db: Db, linkId: number, now: Date): Promise<void> {
  await db.updateTable('mailed_links').set({ used_at: now }).where('id', '=', linkId).execute();
}

/** Deletes links created before a moment; no link is valid for more than seven days. */
export async function deleteOldMailedLinks(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('mailed_links').where('created_at', '<', before).execute();
}
