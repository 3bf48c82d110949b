import { sql } from 'kysely';
import { makeToken } from '../../server/src/features/accounts/index.ts';
import type { Db } from '../../server/src/infra/database/connect.ts';
import { hashToken } from '../../server/src/lib/hash-token.ts';

const ALL_ROLES = '{recruiter,writer,trust,support,finance,admin}';

/** Opens a session of a staff member, whose factor stays fresh for the run. Returns its token. */
async function openSession(db: Db, staffId: number, now: Date): Promise<string> {
  const token = makeToken();
  await sql`
    insert into staff_sessions (staff_id, token_hash, created_at, last_used_at, expires_at, factor_at, device, address)
    values (${staffId}, ${hashToken(token)}, ${now}::timestamptz, ${now}, ${now}::timestamptz + interval '1 day',
      ${now}::timestamptz + interval '1 day', '', '')`.execute(db);
  return token;
}

/** Adds a member of staff with all roles. Returns the token of a session. */
export async function signInStaff(db: Db, now: Date): Promise<string> {
  const { rows } = await sql<{ id: number }>`
    insert into staff (email, full_name, roles, totp_confirmed_at, invited_by, created_at)
    values ('bench.' || ${makeToken()} || '@example.com', 'Meera Bench', ${ALL_ROLES}, ${now}, 'bench', ${now})
    returning id`.execute(db);
  return await openSession(db, rows[0]?.id ?? 0, now);
}

/** Gives a member of staff of the data set all roles. Returns the token of a session. */
export async function signInAs(db: Db, staffId: number, now: Date): Promise<string> {
  await sql`update staff set roles = ${ALL_ROLES}, totp_confirmed_at = ${now} where id = ${staffId}`.execute(db);
  return await openSession(db, staffId, now);
}
