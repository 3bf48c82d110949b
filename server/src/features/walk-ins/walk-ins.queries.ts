import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import type { Schema } from '../../infra/database/schema.ts';

export type WalkInRow = Selectable<Schema['walk_ins']>;

const UNIQUE_VIOLATION = '23505';

/** Inserts an invitation; undefined if the address already has one for the vacancy on that day, also concurrently. */
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

/** Finds and locks an invitation by link until the transaction ends. */
export async function lockWalkInByToken(tx: Db, tokenHash: Buffer): Promise<WalkInRow | undefined> {
  return await tx.selectFrom('walk_ins').selectAll().where('token_hash', '=', tokenHash).forUpdate().executeTakeFirst();
}

/** Locks an invitation by id until the transaction ends. */
export async function lockWalkIn(tx: Db, walkInId: number): Promise<WalkInRow | undefined> {
  return await tx.selectFrom('walk_ins').selectAll().where('id', '=', walkInId).forUpdate().executeTakeFirst();
}

const withJobTitle = (db: Db) =>
  db
    .selectFrom('walk_ins')
    .innerJoin('vacancies', 'vacancies.id', 'walk_ins.vacancy_id')
    .selectAll('walk_ins')
    .select('title as jobTitle');

/** Current invitations with the title of their vacancy, next first. */
export async function listUpcomingWalkIns(db: Db, now: Date): Promise<(WalkInRow & { jobTitle: string })[]> {
  return await withJobTitle(db).where('ends_at', '>', now).orderBy('starts_at').orderBy('walk_ins.id').execute();
}

/** The invitation with a number, over or not; none when there is none. */
export async function listWalkInsById(db: Db, walkInId: number): Promise<(WalkInRow & { jobTitle: string })[]> {
  return await withJobTitle(db).where('walk_ins.id', '=', walkInId).execute();
}

/** The account with this verified address; an unverified address gives no access to invitations. */
export async function findVerifiedAccount(db: Db, email: string): Promise<number | null> {
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
  request: { reason: string; preferredAt: Date },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('walk_ins')
    .set({
      status: 'reschedule-requested',
      reason: request.reason,
      preferred_at: request.preferredAt,
      answered_at: now,
    })
    .where('id', '=', walkInId)
    .execute();
}

/**
 * Reschedules an invitation and clears its answer; undefined if the address has another one for the vacancy on that day.
 * The conflict does not abort the transaction (savepoint).
 */
export async function updateWalkInTimes(
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

/** Changes where a locked invitation is and with whom, or when it ends; its answer stays. */
export async function updateWalkInDetails(
  tx: Db,
  walkInId: number,
  details: Pick<WalkInRow, 'venue' | 'contact' | 'note'> & Partial<Pick<WalkInRow, 'ends_at'>>,
): Promise<WalkInRow> {
  return await tx
    .updateTable('walk_ins')
    .set({ ...details, moves: sql<number>`moves + 1` })
    .where('id', '=', walkInId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Stores the data of new links of a locked invitation. */
export async function updateWalkInToken(
  tx: Db,
  walkInId: number,
  token: Pick<WalkInRow, 'token_nonce' | 'token_hash'>,
): Promise<void> {
  await tx.updateTable('walk_ins').set(token).where('id', '=', walkInId).execute();
}

export async function markCancelled(tx: Db, walkInId: number, cause: string, by: string, now: Date): Promise<void> {
  const cleared = { reason: null, preferred_at: null };
  await tx
    .updateTable('walk_ins')
    .set({ ...cleared, status: 'cancelled', cancelled_at: now, cancelled_by: by, cancelled_cause: cause })
    .where('id', '=', walkInId)
    .execute();
}

/** Deletes invitations that ended before an instant. */
export async function deleteWalkInsEndedBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('walk_ins').where('ends_at', '<', before).execute();
}
