import { type JobFair, jobFairTexts, type StaffJobFair } from '@aarambh/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestStaff, openTestApp, registerThrough } from '../../testing/test-app.ts';
import { deliverAll, readSentMessages } from '../notifications/test-delivery.ts';
import { cancelJobFair } from './cancel-job-fair.ts';
import { registerForJobFair } from './register-for-job-fair.ts';
import { remindOfJobFairs } from './remind-of-job-fairs.ts';
import { createTestJobFair, istIn, type Member, postRegistration } from './test-job-fair-fixture.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;
const staff = await createTestStaff(context);
const DAY = 24 * 60;

let me: Member;
beforeEach(async () => {
  me = await registerThrough(app, { isEmailVerified: true });
});

const mails = async (template: string, member?: Member) =>
  db
    .selectFrom('messages')
    .select(['account_id', 'data'])
    .where('template', '=', template as never)
    .$if(member !== undefined, (query) => query.where('account_id', '=', member?.accountID ?? 0))
    .execute();

const input = () => ({
  title: 'Kochi Job Fair',
  organiser: 'Aarambh',
  city: 'Kochi',
  venue: 'Marine Drive',
  starts: istIn(context, 48),
  ends: istIn(context, 54),
  description: 'Employers of the port.',
  capacity: 5,
});

const create = (payload: object, headers = staff.headers) =>
  app.inject({ method: 'POST', url: '/api/Operator/CreateJobFair', headers, payload });

describe('creating', () => {
  it('creates a fair that is open until it starts by default', async () => {
    const reply = await create({ ...input(), companies: ['Kaveri Foods', 'Kaveri Foods', 'Bhima Logistics'] });
    expect(reply.statusCode, reply.body).toBe(200);
    const { jobFairID } = reply.json();
    const fair = (await app.inject(`/api/JobFair/GetJobFair/${jobFairID}`)).json<JobFair>();
    expect(fair).toMatchObject({ status: 'Open', placesLeft: 5, companies: ['Kaveri Foods', 'Bhima Logistics'] });
    expect(fair.registerUntil).toBe(fair.startsOn);
    const started = `${new Date(clock.now().getTime() + 48 * 3_600_000).toISOString().slice(0, 16)}:00.000Z`;
    expect(fair.startsOn).toBe(started);
  });

  it.each([
    ['a day that does not exist', { starts: '2031-02-30 10:00' }, 'starts'],
    ['an end before the start', { ends: '2001-01-01 10:00' }, 'ends'],
    ['a start in the past', { starts: '2001-01-01 10:00' }, 'starts'],
    ['a registration deadline after the end', { registerUntil: '2099-01-01 10:00' }, 'registerUntil'],
    ['a registration deadline in the past', { registerUntil: '2001-01-01 10:00' }, 'registerUntil'],
    ['a capacity of zero', { capacity: 0 }, 'capacity'],
    ['an empty title', { title: ' ' }, 'title'],
  ])('rejects %s and names the field', async (_, wrong, field) => {
    const before = await db.selectFrom('job_fairs').select('id').execute();
    const reply = await create({ ...input(), ...wrong });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors.map((error: { field: string }) => error.field)).toEqual([field]);
    expect(await db.selectFrom('job_fairs').select('id').execute()).toEqual(before);
  });
});

