import { WORK_COUNT_CAP, type WorkKind } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { type WorkView, workSources } from './work-sources.queries.ts';

/** Pieces of work of one kind in the list. */
const LISTED = 20;

/** Counts the work of a kind up to the cap; `mine` is what the viewer claimed. */
export async function countWork(
  db: Db,
  kind: WorkKind,
  view: WorkView,
): Promise<{ due: number; overdue: number; mine: number }> {
  const { rows } = await sql<{ due: number; overdue: number; mine: number }>`
    select count(*)::int as due, (count(*) filter (where due_at < ${view.now}))::int as overdue,
      (count(*) filter (where owner_id = ${view.staffId}))::int as mine
    from (select * from (${workSources[kind](view)}) work limit ${WORK_COUNT_CAP + 1}) counted
  `.execute(db);
  return rows[0] as { due: number; overdue: number; mine: number };
}

/** A piece of work; `ownerName` is null when it is unclaimed. */
export interface WorkRow {
  target_id: number;
  page_id: number;
  title: string;
  detail: string;
  due_at: Date;
  owner_id: number | null;
  owner_name: string | null;
}

/** Kinds whose rows have owners of their own; work of all others is claimed in `staff_claims`. */
const KINDS_WITH_OWNERS: readonly WorkKind[] = ['case', 'service', 'request'];

/** The condition for work that a staff member claimed. The few claims are read first, not the owner of each row. */
const isClaimedBy = (staffId: number, kind: WorkKind) =>
  KINDS_WITH_OWNERS.includes(kind)
    ? sql`owner_id = ${staffId}`
    : sql`target_id in (select target_id from staff_claims where kind = ${kind} and staff_id = ${staffId})`;

/** The work of a kind that is due first. */
export async function listWork(db: Db, kind: WorkKind, view: WorkView, isMine: boolean): Promise<WorkRow[]> {
  const { rows } = await sql<WorkRow>`
    select work.*, staff.full_name as owner_name
    from (select * from (${workSources[kind](view)}) source
      where ${isMine ? isClaimedBy(view.staffId, kind) : sql`true`} limit ${LISTED}) work
    left join staff on staff.id = work.owner_id order by due_at
  `.execute(db);
  return rows;
}

/** The number of the row that a piece of work is on, which the audit log names; undefined when no such work waits. */
export async function findWorkTarget(
  db: Db,
  kind: WorkKind,
  targetId: number,
  view: WorkView,
): Promise<number | undefined> {
  const { rows } = await sql<{ page_id: number }>`
    select page_id from (${workSources[kind](view)}) work where target_id = ${targetId}`.execute(db);
  return rows[0]?.page_id;
}

/** What a case of the moderation queue is about, for the audit log. */
export async function findCaseKind(db: Db, caseId: number): Promise<'moderation-case' | 'picture-case'> {
  const ofPicture = await db.selectFrom('picture_cases').select('id').where('id', '=', caseId).executeTakeFirst();
  return ofPicture ? 'picture-case' : 'moderation-case';
}

/** Claims a piece of work; false when a colleague who still works here has claimed it. */
export async function insertClaim(
  db: Db,
  claim: { kind: WorkKind; targetId: number; staffId: number },
  now: Date,
): Promise<boolean> {
  const { kind, targetId, staffId } = claim;
  const { rows } = await sql<{ staff_id: number }>`
    insert into staff_claims as known (kind, target_id, staff_id, claimed_at)
    values (${kind}, ${targetId}, ${staffId}, ${now})
    on conflict (kind, target_id) do update set staff_id = excluded.staff_id, claimed_at = excluded.claimed_at
    where known.staff_id = excluded.staff_id
      or exists (select from staff where staff.id = known.staff_id and staff.ended_at is not null)
    returning staff_id
  `.execute(db);
  return rows.length > 0;
}

/** The name of who claimed a piece of work. */
export async function findClaimer(db: Db, kind: WorkKind, targetId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('staff_claims')
    .innerJoin('staff', 'staff.id', 'staff_claims.staff_id')
    .select('full_name')
    .where('kind', '=', kind)
    .where('target_id', '=', targetId)
    .executeTakeFirst();
  return row?.full_name;
}

/** Gives up a claim; false when it is not this person's. */
export async function deleteClaim(db: Db, kind: WorkKind, targetId: number, staffId: number): Promise<boolean> {
  const row = await db
    .deleteFrom('staff_claims')
    .where('kind', '=', kind)
    .where('target_id', '=', targetId)
    .where('staff_id', '=', staffId)
    .returning('target_id')
    .executeTakeFirst();
  return row !== undefined;
}
