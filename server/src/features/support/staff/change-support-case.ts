import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import type { Schema } from '../../../infra/database/schema.ts';
import type { StaffActor } from '../../../infra/http/staff-action.ts';
import { CallError } from '../../../lib/call-error.ts';
import { insertEntry, lockCase, updateCase } from '../support-cases.queries.ts';

/** A case as it is while it changes. */
export type LockedCase = NonNullable<Awaited<ReturnType<typeof lockCase>>>;

const did: Record<Schema['support_entries']['kind'], string> = {
  message: 'a new message came in',
  reply: 'replied',
  note: 'added a note',
  event: 'changed it',
};

/** Describes who did what since a colleague opened the case. */
function describeLastChange({ last }: LockedCase): string {
  if (!last) return 'This case has changed.';
  const what = last.kind === 'message' ? did.message : `${last.actor} ${did[last.kind]}`;
  const event = last.kind === 'event' ? ` (${last.body})` : '';
  return `Since you opened this case, ${what}${event}. The current version is shown; nothing was lost.`;
}

export interface CaseChange {
  change: Parameters<typeof updateCase>[2];
  entry: { kind: Schema['support_entries']['kind']; body: string; isFromPerson?: boolean };
}

/**
 * Changes a case with optimistic locking: rejects one whose version changed since it was read.
 * @param decide what to change, given the case as it is
 * @throws {CallError} not_found without such a case, conflict when a colleague has changed it, which it describes
 */
export async function changeSupportCase(
  { db, clock }: AppContext,
  { caseID, version }: { caseID: number; version: number },
  actor: StaffActor,
  decide: (found: LockedCase, transaction: Db, now: Date) => Promise<CaseChange> | CaseChange,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    const found = await lockCase(transaction, caseID);
    if (!found) throw new CallError('not_found', 'There is no case with this number; it may have been erased.');
    if (found.version !== version) throw new CallError('conflict', describeLastChange(found));
    const { change, entry } = await decide(found, transaction, now);
    await updateCase(transaction, caseID, change);
    const { kind, body, isFromPerson } = entry;
    const by = isFromPerson
      ? { actor: found.full_name, staffId: null }
      : { actor: actor.name, staffId: actor.staff?.staffId ?? null };
    await insertEntry(transaction, { caseId: caseID, kind, body, ...by }, now);
  });
}
