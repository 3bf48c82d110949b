import type { Db } from '../../../../infra/database/connect.ts';

/** Whose code it is: an account has at most one that can be used for each purpose. */
export interface CodeHolder {
  purpose: 'verify-mobile' | 'change-email';
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
  code: CodeHolder & { target: string; codeHmac: Buffer; expiresAt: Date },
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

/** Ends the code that could be used; nobody can use it from then on. */
export async function endCodes(db: Db, { purpose, accountId }: CodeHolder, now: Date): Promise<void> {
  await db
    .updateTable('one_time_codes')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
}

/** When the last code for a target was made, dead or not. */
export async function findLastSending(
  db: Db,
  { purpose, accountId }: CodeHolder,
  target: string,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('one_time_codes')
    .select('created_at')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('target', '=', target)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

/** The code that is neither used nor ended, held against others until the transaction ends. */
export async function lockCurrentCode(
  transaction: Db,
  { purpose, accountId }: CodeHolder,
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

export async function countTry(db: Db, codeId: number): Promise<void> {
  await db
    .updateTable('one_time_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', codeId)
    .execute();
}

export async function markCodeUsed(db: Db, codeId: number, now: Date): Promise<void> {
  await db.updateTable('one_time_codes').set({ used_at: now }).where('id', '=', codeId).execute();
}

/** Drops codes made before a moment. */
export async function deleteOldCodes(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('one_time_codes').where('created_at', '<', before).execute();
}
