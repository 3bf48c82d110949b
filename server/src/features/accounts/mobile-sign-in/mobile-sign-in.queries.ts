import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';

/**
 * The account that a mobile number signs in to: the only one that has verified the number, and has proved it since a
 * moment. A number that several accounts have verified signs in to none of them. Staff sign in with a password.
 * @param mobileNos the spellings of the number that are stored
 * @param countryIds the countries of its dial code
 */
export async function findAccountOfMobile(
  db: Db,
  { mobileNos, countryIds }: { mobileNos: readonly string[]; countryIds: readonly number[] },
  provedSince: Date,
): Promise<number | undefined> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'role'])
    .select(sql<Date>`greatest(mobile_verified_at, mobile_proved_at)`.as('provedAt'))
    .where('mobile_no', 'in', mobileNos)
    .where('country_id', 'in', countryIds)
    .where('mobile_verified_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .limit(2)
    .execute();
  const [account, another] = rows;
  if (!account || another || account.role !== 'jobSeeker' || account.provedAt < provedSince) return undefined;
  return account.id;
}

/** Records that the holder of an account has received a code on its number. */
export async function markMobileProved(db: Db, accountId: number, now: Date): Promise<void> {
  await db.updateTable('accounts').set({ mobile_proved_at: now }).where('id', '=', accountId).execute();
}
