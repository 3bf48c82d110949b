import {
  hasStaffPermission,
  PRESENCE_SECONDS,
  type PresenceKind,
  type PresentColleague,
  presencePermissions,
} from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { withAdvisoryLock } from '../../../infra/database/locks/advisory-lock.ts';
import type { StaffCaller } from '../../../infra/http/caller.ts';
import { CallError } from '../../../lib/call-error.ts';

/** The open details of a row in one tab. */
interface Visit extends PresentColleague {
  visit: string;
  /** When it is forgotten, in ms since 1970. */
  until: number;
}

interface OpenRow {
  kind: PresenceKind;
  id: number;
  visit: string;
}

const VISIBLE_MS = PRESENCE_SECONDS * 1_000;
/** More than ever view one row; bounds what a client that sends new visits can store. */
const MAX_VISITS = 50;

/**
 * Changes the visits of a row. A lock of the database, since the store has no transactions: without it two people who open
 * a row at once would each store only themselves.
 */
async function changeVisits(
  { reservedDb, ttlStore, clock }: AppContext,
  { kind, id }: OpenRow,
  change: (visits: Visit[], now: number) => Visit[],
): Promise<Visit[]> {
  const key = `staff-presence:${kind}:${id}`;
  return await withAdvisoryLock(reservedDb, key, async () => {
    const now = clock.now().getTime();
    const stored = ((await ttlStore.get(key)) ?? []) as Visit[];
    const visits = change(
      stored.filter(({ until }) => until > now),
      now,
    );
    if (visits.length > 0) await ttlStore.set(key, visits, VISIBLE_MS);
    else if (stored.length > 0) await ttlStore.delete(key);
    return visits;
  });
}

function requirePermission({ roles }: StaffCaller, { kind }: OpenRow): void {
  if (!hasStaffPermission(roles, presencePermissions[kind])) throw new CallError('forbidden');
}

/**
 * Records that a staff member has a row open.
 * @returns the colleagues who have it open too, editors first
 * @throws {CallError} forbidden without the permission for such rows
 */
export async function recordPresence(
  context: AppContext,
  caller: StaffCaller,
  { isEditing, ...row }: OpenRow & { isEditing: boolean },
): Promise<PresentColleague[]> {
  requirePermission(caller, row);
  const { staffId: staffID, fullName } = caller;
  const visits = await changeVisits(context, row, (known, now) => {
    const others = known.filter(({ visit }) => visit !== row.visit);
    const own = { visit: row.visit, staffID, fullName, isEditing, until: now + VISIBLE_MS };
    return [...others, own].slice(-MAX_VISITS);
  });
  const colleagues = new Map<number, PresentColleague>();
  for (const visit of visits.filter((one) => one.staffID !== staffID).toSorted((a, b) => a.staffID - b.staffID)) {
    const isEditingToo = visit.isEditing || (colleagues.get(visit.staffID)?.isEditing ?? false);
    colleagues.set(visit.staffID, { staffID: visit.staffID, fullName: visit.fullName, isEditing: isEditingToo });
  }
  return [...colleagues.values()].toSorted((a, b) => Number(b.isEditing) - Number(a.isEditing));
}

/** Deletes the caller's presence at a row. @throws {CallError} forbidden without the permission for such rows */
export async function forgetPresence(context: AppContext, caller: StaffCaller, row: OpenRow): Promise<string> {
  requirePermission(caller, row);
  await changeVisits(context, row, (known) =>
    known.filter(({ visit, staffID }) => visit !== row.visit || staffID !== caller.staffId),
  );
  return 'Left';
}
