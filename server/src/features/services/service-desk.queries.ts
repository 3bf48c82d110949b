import {
  type CallOutput,
  type DeskItem,
  type listServiceItems,
  MAX_COUNTED_SERVICE_ITEMS,
  SERVICE_DUE_DAYS,
  SERVICE_ITEMS_PAGE,
} from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { resumeServiceNames } from './service-names.ts';

type Query = CallOutput<typeof listServiceItems>['query'];

/** Whether the member has a version of the resume in a review status. */
const hasVersion = (status: 'waiting' | 'corrections-requested') => sql<boolean>`(
  service_items.service_name = any(${Object.values(resumeServiceNames)}::text[]) and (
    exists (select from resume_contents v where v.account_id = service_items.account_id and v.status = ${status})
    or exists (select from resume_pdfs v where v.account_id = service_items.account_id and v.status = ${status})))`;

/** The services of a list; not those of refunded plans and erased accounts. */
function matching(db: Db, { show = 'open', owner }: Query, staffId: number) {
  let query = db
    .selectFrom('service_items')
    .innerJoin('purchased_plans', 'purchased_plans.id', 'service_items.purchased_plan_id')
    .innerJoin('accounts', 'accounts.id', 'service_items.account_id')
    .where('purchased_plans.ended_at', 'is', null)
    .where('accounts.deleted_at', 'is', null);
  if (show === 'open') query = query.where('service_items.status', '!=', 'Completed');
  if (show === 'completed') query = query.where('service_items.status', '=', 'Completed');
  if (show === 'corrections') query = query.where(hasVersion('corrections-requested'));
  if (owner === 'mine') query = query.where('owner_id', '=', staffId);
  if (owner === 'unclaimed') query = query.where('owner_id', 'is', null);
  return query;
}

/** One page of services by due date, completed ones the last first, with their number up to a limit. */
export async function listDeskItems(
  db: Db,
  query: Query,
  staffId: number,
  now: Date,
): Promise<{ items: DeskItem[]; total: number; isCapped: boolean }> {
  const found = matching(db, query, staffId);
  const direction = query.show === 'completed' ? 'desc' : 'asc';
  const rows = await found
    .leftJoin('staff', 'staff.id', 'service_items.owner_id')
    .select(['service_items.id as serviceItemID', 'service_items.account_id as accountID'])
    .select(['accounts.full_name as fullName', 'service_name as serviceName', 'plan_name as planName'])
    .select(['service_items.status', 'processing_by as processingBy', 'purchased_plans.starts_at as startsAt'])
    .select(['service_items.version', 'owner_id as ownerId', 'staff.full_name as ownerName'])
    .select(hasVersion('waiting').as('waitsForMember'))
    .select(hasVersion('corrections-requested').as('waitsForCorrections'))
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('service_item_moves as move')
          .select('move.id')
          .whereRef('move.service_item_id', '=', 'service_items.id')
          .where('move.undone_at', 'is', null),
      ).as('canUndo'),
    )
    .orderBy('purchased_plans.starts_at', direction)
    .orderBy('service_items.id', direction)
    .limit(SERVICE_ITEMS_PAGE)
    .offset(((query.page ?? 1) - 1) * SERVICE_ITEMS_PAGE)
    .execute();
  const { total } = await db
    .selectFrom(
      found
        .select('service_items.id')
        .limit(MAX_COUNTED_SERVICE_ITEMS + 1)
        .as('found'),
    )
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const items = rows.map(({ startsAt, ownerId, ownerName, waitsForMember, waitsForCorrections, canUndo, ...row }) => {
    const dueAt = new Date(startsAt.getTime() + SERVICE_DUE_DAYS * DAY_MS);
    return {
      ...row,
      dueOn: dueAt.toISOString(),
      isOverdue: row.status !== 'Completed' && dueAt < now,
      ownerName: ownerName ?? '',
      isMine: ownerId === staffId,
      waitsFor: waitsForCorrections
        ? ('Corrections' as const)
        : waitsForMember
          ? ('The member' as const)
          : ('' as const),
      canUndo: Boolean(canUndo),
    };
  });
  return {
    items,
    total: Math.min(Number(total), MAX_COUNTED_SERVICE_ITEMS),
    isCapped: Number(total) > MAX_COUNTED_SERVICE_ITEMS,
  };
}

/** A service with its owner, locked until the transaction ends. */
export async function lockDeskItem(tx: Db, itemId: number) {
  return await tx
    .selectFrom('service_items')
    .leftJoin('staff', 'staff.id', 'service_items.owner_id')
    .select(['service_items.version', 'owner_id as ownerId', 'staff.full_name as ownerName'])
    .select(['service_items.status', 'processing_by as processingBy'])
    .where('service_items.id', '=', itemId)
    .forUpdate('service_items')
    .executeTakeFirst();
}

export async function updateOwner(tx: Db, itemId: number, ownerId: number | null): Promise<void> {
  await tx
    .updateTable('service_items')
    .set({ owner_id: ownerId, version: sql<number>`version + 1` })
    .where('id', '=', itemId)
    .execute();
}

/** Keeps what a service item is before a move, so that the move can be undone. */
export async function insertMove(tx: Db, itemId: number, by: string, now: Date): Promise<void> {
  await sql`
    insert into service_item_moves (service_item_id, status_before, processing_by_before, started_at_before,
      completed_at_before, moved_at, moved_by)
    select id, status, processing_by, started_at, completed_at, ${now}, ${by} from service_items where id = ${itemId}
  `.execute(tx);
}

/** Restores what a service item was before its last move. @returns the status; undefined when no move is left to undo */
export async function restoreLastMove(tx: Db, itemId: number, now: Date): Promise<string | undefined> {
  const move = await tx
    .selectFrom('service_item_moves')
    .selectAll()
    .where('service_item_id', '=', itemId)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!move) return undefined;
  await tx.updateTable('service_item_moves').set({ undone_at: now }).where('id', '=', move.id).execute();
  await tx
    .updateTable('service_items')
    .set({
      status: move.status_before,
      processing_by: move.processing_by_before,
      started_at: move.started_at_before,
      completed_at: move.completed_at_before,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', itemId)
    .execute();
  return move.status_before;
}
