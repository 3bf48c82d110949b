import { randomUUID } from 'node:crypto';
import {
  claimWork,
  decideSecondPersonRequest,
  getToday,
  leavePresence,
  listSecondPersonRequests,
  presencePermissions,
  releaseWork,
  type StaffRole,
  showPresence,
  workKindNames,
} from '@aarambh/contract';
import { expect, it } from 'vitest';
import { createTestStaff, openTestApp } from '../testing/test-app.ts';

/** Calls that are open to all staff and decide by what they are on: here with each role alone. */
const { app, context } = await openTestApp();

const allPresence = Object.keys(presencePermissions);
/** Written down a second time, apart from the permissions that the server reads. */
const expectedOf: Record<StaffRole, { work: string[]; presence: string[]; approvals: string[] }> = {
  recruiter: {
    work: ['interview', 'request', 'draft', 'expiring'],
    presence: ['vacancy', 'company', 'application', 'interview', 'walk-in', 'job-fair'],
    approvals: ['resumes'],
  },
  writer: { work: ['service', 'request'], presence: ['service-item'], approvals: ['resumes'] },
  trust: {
    work: ['request', 'draft', 'expiring', 'moderation-case', 'message'],
    presence: ['vacancy', 'company', 'application', 'member', 'moderation-case'],
    approvals: ['resumes', 'member-decisions'],
  },
  support: {
    work: ['case', 'interview', 'service', 'request', 'message'],
    presence: ['interview', 'walk-in', 'job-fair', 'service-item', 'member', 'case'],
    approvals: [],
  },
  finance: {
    work: ['request', 'refund', 'payment'],
    presence: ['purchase', 'plan', 'coupon'],
    approvals: ['money', 'offer'],
  },
  admin: {
    work: [...workKindNames],
    presence: allPresence,
    approvals: ['resumes', 'member-decisions', 'money', 'offer', 'staff-accounts'],
  },
};

const requester = await createTestStaff(context, ['admin'], 'Asha Asking');
const input = JSON.stringify({ body: { staffID: requester.staffId, reason: 'a test' } });

it.each(Object.entries(expectedOf))('%s', async (role, expected) => {
  const { headers } = await createTestStaff(context, [role as StaffRole]);
  const get = async ({ path }: { path: string }) =>
    (await app.inject({ method: 'GET', url: `/api/${path}`, headers })).json();
  const isPermitted = async ({ path }: { path: string }, payload: object) => {
    const { statusCode, body } = await app.inject({ method: 'POST', url: `/api/${path}`, headers, payload });
    expect([200, 403, 404, 409], body).toContain(statusCode);
    return statusCode !== 403;
  };
  const listPermitted = async (all: readonly string[], isOne: (each: string) => Promise<boolean>) => {
    const permitted: string[] = [];
    for (const each of all) if (await isOne(each)) permitted.push(each);
    return permitted;
  };

  const today: { kinds: { kind: string }[] } = await get(getToday);
  expect(today.kinds.map(({ kind }) => kind)).toEqual(expected.work);
  for (const call of [claimWork, releaseWork])
    expect(await listPermitted(workKindNames, (kind) => isPermitted(call, { kind, targetID: 1 }))).toEqual(
      expected.work,
    );

  const visit = randomUUID();
  const row = (kind: string) => ({ kind, id: 1, visit });
  expect(
    await listPermitted(allPresence, (kind) => isPermitted(showPresence, { ...row(kind), isEditing: false })),
  ).toEqual(expected.presence);
  expect(await listPermitted(allPresence, (kind) => isPermitted(leavePresence, row(kind)))).toEqual(expected.presence);

  const requests = new Map<string, number>();
  for (const permission of expectedOf.admin.approvals) {
    const request = { action: 'EndStaff', permission, input, cause: 'a test', reason: 'a test' };
    const values = { ...request, requested_by: requester.staffId, requested_at: context.clock.now() };
    const { id } = await context.db
      .insertInto('staff_requests')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow();
    requests.set(permission, id);
  }
  const listed: { requestID: number }[] = await get(listSecondPersonRequests);
  const isListed = async (permission: string) => listed.some(({ requestID }) => requestID === requests.get(permission));
  expect(await listPermitted([...requests.keys()], isListed)).toEqual(expected.approvals);
  const decide = (permission: string) =>
    isPermitted(decideSecondPersonRequest, { requestID: requests.get(permission), decision: 'decline' });
  expect(await listPermitted([...requests.keys()], decide)).toEqual(expected.approvals);
});
