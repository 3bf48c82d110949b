import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';

const ERASED = '(erased with the member)';

/** Erases what colleagues wrote in requests about an account and its purchases; what was asked for stays. */
export async function eraseStaffRequestTexts(transaction: Db, accountId: number): Promise<string[]> {
  await sql`
    update staff_requests
    set reason = ${ERASED},
      input = case when input->'body' ? 'reason' then jsonb_set(input, '{body,reason}', to_jsonb(${ERASED}::text)) else input end
    where input->'body'->'memberID' = to_jsonb(${accountId}::int)
      or input->'body'->'purchaseID' in (select to_jsonb(id) from purchases where account_id = ${accountId})`.execute(
    transaction,
  );
  return [];
}
