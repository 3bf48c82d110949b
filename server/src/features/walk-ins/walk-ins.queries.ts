import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import type { Schema } from '../../infra/database/schema.ts';

export type WalkInRow = Selectable<Schema['walk_ins']>;

const UNIQUE_VIOLATION = '23505';

/** Adds an invitation; nothing when this address has one for the vacancy on that day, also one made at the same moment. */
export async function insertWalkIn(tx: Db, walkIn: Insertable<Schema['walk_ins']>): Promise<WalkInRow | undefined> {
  return await tx
    .insertInto('walk_ins')
    .values(walkIn)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function findWalkInByToken(db: Db, tokenHash: Buffer): Promise<WalkInRow | undefined> {
  return await db.selectFrom('walk_ins').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** The same, held against other answers and changes until the transaction ends. */
export async function lockWalkInByToken(tx: Db, tokenHash: Buffer): Promise<WalkInRow | undefined> {
  return await tx.selectFrom('walk_ins').selectAll().where('token_hash', '=', tokenHash).forUpdate().executeTakeFirst();
}

/** An invitation by its number, held until the transaction ends. */
export async function lockWalkIn(tx: Db, walkInId: number): Promise<WalkInRow | undefined> {
  return await tx.selectFrom('walk_ins').selectAll().where('id', '=', walkInId).forUpdate().executeTakeFirst();
}

/** Invitations that are not over, the next one first. */
export async function listWalkInsToCome(db: Db, now: Date): Promise<WalkInRow[]> {
  return await db
    .selectFrom('walk_ins')
    .selectAll()
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
}

/** The account whose verified address this is; whoever only typed the address has nothing to do with its invitations. */
export async function findAccountOf(db: Db, email: string): Promise<number | null> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function markAttending(tx: Db, walkInId: number, now: Date): Promise<void> {
  await tx
    .updateTable('walk_ins')
    .set({ status: 'attending', reason: null, preferred_at: null, answered_at: now })
    .where('id', '=', walkInId)
    .execute();
}

export async function markRescheduleRequested(
  tx: Db,
  walkInId: number,
  wish: { reason: string; preferredAt: Date },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('walk_ins')
    .set({
      status: 'reschedule-requested',
      reason: wish.reason,
      preferred_at: wish.preferredAt,
      answered_at: now,
    })
    .where('id', '=', walkInId)
    .execute();
}

/**
 * Moves an invitation and clears its answer; nothing when the address has another one for the vacancy on that day. Then
 * the transaction goes on as if this had not been tried.
 */
export async function moveWalkIn(
  tx: Db,
  walkInId: number,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): Promise<WalkInRow | undefined> {
  const cleared = { status: 'invited', reason: null, preferred_at: null, answered_at: null } as const;
  await sql`savepoint before_move`.execute(tx);
  try {
    return await tx
      .updateTable('walk_ins')
      .set({ ...cleared, starts_at: startsAt, ends_at: endsAt, moves: sql<number>`moves + 1` })
      .where('id', '=', walkInId)
      .returningAll()
      .executeTakeFirstOrThrow();
  } catch (error) {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
    await sql`rollback to savepoint before_move`.execute(tx);
    return undefined;
  }
}

export async function markCancelled(tx: Db, walkInId: number, cause: string, by: string, now: Date): Promise<void> {
  const cleared = { reason: null, preferred_at: null };
  await tx
    .updateTable('walk_ins')
    .set({ ...cleared, status: 'cancelled', cancelled_at: now, cancelled_by: by, cancelled_cause: cause })
    .where('id', '=', walkInId)
    .execute();
}

/** Forgets invitations that ended before a moment. */
export async function deleteWalkInsEndedBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('walk_ins').where('ends_at', '<', before).execute();
}
