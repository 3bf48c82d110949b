import type { Db } from '../../../infra/database/connect.ts';
import type { AuditTarget, StaffActor } from '../../../infra/http/staff-action.ts';
import { insertAuditEntry } from './audit.queries.ts';
import { personalColumns } from './personal-columns.ts';

/** Longer texts are shortened in the audit log: it says what changed, it is no second copy of a resume. */
const MAX_TEXT = 2_000;

/** Never in the audit log, whatever the row. */
const SECRET_COLUMNS = /hash|secret|token|password|search_|tsv/;

/** In place of personal data: the log is append-only, and an erased member must not stay in it. */
export const NOT_RECORDED = '(personal data, not recorded)';

const shorten = (value: unknown): unknown => {
  if (typeof value === 'string' && value.length > MAX_TEXT) return `${value.slice(0, MAX_TEXT)}…`;
  return value;
};

/**
 * The columns of a row that changed, with their values before and after; null where there is no row.
 * @param personal columns of which it is only said that they changed
 */
export function diffRows(before: object | undefined, after: object | undefined, personal: readonly string[] = []) {
  const present = (name: string, value: unknown) => (personal.includes(name) && value ? NOT_RECORDED : shorten(value));
  const columns = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const changed = [...columns].filter((name) => {
    if (SECRET_COLUMNS.test(name)) return false;
    const [old, now] = [before, after].map((row) => JSON.stringify((row as Record<string, unknown>)?.[name]));
    return old !== now;
  });
  const pick = (row: object | undefined) =>
    row && Object.fromEntries(changed.map((name) => [name, present(name, (row as Record<string, unknown>)[name])]));
  return { before: pick(before) ?? null, after: pick(after) ?? null };
}

/** One action for the audit log. */
export interface AuditRecord {
  actor: StaffActor;
  /** Name of the call. */
  action: string;
  target?: AuditTarget | undefined;
  reason?: string | undefined;
  /** The row before and after; only what changed is stored. */
  before?: object | undefined;
  after?: object | undefined;
}

/** Writes an audit row in the transaction of the action it describes. */
export async function recordAudit(transaction: Db, record: AuditRecord, now: Date): Promise<void> {
  const { actor, action, target, reason = '' } = record;
  await insertAuditEntry(transaction, {
    at: now,
    staff_id: actor.staff?.staffId ?? null,
    actor: actor.name,
    roles: actor.staff?.roles ?? [],
    action,
    target_kind: target?.kind ?? null,
    target_id: target ? String(target.id) : null,
    ...diffRows(record.before, record.after, target && personalColumns[target.kind]),
    reason,
    second_staff_id: actor.second?.staffId ?? null,
    second_person: actor.second?.fullName ?? '',
    device: actor.origin.device,
    address: actor.origin.address,
  });
}
