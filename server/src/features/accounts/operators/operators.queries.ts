import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import type { Role } from '../../../infra/database/schema.ts';

/** The account of an e-mail, in any case, held against other changes until the transaction ends; never a deleted one. */
export async function lockRoleOf(
  tx: Db,
  email: string,
): Promise<{ accountId: number; role: Role; emailVerifiedAt: Date | null } | undefined> {
  return await tx
    .selectFrom('accounts')
    .select(['id as accountId', 'role', 'email_verified_at as emailVerifiedAt'])
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function updateRole(tx: Db, accountId: number, role: Role): Promise<void> {
  await tx.updateTable('accounts').set({ role }).where('id', '=', accountId).execute();
}
