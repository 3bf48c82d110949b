import type { StaffJobFair } from '@aarambh/contract';
import { beforeEach, expect, it } from 'vitest';
import { createTestStaff, openTestApp, registerThrough, type TestStaff } from '../../testing/test-app.ts';
import { deliverAll, readSentMessages } from '../notifications/test-delivery.ts';
import { cancelJobFair } from './cancel-job-fair.ts';
import { editJobFair } from './edit-job-fair.ts';
import { attachJobFair } from './job-fair-calendar.ts';
import { remindOfJobFairs } from './remind-of-job-fairs.ts';
import { createTestJobFair, istIn, type Member, postRegistration } from './test-job-fair-fixture.ts';

const { app, context } = await openTestApp();
const { clock } = context;
let headers: TestStaff['headers'];
let me: Member;
let id: number;
beforeEach(async () => {
  // Sessions end when a test moves the clock by days.
  ({ headers } = await createTestStaff(context));
  me = await registerThrough(app, { isEmailVerified: true });
  id = await createTestJobFair(context);
  await postRegistration(app, 'Register', me, id);
});

const read = async () => {
  const reply = await app.inject({ url: '/api/Staff/ListJobFairs', headers });
  return reply.json<StaffJobFair[]>().find(({ jobFairID }) => jobFairID === id) as StaffJobFair;
};
const send = (payload: object) => app.inject({ method: 'POST', url: '/api/Staff/EditJobFair', headers, payload });
/** Input that leaves the fair as it is read now, except for some fields. */
async function edit(more: object = {}) {
  const { version, organiser, venue, description, companies, capacity } = await read();
  return { jobFairID: id, version, organiser, venue, description, companies, capacity, ...more };
}

it('changes the venue and mails it to everyone registered, each time', async () => {
  for (const venue of ['Town Hall', 'Balewadi Hall 1', 'Town Hall']) {
    clock.advanceMinutes(1);
    const reply = await send(await edit({ venue }));
    expect(reply.statusCode, reply.body).toBe(200);
  }
  expect(await read()).toMatchObject({ venue: 'Town Hall', placesLeft: 99 });
  await deliverAll(context);
  const mails = (await readSentMessages(context)).filter(({ subject }) => subject === 'Your job fair has a new venue');
  expect(mails).toHaveLength(3);
  expect(mails[0]?.text).toContain('Venue: Town Hall, Pune');
});

it('changes the times, and mails the old and the new ones once with a calendar file', async () => {
  const { startsOn, registerUntil } = await read();
  const body = await edit({ starts: istIn(context, 9 * 24), ends: istIn(context, 9 * 24 + 6) });
  const reply = await send(body);
  expect(reply.body).toBe(`Job fair ${id} is changed, and everyone registered gets a mail with the new start, end.`);
  expect((await send(body)).statusCode).toBe(409);
  const changed = await read();
  expect([changed.startsOn > startsOn, changed.registerUntil]).toEqual([true, registerUntil]);
  await deliverAll(context);
  const mails = (await readSentMessages(context)).filter(({ subject }) => subject === 'Your job fair has a new time');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toMatch(/Starts: .*\n.*Was to start: /s);
  expect(mails[0]?.attachments).toMatchObject([{ name: `job-fair-${id}.ics` }]);
});

const reminders = () =>
  context.db
    .selectFrom('messages')
    .select('key')
    .where('template', '=', 'job-fair-reminder')
    .where('account_id', '=', me.accountID)
    .execute();

it('sends no reminder on top of the mail that moves it to within a day', async () => {
  const body = await edit();
  clock.advanceMinutes(2 * 24 * 60);
  const times = { starts: istIn(context, 20), ends: istIn(context, 28), registerUntil: istIn(context, 10) };
  expect(await editJobFair(context, { ...body, ...times })).toContain('everyone registered gets a mail');
  await remindOfJobFairs(context);
  expect(await reminders()).toEqual([]);
});

