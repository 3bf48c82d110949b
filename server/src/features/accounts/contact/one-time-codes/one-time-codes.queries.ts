import type { Db } from '../../../../infra/database/connect.ts';

/** Account and purpose of a code; each pair has at most one valid code. */
export interface CodeScope {
  purpose: 'verify-mobile' | 'change-email' | 'sign-in';
  accountId: number;
}

export interface CurrentCode {
  codeId: number;
  /** The number or address it was sent to. */
  target: string;
  codeHmac: Buffer;
  expiresAt: Date;
  tries: number;
}

export async function insertCode(
  db: Db,
  code: CodeScope & { target: string; codeHmac: Buffer; expiresAt: Date },
  now: Date,
): Promise<number> {
  const row = await db
    .insertInto('one_time_codes')
    .values({
      purpose: code.purpose,
      account_id: code.accountId,
      target: code.target,
      code_hmac: code.codeHmac,
      created_at: now,
      expires_at: code.expiresAt,
      used_at: null,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Invalidates the current code. */
export async function invalidateCodes(db: Db, { purpose, accountId }: CodeScope, now: Date): Promise<void> {
  await db
    .updateTable('one_time_codes')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
}

/** When the last code for a target was issued until an instant, valid or not. */
export async function findLastIssuedAt(
  db: Db,
  { purpose, accountId }: CodeScope,
  target: string,
  until: Date,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('one_time_codes')
    .select('created_at')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('target', '=', target)
    .where('created_at', '<=', until)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

/** Locks the code that is neither used nor invalidated until the transaction ends. */
export async function lockCurrentCode(
  transaction: Db,
  { purpose, accountId }: CodeScope,
): Promise<CurrentCode | undefined> {
  return await transaction
    .selectFrom('one_time_codes')
    .select(['id as codeId', 'target', 'code_hmac as codeHmac', 'expires_at as expiresAt', 'tries'])
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function incrementTries(db: Db, codeId: number): Promise<void> {
  await db
    .updateTable('one_time_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', codeId)
    .execute();
}

export async function markCodeUsed(db: Db, codeId: number, now: Date): Promise<void> {
  await db.updateTable('one_time_codes').set({ used_at: now }).where('id', '=', codeId).execute();
}

/** Deletes codes issued before a moment. */
export async function deleteOldCodes(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('one_time_codes').where('created_at', '<', before).execute();
}
