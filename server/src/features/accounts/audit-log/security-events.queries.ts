import type { SecurityEvent, SecurityEventKind } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { HOUR_MS } from '../../../lib/clock.ts';

/** Events stored of one account; beyond that the oldest are deleted. */
export const MAX_EVENTS_PER_ACCOUNT = 2_000;

/** Audit log: records a security event of an account, in the transaction of the change it describes. */
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
  await db
    .deleteFrom('security_events')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('security_events')
        .select('id')
        .where('account_id', '=', accountId)
        .orderBy('id', 'desc')
        .offset(MAX_EVENTS_PER_ACCOUNT),
    )
    .execute();
}

/** More of them would push all other events out of the list that the account holder reads. */
const MAX_REFUSED_SIGN_INS_PER_HOUR = 10;

/**
 * Records a wrong password in the audit log of the account of an email, if there is one. It is one statement either
 * way, so that its duration does not reveal whether the account exists.
 */
export async function recordRefusedSignIn(
  db: Db,
  attempt: { email: string; origin: Origin },
  now: Date,
): Promise<void> {
  const { email, origin } = attempt;
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  await sql`
    insert into security_events (account_id, kind, happened_at, device, address)
    select accounts.id, 'sign-in-refused', ${now}, ${origin.device}, ${origin.address}
    from accounts
    where lower(accounts.email) = lower(${email}) and accounts.deleted_at is null and ${MAX_REFUSED_SIGN_INS_PER_HOUR} > (
      select count(*) from security_events of_account
      where of_account.account_id = accounts.id
        and of_account.kind = 'sign-in-refused'
        and of_account.happened_at > ${hourAgo}
    )`.execute(db);
}

/** Whether an account had an event of a kind since a moment. */
export async function hasSecurityEvent(
  db: Db,
  { accountId, kind, since }: { accountId: number; kind: SecurityEventKind; since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('security_events')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('happened_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
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

/** Deletes events older than `before`; the retention period is one year. */
export async function deleteOldSecurityEvents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('security_events').where('happened_at', '<', before).execute();
}
