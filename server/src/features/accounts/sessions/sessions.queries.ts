import type { AccountSession } from '@aarambh/contract';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import type { Role, Schema } from '../../../infra/database/schema.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { isSuspended } from '../suspension/suspension.queries.ts';

export interface NewSession {
  accountId: number;
  tokenHash: Buffer;
  expiresAt: Date;
  idleMinutes: number;
  origin: Origin;
}

/** Sessions of one account, ended ones included; beyond that the oldest are deleted. */
export const MAX_SESSIONS = 100;

/** Adds a session and deletes the account's expired ones, and the oldest beyond the maximum, in one round trip. */
export async function insertSession(db: Db, session: NewSession, now: Date): Promise<void> {
  await db
    .with('deleted', (cte) =>
      cte
        .deleteFrom('sessions')
        .where('account_id', '=', session.accountId)
        .where((eb) =>
          eb.or([
            eb('expires_at', '<=', now),
            // The new one, which this statement does not see, is the last of the maximum.
            eb(
              'id',
              'in',
              eb
                .selectFrom('sessions')
                .select('id')
                .where('account_id', '=', session.accountId)
                .where('expires_at', '>', now)
                .orderBy('id', 'desc')
                .offset(MAX_SESSIONS - 1),
            ),
          ]),
        ),
    )
    .insertInto('sessions')
    .values({
      account_id: session.accountId,
      token_hash: session.tokenHash,
      created_at: now,
      last_used_at: now,
      expires_at: session.expiresAt,
      idle_minutes: session.idleMinutes,
      ended_at: null,
      device: session.origin.device,
      address: session.origin.address,
    })
    .execute();
}

/** Neither ended nor expired nor idle for too long. */
const isLive = (now: Date) => (eb: ExpressionBuilder<Schema, 'sessions'>) =>
  eb.and([
    eb('sessions.ended_at', 'is', null),
    eb('sessions.expires_at', '>', now),
    sql<boolean>`sessions.last_used_at + make_interval(mins => sessions.idle_minutes) > ${now}`,
  ]);

/** The live session of a token; undefined for a deleted or suspended account. */
export async function findLiveSession(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<{ sessionId: number; accountId: number; role: Role; lastUsedAt: Date } | undefined> {
  return await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select([
      'sessions.id as sessionId',
      'sessions.account_id as accountId',
      'accounts.role',
      'sessions.last_used_at as lastUsedAt',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where(isLive(now))
    .where('accounts.deleted_at', 'is', null)
    .where((eb) => eb.not(isSuspended(now)(eb)))
    .executeTakeFirst();
}

/** The account of a live session; undefined for a deleted or suspended account. */
export async function findAccountOfSession(db: Db, sessionId: number, now: Date): Promise<number | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select('accounts.id')
    .where('sessions.id', '=', sessionId)
    .where(isLive(now))
    .where('accounts.deleted_at', 'is', null)
    .where((eb) => eb.not(isSuspended(now)(eb)))
    .executeTakeFirst();
  return row?.id;
}

export async function markSessionUsed(db: Db, sessionId: number, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('id', '=', sessionId)
    .where('last_used_at', '<', now)
    .execute();
}

/** Ends a session. @returns false when it had ended already */
export async function endSession(db: Db, sessionId: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** When a session that has not ended was created. */
export async function findSessionStart(db: Db, sessionId: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select('created_at')
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row?.created_at;
}

/** The live sessions of an account: the given one first, then the most recently used. */
export async function listSessions(
  db: Db,
  caller: { accountId: number; sessionId: number },
  now: Date,
): Promise<AccountSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'address', 'created_at', 'last_used_at', 'expires_at'])
    .where('account_id', '=', caller.accountId)
    .where(isLive(now))
    .orderBy((eb) => eb('id', '=', caller.sessionId), 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    sessionID: row.id,
    device: row.device,
    address: row.address,
    startedOn: row.created_at.toISOString(),
    lastUsedOn: row.last_used_at.toISOString(),
    expiresOn: row.expires_at.toISOString(),
    isCurrent: row.id === caller.sessionId,
  }));
}

/** The addresses of the newest sessions of the account of an email, ended or not; empty for an unknown email. */
export async function listSessionAddresses(db: Db, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select('sessions.address')
    .where(sql`lower(accounts.email)`, '=', sql`lower(${email})`)
    .where('accounts.deleted_at', 'is', null)
    .orderBy('sessions.id', 'desc')
    .limit(50)
    .execute();
  return rows.map(({ address }) => address);
}

/** Whether a session belongs to the account, ended or not. */
export async function isOwnSession(db: Db, accountId: number, sessionId: number): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends all sessions of an account, except for the one to keep. */
export async function endSessions(db: Db, accountId: number, now: Date, keepSessionId?: number): Promise<void> {
  let update = db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null);
  if (keepSessionId !== undefined) update = update.where('id', '<>', keepSessionId);
  await update.execute();
}

/** Deletes sessions that ended or expired before a moment. */
export async function deleteOldSessions(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('ended_at', '<', before), eb('expires_at', '<', before)]))
    .execute();
}
