import type { AuditTargetKind } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import type { Schema } from '../../../infra/database/schema.ts';
import type { AuditTarget } from '../../../infra/http/staff-action.ts';

/** Tables of targets that belong to the account of a job seeker. */
const ofAccount: Partial<Record<AuditTargetKind, keyof Schema>> = {
  application: 'applications',
  interview: 'interviews',
  'service-item': 'service_items',
  picture: 'pictures',
  'picture-case': 'picture_cases',
  purchase: 'purchases',
  case: 'support_cases',
};

/** Tables of targets that have a name of their own. */
const named: Partial<Record<AuditTargetKind, keyof Schema>> = {
  member: 'accounts',
  case: 'support_cases',
  'walk-in': 'walk_ins',
};

/** Names of the job seeker whom a target is about, as they are stored now; none where it is about no one. */
export async function listPersonNames(db: Db, target: AuditTarget | undefined): Promise<string[]> {
  const id = Number(target?.id);
  if (!target || !Number.isSafeInteger(id)) return [];
  const [table, own] = [ofAccount[target.kind], named[target.kind]];
  const names: string[] = [];
  if (table) {
    const { rows } = await sql<{ name: string }>`
      select accounts.full_name as name from ${sql.table(table)} target join accounts on accounts.id = target.account_id
      where target.id = ${id}::bigint`.execute(db);
    names.push(...rows.map(({ name }) => name));
  }
  if (own) {
    const { rows } = await sql<{ name: string }>`
      select full_name as name from ${sql.table(own)} target where target.id = ${id}::bigint`.execute(db);
    names.push(...rows.map(({ name }) => name));
  }
  return names;
}
