import { beforeEach, describe, expect, it } from 'vitest';
import { openInterviewFixture } from '../test-interview-fixture.ts';

const fixture = await openInterviewFixture();
const { app, db, clock, schedule, scheduleBody, callAsStaff, givePlan, balance, row } = fixture;

let me: Awaited<ReturnType<typeof fixture.register>>;
beforeEach(async () => {
  me = await fixture.register();
});

const changesOf = (interviewId: number) =>
  db
    .selectFrom('interview_changes')
    .select(['from_status', 'to_status', 'cause', 'actor'])
    .where('interview_id', '=', interviewId)
    .orderBy('id')
    .execute();

const countInterviews = async () =>
  (await db.selectFrom('interviews').select('id').where('account_id', '=', me.accountID).execute()).length;

describe('scheduling', () => {
  it('creates an interview at a time in IST and records the actor', async () => {
    clock.advanceMinutes(7);
    const body = { ...scheduleBody(me.accountID, 3 * 24 * 60), date: '2038-01-19', time: '08:45' };
    const reply = await callAsStaff('ScheduleInterview', body);
    expect(reply.statusCode, reply.body).toBe(200);
    const { interviewScheduleID } = reply.json<{ interviewScheduleID: number }>();
    expect(await row(interviewScheduleID)).toMatchObject({
      account_id: me.accountID,
      starts_at: new Date('2038-01-19T03:15:00Z'),
      status: 'scheduled',
      created_by: 'Meera Staff',
      created_at: clock.now(),
    });
    expect(await changesOf(interviewScheduleID)).toMatchObject([{ from_status: null, to_status: 'scheduled' }]);
    expect(await fixture.mailsTo(me)).toEqual(['interview-scheduled']);
  });

  it('sets the status of the application, if there is one', async () => {
    const resume = await db
      .insertInto('resumes')
      .values({
        account_id: me.accountID,
        file_key: 'resumes/x.pdf',
        original_name: 'x.pdf',
        content_type: 'application/pdf',
        bytes: 1,
        sha256: Buffer.alloc(32),
        replaced_at: null,
        uploaded_at: clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('applications')
      .values({
        account_id: me.accountID,
        vacancy_id: fixture.vacancyId,
        resume_id: resume.id,
        applied_at: clock.now(),
      })
      .execute();
    await schedule(me.accountID, 60);
    const application = await db
      .selectFrom('applications')
      .select('status')
      .where('account_id', '=', me.accountID)
      .executeTakeFirstOrThrow();
    expect(application.status).toBe('Interview');
  });

  it.each([
    ['an unknown account', { accountID: 2_000_000_000 }, 404],
    ['an unknown vacancy', { vacancyID: 2_000_000_000 }, 404],
    ['a time that has passed', { date: '2020-02-03' }, 400],
    ['a day that does not exist', { date: '2031-02-30' }, 400],
    ['an unknown interview to replace', { replaces: 2_000_000_000 }, 404],
    ['no place', { place: ' ' }, 400],
    ['a time without minutes', { time: '9' }, 400],
  ])('is rejected for %s', async (_, wrong, status) => {
    const reply = await callAsStaff('ScheduleInterview', { ...scheduleBody(me.accountID, 60), ...wrong });
    expect(reply.statusCode, reply.body).toBe(status);
    expect(await countInterviews()).toBe(0);
    expect(await fixture.mailsTo(me)).toEqual([]);
  });

  it('is rejected for the current minute, and for a deleted account', async () => {
    expect((await callAsStaff('ScheduleInterview', scheduleBody(me.accountID, 0))).statusCode).toBe(400);
    await db.updateTable('accounts').set({ deleted_at: clock.now() }).where('id', '=', me.accountID).execute();
    expect((await callAsStaff('ScheduleInterview', scheduleBody(me.accountID, 60))).statusCode).toBe(404);
  });

  it('rejects overlapping interviews of a person and accepts adjacent ones', async () => {
    const first = await schedule(me.accountID, 120);
    for (const [from, minutes] of [
      [120, 30],
      [91, 30],
      [149, 30],
      [100, 90],
      [130, 10],
    ] as const) {
      const body = scheduleBody(me.accountID, from, { durationMinutes: minutes });
      const reply = await callAsStaff('ScheduleInterview', body);
      expect(reply.statusCode).toBe(409);
      expect(reply.json().detail).toContain(`number ${first}`);
    }
    await schedule(me.accountID, 90);
    await schedule(me.accountID, 150);
    await schedule((await fixture.register()).accountID, 120);
    await fixture.cancel(me, first, true);
    await schedule(me.accountID, 120);
    expect(await countInterviews()).toBe(4);
  });

  it('succeeds once for concurrent calls for the same time', async () => {
    const body = scheduleBody(me.accountID, 60);
    const replies = await Promise.all(Array.from({ length: 8 }, () => callAsStaff('ScheduleInterview', body)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(409)]);
  });
});

describe('a replacement', () => {
  it('is scheduled once for an interview cancelled by the employer', async () => {
    const lost = await schedule(me.accountID, 60);
    const tooEarly = await callAsStaff('ScheduleInterview', scheduleBody(me.accountID, 600, { replaces: lost }));
    expect([tooEarly.statusCode, tooEarly.json().detail]).toEqual([
      409,
      expect.stringContaining('no replacement is due'),
    ]);
    const cause = 'The panel has to travel.';
    await callAsStaff('CancelInterviewByEmployer', { interviewScheduleID: lost, cause });
    const replacement = await schedule(me.accountID, 600, { replaces: lost });
    expect(await row(replacement)).toMatchObject({ replaces: lost });
    const second = await callAsStaff('ScheduleInterview', scheduleBody(me.accountID, 900, { replaces: lost }));
    expect([second.statusCode, second.json().detail]).toEqual([
      409,
      expect.stringContaining(`replaced by interview ${replacement}`),
    ]);
    const [newer, older] = (await fixture.read(me, `GetAllScheduledVacanciesByCandidate/${me.accountID}`)).json();
    expect(newer).toMatchObject({ isReplacement: true, isReplaced: false, status: 'Scheduled' });
    expect(older).toMatchObject({ isReplacement: false, isReplaced: true, status: 'Cancelled by employer', cause });
  });

  it('is due to the same person only', async () => {
    const lost = await schedule((await fixture.register()).accountID, 60);
    await callAsStaff('CancelInterviewByEmployer', { interviewScheduleID: lost, cause: 'x' });
    const reply = await callAsStaff('ScheduleInterview', scheduleBody(me.accountID, 600, { replaces: lost }));
    expect(reply.statusCode).toBe(404);
  });

  it('is scheduled once by concurrent calls', async () => {
    const lost = await schedule(me.accountID, 60);
    await callAsStaff('CancelInterviewByEmployer', { interviewScheduleID: lost, cause: 'x' });
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        callAsStaff('ScheduleInterview', scheduleBody(me.accountID, 600 + 60 * i, { replaces: lost })),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(5).fill(409)]);
  });
});

