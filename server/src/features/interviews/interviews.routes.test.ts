import type { InterviewScheduleItem } from '@aarambh/contract';
import { beforeEach, expect, it } from 'vitest';
import { personalDataSources } from '../../registry/personal-data-sources.ts';
import { closeVacancy } from '../vacancy-lifecycle/index.ts';
import { eraseInterviews, exportInterviews } from './interviews-personal-data.queries.ts';
import { openInterviewFixture } from './test-interview-fixture.ts';

const fixture = await openInterviewFixture();
const { db, clock, schedule, callAsStaff, read, cancel } = fixture;
const DAY = 24 * 60;

let me: Awaited<ReturnType<typeof fixture.register>>;
beforeEach(async () => {
  me = await fixture.register();
});

const upcoming = async () => (await read(me, `GetScheduledVacancies/${me.accountID}`)).json<InterviewScheduleItem[]>();
const all = async () =>
  (await read(me, `GetAllScheduledVacanciesByCandidate/${me.accountID}`)).json<InterviewScheduleItem[]>();
const hasAny = async () => (await read(me, `HasInterviewSchedules/${me.accountID}`)).json<boolean>();
const idsOf = (items: InterviewScheduleItem[]) => items.map(({ interviewScheduleID }) => interviewScheduleID);

it('lists upcoming interviews, next first, and all interviews, newest first', async () => {
  expect([await upcoming(), await all(), await hasAny()]).toEqual([[], [], false]);
  const later = await schedule(me.accountID, 3 * DAY);
  const next = await schedule(me.accountID, DAY);
  const cancelled = await schedule(me.accountID, 2 * DAY);
  await schedule((await fixture.register()).accountID, DAY);
  await cancel(me, cancelled, false);
  expect(idsOf(await upcoming())).toEqual([next, later]);
  expect(idsOf(await all())).toEqual([later, cancelled, next]);
  expect(await hasAny()).toBe(true);
});

it('counts an interview in progress as upcoming until it ends', async () => {
  await schedule(me.accountID, 60);
  clock.advanceMinutes(60);
  expect(await upcoming()).toMatchObject([{ canCancel: false, isUpcoming: true }]);
  clock.advanceMinutes(29);
  expect(await hasAny()).toBe(true);
  clock.advanceMinutes(1);
  expect([await upcoming(), await hasAny()]).toEqual([[], false]);
  expect(await all()).toMatchObject([{ status: 'Scheduled', isUpcoming: false, canCancel: false }]);
});

it('returns the job and the time in IST', async () => {
  const when = { date: '2037-12-31', time: '23:45', durationMinutes: 60 };
  const id = await schedule(me.accountID, 60, {
    ...when,
    mode: 'In person',
    place: 'Baner Road, Pune',
    note: 'Bring a photo identity card.',
  });
  expect(await upcoming()).toEqual([
    {
      interviewScheduleID: id,
      vacancyID: fixture.vacancyId,
      jobTitle: 'Senior Accountant',
      orgName: 'Tulsi Granites',
      orgLogo: '',
      locations: ['Pune'],
      experience: '2 - 5 Years',
      fromSalary: 600_000,
      toSalary: 900_000,
      salaryNotDisclose: false,
      skills: ['Tally'],
      isManualPostedJob: false,
      scheduledDate: '2037-12-31',
      scheduledTime: '23:45:00',
      durationMinutes: 60,
      status: 'Scheduled',
      mode: 'In person',
      place: 'Baner Road, Pune',
      note: 'Bring a photo identity card.',
      isReplacement: false,
      canCancel: true,
      isUpcoming: true,
      isReplaced: false,
      costACall: false,
      cause: '',
    },
  ]);
});

it.each([
  ['attended', 'Attended'],
  ['no-show', 'No-show'],
] as const)('names the status %s', async (outcome, status) => {
  await fixture.givePlan(me.accountID, 1);
  const id = await schedule(me.accountID, 60);
  clock.advanceMinutes(60);
  await callAsStaff('SetInterviewOutcome', { interviewScheduleID: id, outcome });
  expect(await all()).toMatchObject([{ status, costACall: true, isUpcoming: false, cause: '' }]);
});

it('answers 403 for interviews of another account', async () => {
  const other = await fixture.register();
  for (const path of ['GetScheduledVacancies', 'GetAllScheduledVacanciesByCandidate', 'HasInterviewSchedules'])
    expect((await read(me, `${path}/${other.accountID}`)).statusCode).toBe(403);
  expect((await read(me, `GetGuaranteedCallsBalance/${other.accountID}`)).statusCode).toBe(403);
});

it('exports the interviews of an account, and erases them with replacements and audit records', async () => {
  const lost = await schedule(me.accountID, 60);
  await callAsStaff('CancelInterviewByEmployer', { interviewScheduleID: lost, cause: 'Travel' });
  const replacement = await schedule(me.accountID, 600, { replaces: lost });
  const [section] = await exportInterviews(db, me.accountID);
  expect(section?.entries).toMatchObject([
    { interview: lost, jobTitle: 'Senior Accountant', status: 'cancelled-by-employer', cause: 'Travel' },
    { interview: replacement, replaces: lost, status: 'scheduled' },
  ]);
  expect(personalDataSources).toContainEqual({ export: exportInterviews, erase: eraseInterviews });
  await db.transaction().execute((tx) => eraseInterviews(tx, me.accountID));
  expect(await all()).toEqual([]);
  const changes = await db
    .selectFrom('interview_changes')
    .select('id')
    .where('interview_id', 'in', [lost, replacement])
    .execute();
  expect(changes).toEqual([]);
});

it('lists an interview whose job has closed', async () => {
  const id = await schedule(me.accountID, DAY);
  await closeVacancy(fixture.context, fixture.vacancyId, { cause: 'a test', actor: 'system' });
  expect(idsOf(await upcoming())).toEqual([id]);
});