it('removes a moved one from calendars when it is cancelled, and withdraws the queued mail of the move', async () => {
  const body = await edit({ venue: 'Lake View Hall' });
  await editJobFair(context, body);
  await cancelJobFair(context, id, 'Lake View Hall is flooded.', 'a test');
  await deliverAll(context);
  const mails = (await readSentMessages(context)).filter(({ text }) => text.includes('Lake View Hall'));
  expect(mails).toMatchObject([{ text: expect.stringContaining('Reason: Lake View Hall is flooded.') }]);
  expect(mails[0]?.attachments).toMatchObject([{ name: `job-fair-${id}.ics` }]);
  expect((await attachJobFair(context, id)).bytes.toString()).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:2/);
});

it('reminds again before the new start', async () => {
  clock.advanceMinutes((6 * 24 + 1) * 60);
  await remindOfJobFairs(context);
  expect(await reminders()).toHaveLength(1);
  const { headers: fresh } = await createTestStaff(context);
  const { version, organiser, venue, description, companies, capacity } = (
    await app.inject({ url: '/api/Staff/ListJobFairs', headers: fresh })
  )
    .json<StaffJobFair[]>()
    .find(({ jobFairID }) => jobFairID === id) as StaffJobFair;
  const same = { jobFairID: id, version, organiser, venue, description, companies, capacity };
  const payload = { ...same, starts: istIn(context, 72), ends: istIn(context, 80) };
  const reply = await app.inject({ method: 'POST', url: '/api/Staff/EditJobFair', headers: fresh, payload });
  expect(reply.statusCode, reply.body).toBe(200);
  clock.advanceMinutes(49 * 60);
  await remindOfJobFairs(context);
  expect(await reminders()).toHaveLength(2);
});

it.each([
  ['an end before the start', { ends: '2031-01-01 10:00', starts: '2031-01-02 10:00' }, 'ends'],
  ['a start in the past', { starts: '2001-01-01 10:00' }, 'starts'],
  ['a registration that ends after the fair', { registerUntil: '2099-01-01 10:00' }, 'registerUntil'],
])('refuses %s', async (_name, times, field) => {
  const reply = await send(await edit(times));
  expect([reply.statusCode, reply.json().errors[0].field]).toEqual([400, field]);
});

it('changes the rest without a mail, and keeps the version while people register', async () => {
  const body = await edit({ companies: ['Kaveri Foods', 'Bhima Logistics', 'Bhima Logistics'], capacity: 2 });
  await postRegistration(app, 'Register', await registerThrough(app, { isEmailVerified: true }), id);
  expect((await send(body)).body).toBe(`Job fair ${id} is changed.`);
  expect(await read()).toMatchObject({ companies: ['Kaveri Foods', 'Bhima Logistics'], status: 'Full' });
  const fewer = await send(await edit({ capacity: 1 }));
  expect([fewer.statusCode, fewer.json().errors[0].field]).toEqual([400, 'capacity']);
  expect((await send(await edit())).body).toBe('Nothing was changed.');
});

it('refuses an older version, also by concurrent calls', async () => {
  const body = await edit();
  const replies = await Promise.all(
    Array.from({ length: 4 }, (_, at) => send({ ...body, organiser: `Organiser ${at}` })),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
  const late = await send({ ...body, venue: 'Town Hall' });
  expect(late.json().detail).toContain('differs from yours in: organiser, venue');
});

it('is refused for one that is unknown, cancelled or over', async () => {
  const body = await edit({ venue: 'Town Hall' });
  expect((await send({ ...body, jobFairID: 2_000_000_000 })).statusCode).toBe(404);
  const payload = { jobFairID: id, cause: 'Floods.' };
  await app.inject({ method: 'POST', url: '/api/Operator/CancelJobFair', headers, payload });
  expect((await send(body)).statusCode).toBe(409);
  const over = { ...body, jobFairID: await createTestJobFair(context) };
  clock.advanceMinutes(7 * 24 * 60 + 8 * 60);
  const { headers: fresh } = await createTestStaff(context);
  const reply = await app.inject({ method: 'POST', url: '/api/Staff/EditJobFair', headers: fresh, payload: over });
  expect([reply.statusCode, reply.json().detail]).toEqual([409, 'This job fair is over.']);
});
