import type { AuditTargetKind } from '@aarambh/contract';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import type { Schema } from '../../../infra/database/schema.ts';
import type { AuditTarget } from '../../../infra/http/staff-action.ts';

/** The table whose row an action changes. */
const tables: Partial<Record<AuditTargetKind, keyof Schema>> = {
  vacancy: 'vacancies',
  company: 'companies',
  application: 'applications',
  interview: 'interviews',
  'walk-in': 'walk_ins',
  'job-fair': 'job_fairs',
  'service-item': 'service_items',
  member: 'accounts',
  picture: 'pictures',
  purchase: 'purchases',
  plan: 'plans',
  coupon: 'coupons',
  case: 'support_cases',
  message: 'messages',
  'moderation-case': 'moderation_cases',
  'picture-case': 'picture_cases',
  staff: 'staff',
  'screening-rule': 'screening_rules',
};

/** The row that an action is on, as it is now; undefined when there is none. */
export async function readTarget(db: Db, target: AuditTarget | undefined): Promise<object | undefined> {
  const table = target && tables[target.kind];
  const id = Number(target?.id);
  if (!table || !Number.isSafeInteger(id)) return undefined;
  // A number, not its text: the primary key is of numbers.
  const { rows } = await sql<{ row: object }>`
    select to_jsonb(target) as row from ${sql.table(table)} target where target.id = ${id}::bigint`.execute(db);
  return rows[0]?.row;
}

export async function insertAuditEntry(db: Db, entry: Insertable<Schema['staff_audit']>): Promise<void> {
  await db
    .insertInto('staff_audit')
    .values({
      ...entry,
      before: entry.before === null ? null : JSON.stringify(entry.before),
      after: entry.after === null ? null : JSON.stringify(entry.after),
    })
    .execute();
}

export { AUDIT_PAGE, searchAuditEntries } from './search-audit.queries.ts';