describe('cancelling', () => {
  it('mails everyone registered once, and no one who withdrew', async () => {
    const fairId = await createTestJobFair(context);
    const gone = await registerThrough(app, { isEmailVerified: true });
    const others = await Promise.all(Array.from({ length: 3 }, () => registerThrough(app, { isEmailVerified: true })));
    for (const member of [me, gone, ...others]) await postRegistration(app, 'Register', member, fairId);
    await postRegistration(app, 'Withdraw', gone, fairId);
    await postRegistration(app, 'Withdraw', me, fairId);
    await postRegistration(app, 'Register', me, fairId);

    const outcomes = await Promise.allSettled(
      Array.from({ length: 4 }, () => cancelJobFair(context, fairId, 'The hall is flooded.', 'a test')),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const notified = (await mails('job-fair-cancelled')).map(({ account_id }) => account_id).sort();
    expect(notified).toEqual([me, ...others].map(({ accountID }) => accountID).sort());
    await deliverAll(context);
    const mail = (await readSentMessages(context)).find(({ subject }) => subject.includes('is cancelled'));
    expect(mail?.text).toContain('Reason: The hall is flooded.');
  });

  it('mails more people than one batch', async () => {
    const fairId = await createTestJobFair(context, { capacity: 2_000 });
    const row = { country_id: 105, mobile_no: '9876543210', password_hash: null };
    const verified = {
      email_verified_at: context.clock.now(),
      mobile_verified_at: null,
      adult_confirmed_at: null,
      deleted_at: null,
    };
    const people = await db
      .insertInto('accounts')
      .values(
        Array.from({ length: 1_203 }, (_, at) => ({
          ...row,
          ...verified,
          full_name: `Person ${at}`,
          email: `many.${at}@example.com`,
        })),
      )
      .returning('id')
      .execute();
    await db
      .insertInto('job_fair_registrations')
      .values(
        people.map(({ id }) => ({
          job_fair_id: fairId,
          account_id: id,
          registered_at: clock.now(),
          withdrawn_at: null,
          reminded_at: null,
        })),
      )
      .execute();
    const before = (await mails('job-fair-cancelled')).length;
    await cancelJobFair(context, fairId, 'Floods.', 'a test');
    expect((await mails('job-fair-cancelled')).length - before).toBe(1_203);
  });

  it('is rejected for a cancelled, past or unknown fair', async () => {
    const fairId = await createTestJobFair(context);
    const cancel = (jobFairID: number, headers = staff.headers) =>
      app.inject({
        method: 'POST',
        url: '/api/Operator/CancelJobFair',
        headers,
        payload: { jobFairID, cause: 'Floods.' },
      });
    expect((await cancel(fairId, me.headers)).statusCode).toBe(403);
    expect((await cancel(fairId)).statusCode).toBe(200);
    expect((await cancel(fairId)).statusCode).toBe(409);
    expect((await cancel(2_000_000_000)).statusCode).toBe(404);
    const over = await createTestJobFair(context);
    clock.advanceMinutes(8 * DAY);
    await expect(cancelJobFair(context, over, 'Floods.', 'a test')).rejects.toMatchObject({ code: 'conflict' });
  });
});

it('is found by its number for staff, however long it has been over', async () => {
  const list = async (query = '') =>
    (await app.inject({ url: `/api/Staff/ListJobFairs${query}`, headers: staff.headers })).json<StaffJobFair[]>();
  const fairId = await createTestJobFair(context);
  const fair = (await list()).find(({ jobFairID }) => jobFairID === fairId);
  expect(await list(`?jobFairID=${fairId}`)).toEqual([fair]);
  for (let n = 0; n < 20; n++) await createTestJobFair(context);
  clock.advanceMinutes(8 * DAY);
  await db
    .updateTable('job_fairs')
    .set({ starts_at: new Date(0), register_until: new Date(0) })
    .where('id', '=', fairId)
    .execute();
  expect((await list()).map(({ jobFairID }) => jobFairID)).not.toContain(fairId);
  expect(await list(`?jobFairID=${fairId}`)).toMatchObject([{ jobFairID: fairId, status: 'Over' }]);
  expect(await list('?jobFairID=2000000000')).toEqual([]);
});

describe('the reminder', () => {
  const remindedOf = async () => {
    await Promise.all(Array.from({ length: 3 }, () => remindOfJobFairs(context)));
    return (await mails('job-fair-reminder', me)).length;
  };

  it('is sent once, a day before', async () => {
    const fairId = await createTestJobFair(context);
    await postRegistration(app, 'Register', me, fairId);
    clock.advanceMinutes(6 * DAY - 1);
    expect(await remindedOf()).toBe(0);
    clock.advanceMinutes(1);
    expect(await remindedOf()).toBe(1);
    clock.advanceMinutes(60);
    expect(await remindedOf()).toBe(1);
  });

  it('is not sent after withdrawal, for a cancelled fair, or right after the confirmation', async () => {
    const withdrawn = await createTestJobFair(context);
    const cancelled = await createTestJobFair(context);
    for (const fairId of [withdrawn, cancelled]) await postRegistration(app, 'Register', me, fairId);
    await postRegistration(app, 'Withdraw', me, withdrawn);
    await cancelJobFair(context, cancelled, 'Floods.', 'a test');
    const soon = await createTestJobFair(context, { registerUntil: istIn(context, 7 * 24) });
    clock.advanceMinutes(6 * DAY + 60);
    expect(await registerForJobFair(context, me.accountID, soon)).toBe(jobFairTexts.registered);
    expect(await remindedOf()).toBe(0);
  });
});
