import type { ServiceStatus, ServiceStatusItem } from '@aarambh/contract';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import type { Schema } from '../../infra/database/schema.ts';
import { resumeServiceNames } from './service-names.ts';

export async function insertServiceItems(
  tx: Db,
  grant: { grantId: number; accountId: number },
  services: { name: string; description: string }[],
): Promise<void> {
  if (services.length === 0) return;
  const rows = services.map(({ name, description }) => ({
    purchased_plan_id: grant.grantId,
    account_id: grant.accountId,
    service_name: name,
    description,
    started_at: null,
    completed_at: null,
  }));
  await tx.insertInto('service_items').values(rows).execute();
}

/** Whether an account has a service in which staff work on its resume, completed or not, of a plan that was not refunded. */
export async function hasResumeService(db: Db, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('service_items')
    .innerJoin('purchased_plans', 'purchased_plans.id', 'service_items.purchased_plan_id')
    .select('service_items.id')
    .where('service_items.account_id', '=', accountId)
    .where('service_name', 'in', Object.values(resumeServiceNames))
    .where('purchased_plans.ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Lists the service items of an account, oldest first. */
export async function listServiceItems(
  db: Db,
  accountId: number,
): Promise<{ itemId: number; serviceName: string; status: ServiceStatus }[]> {
  return await db
    .selectFrom('service_items')
    .select(['id as itemId', 'service_name as serviceName', 'status'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
}

/** Lists the service items of an account for display, newest plan first. Of refunded plans only completed items are listed. */
export async function listServiceStatus(db: Db, accountId: number): Promise<ServiceStatusItem[]> {
  const rows = await db
    .selectFrom('service_items')
    .innerJoin('purchased_plans', 'purchased_plans.id', 'service_items.purchased_plan_id')
    .select([
      'service_items.id',
      'service_name',
      'status',
      'description',
      'processing_by',
      'started_at',
      'completed_at',
    ])
    .select(['plan_name', 'starts_at', 'purchase_id'])
    .where('service_items.account_id', '=', accountId)
    .where((where) => where.or([where('purchased_plans.ended_at', 'is', null), where('completed_at', 'is not', null)]))
    .orderBy('starts_at', 'desc')
    .orderBy('purchased_plan_id', 'desc')
    .orderBy('service_items.id')
    .execute();
  return rows.map((row) => ({
    serviceName: row.service_name,
    status: row.status,
    description: row.description,
    processingBy: row.processing_by,
    startedOn: row.started_at?.toISOString() ?? '',
    completedOn: row.completed_at?.toISOString() ?? '',
    serviceItemID: row.id,
    planName: row.plan_name,
    boughtOn: row.starts_at.toISOString(),
    purchaseID: row.purchase_id ?? 0,
  }));
}

export interface LockedServiceItem {
  status: ServiceStatus;
  startedAt: Date | null;
  /** When its plan was refunded. */
  planEndedAt: Date | null;
  version: number;
}

/** Locks a service item, and its plan against a refund, until the transaction ends. */
export async function lockServiceItem(tx: Db, itemId: number): Promise<LockedServiceItem | undefined> {
  return await tx
    .selectFrom('service_items')
    .innerJoin('purchased_plans', 'purchased_plans.id', 'service_items.purchased_plan_id')
    .select(['service_items.status', 'started_at as startedAt', 'purchased_plans.ended_at as planEndedAt'])
    .select('service_items.version')
    .where('service_items.id', '=', itemId)
    .forUpdate(['service_items', 'purchased_plans'])
    .executeTakeFirst();
}

type Change = Pick<Updateable<Schema['service_items']>, 'processing_by' | 'started_at' | 'completed_at'>;

export async function updateServiceItem(tx: Db, itemId: number, status: ServiceStatus, change: Change): Promise<void> {
  await tx
    .updateTable('service_items')
    .set({ status, ...change, version: sql<number>`version + 1` })
    .where('id', '=', itemId)
    .execute();
}
