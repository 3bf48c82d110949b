import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { Role } from '../../platform/database/schema.ts';

export interface NewSession {
  accountId: number;
  tokenHash: Buffer;
  expiresAt: Date;
  idleMinutes: number;
}

/** Adds a session and drops those of the account that ran out. */
export async function insertSession(db: Db, session: NewSession, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('account_id', '=', session.accountId).where('expires_at', '<=', now).execute();
  await db
    .insertInto('sessions')
    .values({
      account_id: session.accountId,
      token_hash: session.tokenHash,
      created_at: now,
      last_used_at: now,
      expires_at: session.expiresAt,
      idle_minutes: session.idleMinutes,
      ended_at: null,
    })
    .execute();
}

/** The session of a token that is neither ended, nor run out, nor idle for too long. */
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
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where(sql<boolean>`sessions.last_used_at + make_interval(mins => sessions.idle_minutes) > ${now}`)
    .executeTakeFirst();
}

export async function markSessionUsed(db: Db, sessionId: number, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('id', '=', sessionId)
    .where('last_used_at', '<', now)
    .execute();
}

export async function endSession(db: Db, sessionId: number, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}
