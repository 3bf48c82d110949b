import { sql } from 'kysely';
import { makeToken } from '../../server/src/features/accounts/index.ts';
import type { Db } from '../../server/src/infra/database/connect.ts';
import { hashToken } from '../../server/src/lib/hash-token.ts';

/** Adds a member of staff with all roles. Returns the token of a session. */
export async function signInStaff(db: Db, now: Date): Promise<string> {
  const token = makeToken();
  await sql`
    with member as (
      insert into staff (email, full_name, roles, totp_confirmed_at, invited_by, created_at)
      values ('bench.' || ${token} || '@example.com', 'Meera Bench', '{recruiter,writer,trust,support,finance,admin}',
        ${now}, 'bench', ${now}) returning id
    )
    insert into staff_sessions (staff_id, token_hash, created_at, last_used_at, expires_at, factor_at, device, address)
    select id, ${hashToken(token)}, ${now}::timestamptz, ${now}, ${now}::timestamptz + interval '1 day', ${now}, '', ''
    from member`.execute(db);
  return token;
}
