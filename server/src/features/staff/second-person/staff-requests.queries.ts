import { REQUEST_DAYS } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { DAY_MS } from '../../../lib/clock.ts';

/** Days for which decided and expired requests stay in the list. */
const LISTED_DAYS = 14;
const LISTED = 200;

/** The newest time of asking of a request that has expired by now. */
const expiredSince = (now: Date) => new Date(now.getTime() - REQUEST_DAYS * DAY_MS);

/** Whether a request has expired without a decision. */
export const hasExpired = (request: { status: string; requested_at: Date }, now: Date): boolean =>
  request.status === 'waiting' && request.requested_at <= expiredSince(now);

export async function insertStaffRequest(
  db: Db,
  request: { action: string; permission: string; input: object; cause: string; reason: string; requestedBy: number },
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('staff_requests')
    .values({
      action: request.action,
      permission: request.permission,
      input: JSON.stringify(request.input),
      cause: request.cause,
      reason: request.reason,
      requested_by: request.requestedBy,
      requested_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const withNames = (db: Db) =>
  db
    .selectFrom('staff_requests')
    .innerJoin('staff as requester', 'requester.id', 'staff_requests.requested_by')
    .leftJoin('staff as decider', 'decider.id', 'staff_requests.decided_by')
    .selectAll('staff_requests')
    .select(['requester.full_name as requesterName', 'decider.full_name as deciderName']);

/** Requests of one person and of the given permissions, waiting ones first, then newest first. */
export async function listStaffRequests(db: Db, staffId: number, permissions: readonly string[], now: Date) {
  const expired = expiredSince(now);
  const since = new Date(now.getTime() - LISTED_DAYS * DAY_MS);
  const expiredAndListed = new Date(expired.getTime() - LISTED_DAYS * DAY_MS);
  return await withNames(db)
    .where((eb) =>
      eb.or([
        eb('requested_by', '=', staffId),
        ...(permissions.length > 0 ? [eb('permission', 'in', [...permissions])] : []),
      ]),
    )
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'waiting'), eb('requested_at', '>', expiredAndListed)]),
        eb('requested_at', '>', since),
      ]),
    )
    .orderBy(sql`staff_requests.status = 'waiting' and staff_requests.requested_at > ${expired}`, 'desc')
    .orderBy('staff_requests.id', 'desc')
    .limit(LISTED)
    .execute();
}

/** A request, locked until its decision is stored; undefined when there is none. */
export const lockStaffRequest = (db: Db, id: number) =>
  db.selectFrom('staff_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function decideStaffRequest(
  db: Db,
  id: number,
  { status, by }: { status: 'approved' | 'declined' | 'withdrawn'; by: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable('staff_requests')
    .set({ status, decided_by: by, decided_at: now })
    .where('id', '=', id)
    .execute();
}
