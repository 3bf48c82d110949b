import { calls, eraseMember, inviteToWalkIn, openCase } from '@aarambh/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestStaff, openTestApp } from '../../../testing/test-app.ts';
import { createTestApplicant, publishTestVacancy } from '../../applications/test-applicant.ts';
import { diffRows, NOT_RECORDED } from './record-audit.ts';

const { app, context } = await openTestApp();
const { db } = context;
const staff = await createTestStaff(context);

async function act(call: { path: string }, payload: object) {
  const reply = await app.inject({ method: 'POST', url: `/api/${call.path}`, headers: staff.headers, payload });
  expect(reply.statusCode, reply.body).toBe(200);
}

it('the audit log never has the name, mail or mobile of a member, whatever was done for them', async () => {
  const me = await createTestApplicant(app, context);
  const change = { full_name: 'Zubin Daruwalla', email: 'zubin.daruwalla@example.com', mobile_no: '9811187654' };
  await db.updateTable('accounts').set(change).where('id', '=', me.accountID).execute();
  const { full_name: fullName, email } = change;
  const { applicationId } = await me.applied();
  await act(openCase, {
    channel: 'phone',
    fullName,
    email,
    subject: `${fullName} gets no OTP`,
    text: 'Calls 9811187654',
  });
  await act(calls.staff.messageApplicants, {
    batchID: crypto.randomUUID(),
    applicationIDs: [applicationId],
    subject: 'For {name}',
    text: `Dear {name}, is ${email} right?`,
  });
  await act(inviteToWalkIn, {
    fullName,
    email,
    vacancyID: await publishTestVacancy(context),
    starts: '2099-01-05 10:00',
    ends: '2099-01-05 12:00',
    venue: 'Sai Complex, Pune',
    contact: 'Nandini Rao',
    note: `For ${fullName}`,
  });
  const memberID = me.accountID;
  const typed = `Zubin sent fake letters. ${email}, +91 98111-87654, Mrs. DARUWALLA knows.`;
  await act(calls.staff.suspendMember, { memberID, days: 3, reason: typed });
  await act(calls.staff.endSuspension, { memberID, reason: `Error: ${typed}` });
  const request = await app.inject({
    method: 'POST',
    url: `/api/${calls.staff.suspendMember.path}`,
    headers: staff.headers,
    payload: { memberID, days: null, reason: typed },
  });
  expect(request.json().code).toBe('second_person_needed');
  const { id: requestID } = await db.selectFrom('staff_requests').select('id').executeTakeFirstOrThrow();
  await act(calls.staff.decideSecondPersonRequest, { requestID, decision: 'withdraw' });
  const { version } = await db
    .selectFrom('applications')
    .select('version')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  await act(calls.staff.moveApplicants, {
    rows: [{ applicationID: applicationId, version }],
    stage: 'Not selected',
    reason: typed,
  });
  await act(calls.staff.exportMember, { memberID, reason: typed });
  await act(eraseMember, { memberID, reason: typed });
  const entries = await db.selectFrom('staff_audit').select(sql<string>`staff_audit::text`.as('text')).execute();
  expect(entries.length).toBeGreaterThanOrEqual(7);
  const naming = entries.filter(({ text }) => /zubin|daruwalla|9811187654/i.test(text));
  expect(naming).toEqual([]);
  // The rest of a reason stays.
  const reasons = await db.selectFrom('staff_audit').select('reason').where('action', '=', 'EraseMember').execute();
  expect(reasons).toEqual([{ reason: '… sent fake letters. …, …, Mrs. … knows.' }]);
  const requests = await db.selectFrom('staff_requests').select(sql<string>`staff_requests::text`.as('text')).execute();
  expect(requests).toHaveLength(1);
  expect(requests.filter(({ text }) => /zubin|daruwalla|9811187654/i.test(text))).toEqual([]);
});

it('says that personal data changed, but not what it was', () => {
  const [before, after] = [
    { email: 'a@example.com', status: 'waiting', note: '' },
    { email: 'b@example.com', status: 'closed', note: 'new' },
  ];
  expect(diffRows(before, after, ['email', 'note'])).toEqual({
    before: { email: NOT_RECORDED, status: 'waiting', note: '' },
    after: { email: NOT_RECORDED, status: 'closed', note: NOT_RECORDED },
  });
});
