import { type JobFair, jobFairTexts as texts } from '@aarambh/contract';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, registerThrough } from '../../testing/test-app.ts';
import { deliverAll, readSentMessages } from '../notifications/test-delivery.ts';
import { cancelJobFair } from './cancel-job-fair.ts';
import { eraseRegistrations, exportRegistrations } from './job-fairs-personal-data.queries.ts';
import { registerForJobFair, registrationLimit } from './register-for-job-fair.ts';
import { countRegistrations } from './registrations.queries.ts';
import { createTestJobFair, type Member, postRegistration } from './test-job-fair-fixture.ts';
import { withdrawFromJobFair } from './withdraw-from-job-fair.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;
const DAY = 24 * 60;

let me: Member;
beforeEach(async () => {
  me = await registerThrough(app, { isEmailVerified: true });
});

const register = (fairId: number, member = me) => postRegistration(app, 'Register', member, fairId);
const withdraw = (fairId: number, member = me) => postRegistration(app, 'Withdraw', member, fairId);

const read = (fairId: number, headers?: Member['headers']) =>
  app.inject({ url: `/api/JobFair/GetJobFair/${fairId}`, ...(headers ? { headers } : {}) });
const fairOf = async (fairId: number, headers?: Member['headers']) => (await read(fairId, headers)).json<JobFair>();
const countOf = async (member: Member) =>
  (
    await app.inject({ url: `/api/JobFair/GetAppliedJobFairCount/${member.accountID}`, headers: member.headers })
  ).json();

const listActive = (fairId: number) =>
  db
    .selectFrom('job_fair_registrations')
    .select('account_id')
    .where('job_fair_id', '=', fairId)
    .where('withdrawn_at', 'is', null)
    .execute();

const mailsTo = async (member: Member, template: string) =>
  db
    .selectFrom('messages')
    .select('key')
    .where('account_id', '=', member.accountID)
    .where('template', '=', template as never)
    .execute();

describe('registering', () => {
  it('takes one place and mails a confirmation with date and venue', async () => {
    const fairId = await createTestJobFair(context);
    expect(await register(fairId)).toBe(texts.registered);
    expect(await register(fairId)).toBe(texts.alreadyRegistered);
    expect(await listActive(fairId)).toEqual([{ account_id: me.accountID }]);
    expect(await fairOf(fairId, me.headers)).toMatchObject({ isRegistered: true, placesLeft: 99, status: 'Open' });
    expect(await countOf(me)).toBe(1);

    await deliverAll(context);
    const mail = (await readSentMessages(context)).find(
      ({ subject }) => subject === 'You are registered for a job fair',
    );
    expect(mail?.text).toContain('Venue: Balewadi Sports Complex, Hall 2, Pune');
    expect(mail?.text).toMatch(/Starts: .* IST/);
    expect(mail?.text).toContain(`/job-fair/${fairId}`);
  });

  it('is visible to the member only, and the reply is not cacheable', async () => {
    const fairId = await createTestJobFair(context);
    await register(fairId);
    const other = await registerThrough(app, { isEmailVerified: true });
    expect((await fairOf(fairId, other.headers)).isRegistered).toBe(false);
    expect(await countOf(other)).toBe(0);
    const visitors = await read(fairId);
    expect(visitors.json().isRegistered).toBe(false);
    expect(visitors.headers['cache-control']).toBeUndefined();
    expect((await read(fairId, me.headers)).headers['cache-control']).toBe('no-store');
    const list = await app.inject({ url: '/api/JobFair/GetJobFairs', headers: me.headers });
    expect(list.headers['cache-control']).toBe('no-store');
  });

  it('can be withdrawn and repeated, with a new confirmation', async () => {
    const fairId = await createTestJobFair(context, { capacity: 1 });
    const other = await registerThrough(app, { isEmailVerified: true });
    expect(await withdraw(fairId)).toBe(texts.notRegistered);
    await register(fairId);
    expect(await register(fairId, other)).toBe(texts.full);
    expect(await withdraw(fairId)).toBe(texts.withdrawn);
    expect(await withdraw(fairId)).toBe(texts.notRegistered);
    expect(await countOf(me)).toBe(0);
    expect(await register(fairId, other)).toBe(texts.registered);
    expect(await register(fairId)).toBe(texts.full);
    await withdraw(fairId, other);
    expect(await register(fairId)).toBe(texts.registered);
    expect(await mailsTo(me, 'job-fair-registered')).toHaveLength(2);
  });

  it('is limited a day, account and fair, with a clear message; withdrawing is not', async () => {
    const [fairId, other] = [await createTestJobFair(context), await createTestJobFair(context)];
    for (let i = 0; i < registrationLimit.max; i++) {
      expect(await register(fairId)).toBe(texts.registered);
      expect(await withdraw(fairId)).toBe(texts.withdrawn);
    }
    expect(JSON.parse(await register(fairId))).toMatchObject({ status: 429, detail: registrationLimit.text });
    expect(await listActive(fairId)).toEqual([]);
    expect(await register(other)).toBe(texts.registered);
  });

  // Sessions expire while the clock moves, so this test calls the functions directly.
  it('closes at the deadline; withdrawing is possible until the fair is over', async () => {
    const other = await registerThrough(app, { isEmailVerified: true });
    const join = (fairId: number, member = me) => registerForJobFair(context, member.accountID, fairId);
    const leave = (fairId: number) => withdrawFromJobFair(context, me.accountID, fairId);
    const fairId = await createTestJobFair(context);
    await join(fairId);
    clock.advanceMinutes(5 * DAY);
    expect((await fairOf(fairId)).status).toBe('Closed');
    expect(await join(fairId, other)).toBe(texts.over);
    expect(await join(fairId)).toBe(texts.alreadyRegistered);
    expect(await leave(fairId)).toBe(texts.withdrawn);
    expect(await join(fairId)).toBe(texts.over);

    const next = await createTestJobFair(context);
    await join(next);
    expect(await countRegistrations(db, me.accountID, clock.now())).toBe(1);
    clock.advanceMinutes(8 * DAY);
    expect((await fairOf(next)).status).toBe('Over');
    expect(await countRegistrations(db, me.accountID, clock.now())).toBe(0);
    expect(await leave(next)).toBe(texts.over);
    const listed = (await app.inject('/api/JobFair/GetJobFairs')).json<JobFair[]>();
    expect(listed.map(({ jobFairID }) => jobFairID)).not.toContain(next);
  });

  it('is rejected for a cancelled fair, an unknown fair and another account', async () => {
    const fairId = await createTestJobFair(context);
    await cancelJobFair(context, fairId, 'Floods.', 'a test');
    expect(await register(fairId)).toBe(texts.cancelled);
    expect(await withdraw(fairId)).toBe(texts.cancelled);
    expect((await fairOf(fairId)).status).toBe('Cancelled');
    expect((await read(2_000_000_000)).statusCode).toBe(404);
    expect(await register(2_000_000_000)).toContain('not_found');
    const other = await registerThrough(app, { isEmailVerified: true });
    const open = await createTestJobFair(context);
    const payload = { accountID: other.accountID, jobFairID: open };
    const reply = await app.inject({
      method: 'POST',
      url: '/api/JobFair/Register',
      headers: me.headers,
      payload,
    });
    expect(reply.statusCode).toBe(403);
    expect(await listActive(open)).toEqual([]);
  });
});

