import {
  type AuditTargetKind,
  type CallAnswer,
  claimWork,
  getToday,
  hasStaffPermission,
  releaseWork,
  rolePermissions,
  type StaffPermission,
  WORK_COUNT_CAP,
  type WorkItem,
  type WorkKind,
  workKindNames,
  workKinds,
} from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import { type AuditTarget, type StaffAction, type StaffActor, staffAction } from '../../../infra/http/staff-action.ts';
import { CallError } from '../../../lib/call-error.ts';
import {
  countWork,
  deleteClaim,
  findCaseKind,
  findClaimer,
  findWorkTarget,
  insertClaim,
  listWork,
  type WorkRow,
} from './today.queries.ts';
import type { WorkView } from './work-sources.queries.ts';

type Staff = NonNullable<StaffActor['staff']>;

/** Gets the acting staff member. @throws {CallError} forbidden for the command line, which cannot claim work */
function getStaff({ staff }: StaffActor): Staff {
  if (!staff) throw new CallError('forbidden');
  return staff;
}

const canSee = ({ roles }: Staff, kind: WorkKind): boolean => {
  const permission: StaffPermission | undefined = workKinds[kind].permission;
  return permission === undefined || hasStaffPermission(roles, permission);
};

const presentWork = (kind: WorkKind, row: WorkRow, { now, staffId }: WorkView): WorkItem => ({
  kind,
  targetID: row.target_id,
  pageID: row.page_id,
  title: row.title,
  detail: row.detail,
  dueOn: row.due_at.toISOString(),
  isOverdue: row.due_at < now,
  claimedBy: row.owner_name ?? '',
  isMine: row.owner_id === staffId,
});

/** Counts and lists the work that waits for a staff member. */
async function readToday(
  { db, clock }: AppContext,
  staff: Staff,
  isMine: boolean,
): Promise<CallAnswer<typeof getToday>> {
  const permissions = staff.roles.flatMap((role) => rolePermissions[role]);
  const view = { staffId: staff.staffId, permissions, now: clock.now() };
  const visible = workKindNames.filter((kind) => canSee(staff, kind));
  const read = visible.map(async (kind) => {
    const [counts, rows] = await Promise.all([countWork(db, kind, view), listWork(db, kind, view, isMine)]);
    const isCapped = counts.due > WORK_COUNT_CAP;
    return {
      counts: { kind, ...counts, due: Math.min(counts.due, WORK_COUNT_CAP), isCapped },
      items: rows.map((row) => presentWork(kind, row, view)),
    };
  });
  const parts = await Promise.all(read);
  return {
    kinds: parts.map(({ counts }) => counts),
    // ISO 8601 times in UTC sort as text.
    items: parts.flatMap(({ items }) => items).sort((a, b) => (a.dueOn < b.dueOn ? -1 : 1)),
  };
}

/** Checks that work can be claimed. @throws {CallError} forbidden without the permission; conflict for a kind that is claimed on its own screen */
function checkClaimable(staff: Staff, kind: WorkKind): void {
  if (!canSee(staff, kind)) throw new CallError('forbidden');
  if (!workKinds[kind].canClaim) throw new CallError('conflict', 'This is claimed on its own screen.');
}

const NO_WORK = 'There is no such work, or it is done already.';

/** Audit target of each kind of work. */
const targetKinds: Partial<Record<WorkKind, AuditTargetKind>> = {
  interview: 'interview',
  refund: 'purchase',
  payment: 'purchase',
  draft: 'vacancy',
  expiring: 'vacancy',
  message: 'message',
};

/** Finds the audit target of work. @param id of the row of the work; undefined when it is done */
async function findTarget(tx: Db, kind: WorkKind, id: number | undefined): Promise<{ target?: AuditTarget }> {
  if (id === undefined) return {};
  const targetKind = kind === 'moderation-case' ? await findCaseKind(tx, id) : targetKinds[kind];
  return targetKind ? { target: { kind: targetKind, id } } : {};
}

/** Staff actions on the work of today: list, claim, release. */
export const todayActions: readonly StaffAction[] = [
  staffAction(getToday, (context, { query, actor }) => readToday(context, getStaff(actor), query.whose === 'mine')),

  staffAction(
    claimWork,
    async ({ db, clock }, { body: { kind, targetID }, actor }, recordAction) => {
      const staff = getStaff(actor);
      checkClaimable(staff, kind);
      return await db.transaction().execute(async (tx) => {
        const now = clock.now();
        const id = await findWorkTarget(tx, kind, targetID, { staffId: staff.staffId, permissions: [], now });
        if (id === undefined) throw new CallError('not_found', NO_WORK);
        if (!(await insertClaim(tx, { kind, targetId: targetID, staffId: staff.staffId }, now)))
          throw new CallError('conflict', `${await findClaimer(tx, kind, targetID)} has claimed this already.`);
        await recordAction(tx, { ...(await findTarget(tx, kind, id)), after: { claimed: kind, targetID } });
        return 'You have claimed this.';
      });
    },
    { recordsItself: true },
  ),

  staffAction(
    releaseWork,
    async ({ db, clock }, { body: { kind, targetID }, actor }, recordAction) => {
      const staff = getStaff(actor);
      checkClaimable(staff, kind);
      return await db.transaction().execute(async (tx) => {
        const view = { staffId: staff.staffId, permissions: [], now: clock.now() };
        const id = await findWorkTarget(tx, kind, targetID, view);
        if (!(await deleteClaim(tx, kind, targetID, staff.staffId)))
          throw id === undefined
            ? new CallError('not_found', NO_WORK)
            : new CallError('conflict', 'This is not claimed by you.');
        await recordAction(tx, { ...(await findTarget(tx, kind, id)), before: { claimed: kind, targetID } });
        return 'It is unclaimed again.';
      });
    },
    { recordsItself: true },
  ),
];
