import {
  endSuspension,
  eraseMember,
  exportMember,
  findMembers,
  getMember,
  getMemberTimeline,
  suspendMember,
} from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { type StaffAction, staffAction } from '../../../infra/http/staff-action.ts';
import type { PersonalDataSource } from '../../../infra/personal-data.ts';
import { CallError } from '../../../lib/call-error.ts';
import { lockAccount } from '../account-lock.queries.ts';
import { eraseAccount } from '../personal-data/delete-account.ts';
import { exportAccountData } from '../personal-data/export-personal-data.ts';
import { endAccountSuspension, NO_MEMBER, SUPPORT_TEAM, suspendAccount } from '../suspension/suspend-account.ts';
import { listMemberTimeline } from './member-timeline.queries.ts';
import { findMemberDetails, hasMember, searchMembers } from './members.queries.ts';

const PERMANENT_NEEDS_TWO = 'A permanent suspension needs two persons.';

/** @throws {CallError} not_found when the account never existed or was erased */
async function requireMember({ db }: AppContext, accountId: number): Promise<void> {
  if (!(await lockAccount(db, accountId, 'shared'))) throw new CallError('not_found', NO_MEMBER);
}

const onMember = ({ body }: { body: { memberID: number } }) => ({ kind: 'member', id: body.memberID }) as const;

/**
 * What staff do with members.
 * @param sources the other features that store personal data
 */
export const memberStaffActions = (sources: readonly PersonalDataSource[]): readonly StaffAction[] => [
  staffAction(findMembers, ({ db, clock }, { query }) => searchMembers(db, query, clock.now())),

  staffAction(getMember, async ({ db, clock }, { params }) => {
    const member = await findMemberDetails(db, params.id, clock.now());
    if (!member) throw new CallError('not_found', NO_MEMBER);
    return member;
  }),

  staffAction(getMemberTimeline, async ({ db }, { params, query, actor }) => {
    if (!(await hasMember(db, params.id))) throw new CallError('not_found', NO_MEMBER);
    return await listMemberTimeline(db, params.id, query, actor.staff?.roles);
  }),

  staffAction(
    suspendMember,
    (context, { body: { memberID, days, reason }, by }) =>
      suspendAccount(context, { accountId: memberID, days, reason, by }),
    {
      target: onMember,
      async secondPersonCause(context, { body }) {
        if (body.days !== null) return undefined;
        await requireMember(context, body.memberID);
        return PERMANENT_NEEDS_TWO;
      },
    },
  ),

  staffAction(endSuspension, (context, { body }) => endAccountSuspension(context, body.memberID), { target: onMember }),

  staffAction(
    exportMember,
    async (context, { body: { memberID, format = 'html' } }) => {
      await requireMember(context, memberID);
      return await exportAccountData(context, sources, memberID, format, SUPPORT_TEAM);
    },
    { target: onMember },
  ),

  // The columns that change are the personal data itself, which must not stay in the audit log.
  staffAction(
    eraseMember,
    async (context, input, recordAction) => {
      const { memberID } = input.body;
      await requireMember(context, memberID);
      await eraseAccount(context, sources, memberID, SUPPORT_TEAM, (transaction) =>
        recordAction(transaction, { target: onMember(input) }),
      );
      return `Member ${memberID} was erased.`;
    },
    { target: onMember, recordsItself: true },
  ),
];