describe('an outcome', () => {
  it.each(['attended', 'no-show'] as const)(
    '%s uses one guaranteed call, from the start of the interview on',
    async (outcome) => {
      await givePlan(me.accountID, 3);
      const id = await schedule(me.accountID, 60);
      const set = () => callAsStaff('SetInterviewOutcome', { interviewScheduleID: id, outcome });
      clock.advanceMinutes(59);
      expect((await set()).statusCode).toBe(409);
      expect(await balance(me)).toBe(3);
      clock.advanceMinutes(1);
      const reply = await set();
      expect([reply.statusCode, reply.body]).toEqual([
        200,
        `Interview ${id} is ${outcome}. It used up one guaranteed call.`,
      ]);
      expect(await balance(me)).toBe(2);
      expect(await row(id)).toMatchObject({ status: outcome, cost_a_call: true });
      expect((await set()).statusCode).toBe(409);
      expect(await balance(me)).toBe(2);
      expect(await changesOf(id)).toMatchObject([{ to_status: 'scheduled' }, { to_status: outcome }]);
    },
  );

  it('uses no call without a plan or of a plan bought later', async () => {
    const id = await schedule(me.accountID, 60);
    clock.advanceMinutes(90);
    await givePlan(me.accountID, 3);
    const reply = await callAsStaff('SetInterviewOutcome', { interviewScheduleID: id, outcome: 'attended' });
    expect(reply.body).toBe(`Interview ${id} is attended. No guaranteed call was left to use.`);
    expect(await balance(me)).toBe(3);
  });

  it('is rejected for an unknown interview', async () => {
    for (const [action, more] of [
      ['SetInterviewOutcome', { outcome: 'attended' }],
      ['CancelInterviewByEmployer', { cause: 'x' }],
    ] as const)
      expect((await callAsStaff(action, { interviewScheduleID: 2_000_000_000, ...more })).statusCode).toBe(404);
  });
});

describe('a cancellation by the employer', () => {
  it('uses no call, shows the reason and is final', async () => {
    await givePlan(me.accountID, 3);
    const id = await schedule(me.accountID, 60);
    const cancel = () => callAsStaff('CancelInterviewByEmployer', { interviewScheduleID: id, cause: 'Budget freeze' });
    expect((await cancel()).statusCode).toBe(200);
    expect(await balance(me)).toBe(3);
    expect(await row(id)).toMatchObject({
      status: 'cancelled-by-employer',
      cause: 'Budget freeze',
      cost_a_call: false,
    });
    expect(await changesOf(id)).toMatchObject([{}, { from_status: 'scheduled', cause: 'Budget freeze' }]);
    expect((await cancel()).statusCode).toBe(409);
    clock.advanceMinutes(60);
    const outcome = await callAsStaff('SetInterviewOutcome', { interviewScheduleID: id, outcome: 'no-show' });
    expect([outcome.statusCode, outcome.json().detail]).toEqual([
      409,
      'An interview that is cancelled-by-employer cannot become no-show.',
    ]);
    expect(await fixture.mailsTo(me)).toEqual(['interview-scheduled', 'interview-cancelled-by-employer']);
  });

  it('is possible after the start', async () => {
    const id = await schedule(me.accountID, 60);
    clock.advanceMinutes(80);
    expect((await callAsStaff('CancelInterviewByEmployer', { interviewScheduleID: id, cause: 'x' })).statusCode).toBe(
      200,
    );
  });
});

it('is for staff only', async () => {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/Operator/ScheduleInterview',
    headers: me.headers,
    payload: scheduleBody(me.accountID, 60),
  });
  expect(reply.statusCode).toBe(403);
});