describe('places', () => {
  it('are never overbooked: fifty concurrent registrations for ten places', async () => {
    const fairId = await createTestJobFair(context, { capacity: 10 });
    const members = await Promise.all(
      Array.from({ length: 50 }, () => registerThrough(app, { isEmailVerified: true })),
    );
    const answers = await Promise.all(members.map((member) => register(fairId, member)));
    expect(answers.filter((text) => text === texts.registered)).toHaveLength(10);
    expect(answers.filter((text) => text === texts.full)).toHaveLength(40);
    expect(await listActive(fairId)).toHaveLength(10);
    expect(await fairOf(fairId)).toMatchObject({ placesLeft: 0, status: 'Full' });
  });

  it('are taken once for twenty concurrent registrations of one member', async () => {
    const fairId = await createTestJobFair(context);
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(fairId)));
    expect(answers.filter((text) => text === texts.registered)).toHaveLength(1);
    expect((await fairOf(fairId)).placesLeft).toBe(99);
    expect(await mailsTo(me, 'job-fair-registered')).toHaveLength(1);
  });

  it('are counted correctly for any sequence of registrations and withdrawals', async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => registerThrough(app, { isEmailVerified: true })));
    const step = fc.record({ who: fc.nat(2), what: fc.constantFrom('Register', 'Withdraw') });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const fairId = await createTestJobFair(context, { capacity: 2 });
        const registered = new Set<number>();
        for (const { who, what } of steps) {
          const text = await postRegistration(app, what as 'Register' | 'Withdraw', people[who] as Member, fairId);
          if (what === 'Withdraw') expect(text).toBe(registered.delete(who) ? texts.withdrawn : texts.notRegistered);
          else if (registered.has(who)) expect(text).toBe(texts.alreadyRegistered);
          else if (registered.size === 2) expect(text).toBe(texts.full);
          else {
            expect(text).toBe(texts.registered);
            registered.add(who);
          }
        }
        expect((await fairOf(fairId)).placesLeft).toBe(2 - registered.size);
        expect(await listActive(fairId)).toHaveLength(registered.size);
      }),
      { numRuns: 20 },
    );
  });
});

it('exports the registrations of an account, and erases them and frees their places', async () => {
  const fairId = await createTestJobFair(context);
  await register(fairId);
  await withdraw(fairId);
  await register(fairId);
  const [section] = await exportRegistrations(db, me.accountID);
  expect(section?.entries).toMatchObject([
    { jobFair: 'Pune Mega Job Fair', city: 'Pune', withdrawnOn: clock.now() },
    { withdrawnOn: null },
  ]);
  await db.transaction().execute((tx) => eraseRegistrations(tx, me.accountID));
  expect((await exportRegistrations(db, me.accountID))[0]?.entries).toEqual([]);
  expect((await fairOf(fairId)).placesLeft).toBe(100);
});
