import type { SecurityEvent, SecurityEventKind } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import type { Origin } from '../../../infra/http/origin.ts';

/** Adds to the audit trail of an account, in the transaction of what happened. */
export async function recordSecurityEvent(
  db: Db,
  event: { accountId: number; kind: SecurityEventKind; origin: Origin },
  now: Date,
): Promise<void> {
  const { accountId, kind, origin } = event;
  await db
    .insertInto('security_events')
    .values({ account_id: accountId, kind, happened_at: now, device: origin.device, address: origin.address })
    .execute();
}

/** Of somebody who guesses; more of them would push everything else out of the trail its owner reads. */
const MOST_REFUSED_AN_HOUR = 10;

/**
 * Notes a wrong password in the trail of an e-mail's account, if there is one: one statement either way, so that it
 * tells nothing by its time.
 */
export async function recordRefusedSignIn(
  db: Db,
  attempt: { email: string; origin: Origin },
  now: Date,
): Promise<void> {
  const { email, origin } = attempt;
  const hourAgo = new Date(now.getTime() - 3_600_000);
  await sql`
    insert into security_events (account_id, kind, happened_at, device, address)
    select accounts.id, 'sign-in-refused', ${now}, ${origin.device}, ${origin.address}
    from accounts
    where lower(accounts.email) = lower(${email}) and accounts.deleted_at is null and ${MOST_REFUSED_AN_HOUR} > (
      select count(*) from security_events of_account
      where of_account.account_id = accounts.id
        and of_account.kind = 'sign-in-refused'
        and of_account.happened_at > ${hourAgo}
    )`.execute(db);
}

export async function listSecurityEvents(db: Db, accountId: number, limit: number): Promise<SecurityEvent[]> {
  const rows = await db
    .selectFrom('security_events')
    .select(['kind', 'happened_at', 'device', 'address'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ kind, happened_at, device, address }) => ({
    kind: kind as SecurityEventKind,
    happenedOn: happened_at.toISOString(),
    device,
    address,
  }));
}

/** Drops events older than a moment: logs are kept one year. */
export async function deleteOldSecurityEvents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('security_events').where('happened_at', '<', before).execute();
}
