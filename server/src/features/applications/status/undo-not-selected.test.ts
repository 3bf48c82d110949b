import { beforeEach, expect, it } from 'vitest';
import { createTestStaff, openTestApp } from '../../../testing/test-app.ts';
import { deliverAll, readSentMessages } from '../../notifications/test-delivery.ts';
import { closeVacancy } from '../../vacancy-lifecycle/index.ts';
import { createTestApplicant } from '../test-applicant.ts';
import type { EmployerStatus } from './application-status.ts';
import { closeApplications } from './close-applications.ts';
import { setApplicationStatus } from './set-application-status.ts';

const { app, context } = await openTestApp();
const staff = await createTestStaff(context);

let me: Awaited<ReturnType<typeof createTestApplicant>>;
beforeEach(async () => {
  me = await createTestApplicant(app, context);
});

/** Sets a status that the applicant has seen. */
async function set(applicationId: number, status: EmployerStatus): Promise<void> {
  await setApplicationStatus(context, applicationId, { status, note: '', by: 'a test' });
  context.clock.advanceMinutes(10);
}
const undo = (applicationID: number, more: object = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/Operator/UndoNotSelected',
    headers: staff.headers,
    payload: { applicationID, ...more },
  });

it('restores the status before "Not selected", with an audit record, and tells the applicant', async () => {
  const { vacancyId, applicationId } = await me.applied({ title: 'Falconer of Bikaner' });
  await set(applicationId, 'Shortlisted');
  await set(applicationId, 'Not selected');
  const reply = await undo(applicationId);
  expect([reply.statusCode, reply.body]).toEqual([200, `Application ${applicationId} is shortlisted again.`]);
  expect(await me.applicationFor(vacancyId)).toMatchObject({ status: 'Shortlisted', canWithdraw: true });
  expect(await me.timeline(vacancyId)).toEqual(['Sent', 'Shortlisted', 'Not selected', 'Shortlisted']);
  const steps = context.db.selectFrom('application_steps').select(['actor', 'note']).orderBy('id', 'desc');
  expect(await steps.where('application_id', '=', applicationId).executeTakeFirst()).toEqual({
    actor: staff.fullName,
    note: 'The status "Not selected" was set by mistake.',
  });
  expect(await me.mails()).toEqual(['shortlisted', 'not-selected', 'restored']);
  await deliverAll(context);
  const mail = (await readSentMessages(context)).findLast(({ text }) => text.includes('Falconer of Bikaner'));
  expect(mail?.subject).toContain('Correction');
  expect(mail?.text).toContain('Status: Shortlisted');
});

it('restores a sent application, which can be decided and restored again, with a note', async () => {
  const { vacancyId, applicationId } = await me.applied();
  await set(applicationId, 'Not selected');
  await undo(applicationId, { note: 'The wrong person was chosen in the list.' });
  expect((await me.applicationFor(vacancyId)).timeline.at(-1)).toMatchObject({
    status: 'Sent',
    note: 'The wrong person was chosen in the list.',
  });
  await set(applicationId, 'Viewed');
  await set(applicationId, 'Not selected');
  await undo(applicationId);
  expect(await me.timeline(vacancyId)).toEqual(['Sent', 'Not selected', 'Sent', 'Viewed', 'Not selected', 'Viewed']);
});

it('withdraws the decision unseen within ten minutes', async () => {
  const { vacancyId, applicationId } = await me.applied({ title: 'Puppeteer of Udaipur' });
  await set(applicationId, 'Shortlisted');
  await setApplicationStatus(context, applicationId, { status: 'Not selected', note: '', by: 'a test' });
  context.clock.advanceMinutes(9);
  await deliverAll(context);
  expect((await undo(applicationId)).body).toBe(`Application ${applicationId} is shortlisted again.`);
  context.clock.advanceMinutes(10);
  await deliverAll(context);
  expect(await me.timeline(vacancyId)).toEqual(['Sent', 'Shortlisted']);
  expect(await me.mails()).toEqual(['shortlisted']);
  expect((await undo(applicationId)).statusCode).toBe(409);
});

it('closes the application when its vacancy has ended meanwhile', async () => {
  const [notified, notNotified] = [await me.applied(), await me.applied()];
  for (const { applicationId } of [notified, notNotified]) await set(applicationId, 'Not selected');
  await closeVacancy(context, notified.vacancyId, { cause: 'a test', actor: 'system' });
  await closeApplications(context);
  await closeVacancy(context, notNotified.vacancyId, { cause: 'a test', actor: 'system' });
  expect((await undo(notified.applicationId)).body).toBe(`Application ${notified.applicationId} is closed.`);
  await undo(notNotified.applicationId);
  await closeApplications(context);
  expect(await me.timeline(notified.vacancyId)).toEqual(['Sent', 'Not selected', 'Closed']);
  expect(await me.timeline(notNotified.vacancyId)).toEqual(['Sent', 'Not selected', 'Sent', 'Closed']);
});

it('is refused for any other status and for an unknown application', async () => {
  const { vacancyId, applicationId } = await me.applied();
  expect((await undo(applicationId)).statusCode).toBe(409);
  expect((await undo(2_000_000_000)).statusCode).toBe(404);
  await set(applicationId, 'Not selected');
  const replies = await Promise.all(Array.from({ length: 5 }, () => undo(applicationId)));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
  expect(await me.timeline(vacancyId)).toEqual(['Sent', 'Not selected', 'Sent']);
});
