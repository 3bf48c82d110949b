import type { Db } from '../../../infra/database/connect.ts';
import type { AuditTarget, StaffActor } from '../../../infra/http/staff-action.ts';
import { truncate } from '../../../lib/text/clean-text.ts';
import { maskPersonalData } from '../../../lib/text/mask-personal-data.ts';
import { insertAuditEntry } from './audit.queries.ts';
import { listPersonNames } from './person-names.queries.ts';
import { personalColumns } from './personal-columns.ts';

/** Longer texts are shortened in the audit log: it says what changed, it is not a second copy of a resume. */
const MAX_TEXT = 2_000;

/** Never in the audit log, whatever the row. */
const SECRET_COLUMNS = /hash|secret|token|password|search_|tsv/;

/** Texts that staff type, which may name a person: `suspension_reason`, `note`. */
const TYPED_TEXTS = /reason|cause|note|comment|message|subject|text/i;

/** In place of personal data: the log is append-only, and an erased member must not stay in it. */
export const NOT_RECORDED = '(personal data, not recorded)';

const shorten = (value: unknown): unknown => {
  if (typeof value === 'string' && value.length > MAX_TEXT) return `${truncate(value, MAX_TEXT)}…`;
  return value;
};

/**
 * The columns of a row that changed, with their values before and after; null where there is no row.
 * @param personal columns of which it is only said that they changed
 * @param names of the person whom the row is about, which are masked in what staff typed
 */
export function diffRows(
  before: object | undefined,
  after: object | undefined,
  personal: readonly string[] = [],
  names: readonly string[] = [],
) {
  const present = (name: string, value: unknown) => {
    if (personal.includes(name) && value) return NOT_RECORDED;
    return shorten(typeof value === 'string' && TYPED_TEXTS.test(name) ? maskPersonalData(value, names) : value);
  };
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
  /** Names to mask besides those of the target as it is now, such as of a member who has been erased. */
  names?: readonly string[] | undefined;
}

/**
 * Writes an audit row in the transaction of the action it describes. The log is append-only, so mail addresses, phone
 * numbers and the name of the job seeker are masked in what staff typed.
 */
export async function recordAudit(transaction: Db, record: AuditRecord, now: Date): Promise<void> {
  const { actor, action, target, reason = '' } = record;
  const names = [...(record.names ?? []), ...(await listPersonNames(transaction, target))];
  await insertAuditEntry(transaction, {
    at: now,
    staff_id: actor.staff?.staffId ?? null,
    actor: actor.name,
    roles: actor.staff?.roles ?? [],
    action,
    target_kind: target?.kind ?? null,
    target_id: target ? String(target.id) : null,
    ...diffRows(record.before, record.after, target && personalColumns[target.kind], names),
    reason: maskPersonalData(reason, names),
    second_staff_id: actor.second?.staffId ?? null,
    second_person: actor.second?.fullName ?? '',
    device: actor.origin.device,
    address: actor.origin.address,
  });
}
