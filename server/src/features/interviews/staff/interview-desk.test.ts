import type { StaffInterview } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { createTestStaff } from '../../../testing/test-app.ts';
import { openInterviewFixture } from '../test-interview-fixture.ts';

const fixture = await openInterviewFixture();
const { app, clock, context, schedule, callAsStaff } = fixture;
const { headers } = await createTestStaff(context, ['recruiter']);

const list = async (query = '') => {
  const reply = await app.inject({ url: `/api/Staff/ListInterviews?${query}`, headers });
  return reply.json<{ interviews: StaffInterview[]; total: number }>();
};
const idsOf = ({ interviews }: { interviews: StaffInterview[] }) => interviews.map((one) => one.interviewScheduleID);

it('lists missing outcomes first, and replacements until they are scheduled', async () => {
  const [me, other] = [await fixture.register(), await fixture.register()];
  const past = await schedule(me.accountID, 60);
  const next = await schedule(other.accountID, 180);
  clock.advanceMinutes(120);
  const open = await list();
  expect(idsOf(open)).toEqual([past, next]);
  expect(open.interviews).toMatchObject([
    { isOutcomeMissing: true, hasBegun: true, status: 'Scheduled', jobTitle: 'Senior Accountant' },
    { isOutcomeMissing: false, hasBegun: false },
  ]);
  expect(idsOf(await list('show=outcome-missing'))).toEqual([past]);

  await callAsStaff('SetInterviewOutcome', { interviewScheduleID: past, outcome: 'attended' });
  expect(idsOf(await list('show=outcome-missing'))).toEqual([]);
  expect(idsOf(await list('show=ended'))).toEqual([past]);

  await callAsStaff('CancelInterviewByEmployer', { interviewScheduleID: next, cause: 'The panel travels.' });
  const due = await list('show=replacement');
  expect(due.interviews).toMatchObject([
    { interviewScheduleID: next, isReplacementDue: true, cause: 'The panel travels.' },
  ]);
  await schedule(other.accountID, 300, { replaces: next });
  expect((await list('show=replacement')).total).toBe(0);

  // One by its number, whatever the other filters are.
  const one = await list(`show=open&week=2001-01-01&interviewScheduleID=${past}`);
  expect(one).toMatchObject({ interviews: [{ interviewScheduleID: past, status: 'Attended' }], total: 1 });
  expect((await list('interviewScheduleID=2000000000')).interviews).toEqual([]);
});

it('lists a week by the days of India', async () => {
  const me = await fixture.register();
  // The first and the last minute of a week, and the minute after it, in IST.
  const at = async (date: string, time: string) => {
    const body = { ...fixture.scheduleBody(me.accountID, 60), date, time };
    return (await callAsStaff('ScheduleInterview', body)).json<{ interviewScheduleID: number }>().interviewScheduleID;
  };
  const [first, last] = [await at('2040-01-02', '00:00'), await at('2040-01-08', '23:59')];
  await at('2040-01-09', '00:30');
  expect(idsOf(await list('week=2040-01-02'))).toEqual([first, last]);
});

it('records who read the attendees of a job fair', async () => {
  const fairs = await app.inject({ url: '/api/Staff/ListJobFairs', headers });
  expect(fairs.json()).toEqual([]);
  const created = await callAsStaff('CreateJobFair', {
    title: 'Pune Job Fair',
    organiser: 'Aarambh',
    city: 'Pune',
    venue: 'Balewadi',
    starts: '2041-02-03 10:00',
    ends: '2041-02-03 17:00',
    description: 'Forty employers.',
    capacity: 5,
  });
  const { jobFairID } = created.json<{ jobFairID: number }>();
  const me = await fixture.register();
  const registration = { accountID: me.accountID, jobFairID };
  await app.inject({ method: 'POST', url: '/api/JobFair/Register', headers: me.headers, payload: registration });
  const url = `/api/Staff/ListJobFairAttendees/${jobFairID}`;
  const attendees = await app.inject({ url, headers });
  expect(attendees.json()).toMatchObject([{ accountID: me.accountID }]);
  const entries = context.db.selectFrom('staff_audit').select('action').where('target_kind', '=', 'job-fair');
  expect((await entries.orderBy('id').execute()).map(({ action }) => action)).toEqual([
    'CreateJobFair',
    'ListJobFairAttendees',
  ]);
  const unknown = await app.inject({ url: '/api/Staff/ListJobFairAttendees/77', headers });
  expect(unknown.statusCode).toBe(404);
  const longAgo = new Date(context.clock.now().getTime() - 11 * 60_000);
  await context.db.updateTable('staff_sessions').set({ factor_at: longAgo }).execute();
  expect((await app.inject({ url, headers })).json().code).toBe('factor_needed');
});
