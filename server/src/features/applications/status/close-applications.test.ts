import { beforeEach, expect, it } from 'vitest';
import { openTestApp } from '../../../testing/test-app.ts';
import { closeVacancy, expireVacancies } from '../../vacancies/index.ts';
import { insertAccountThatApplied } from '../../vacancies/test-world.queries.ts';
import { makeApplicant, publishVacancy } from '../test-applicant.ts';
import { closeApplications } from './close-applications.ts';
import { setApplicationStatus } from './set-application-status.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;

let me: Awaited<ReturnType<typeof makeApplicant>>;
beforeEach(async () => {
  me = await makeApplicant(app, context);
});

const close = (vacancyId: number) => closeVacancy(context, vacancyId, { cause: 'a test', actor: 'system' });

it('closes what is open when its job closes or runs out, and says so once', async () => {
  const soon = { expiresAt: new Date(clock.now().getTime() + 60 * 60_000) };
  const [closed, expired, live] = [await me.applied(), await me.applied(soon), await me.applied()];
  await close(closed.vacancyId);
  await closeApplications(context);
  expect(await me.applicationFor(closed.vacancyId)).toMatchObject({
    status: 'Closed',
    isLive: false,
    canWithdraw: false,
  });
  expect(await me.mails()).toEqual(['closed']);

  clock.advanceMinutes(60);
  expect(await me.applicationFor(expired.vacancyId)).toMatchObject({
    status: 'Sent',
    isLive: false,
    canWithdraw: false,
  });
  await expireVacancies(context);
  for (let i = 0; i < 3; i++) await closeApplications(context);
  expect(await me.timeline(expired.vacancyId)).toEqual(['Sent', 'Closed']);
  expect(await me.timeline(closed.vacancyId)).toEqual(['Sent', 'Closed']);
  expect(await me.timeline(live.vacancyId)).toEqual(['Sent']);
  expect(await me.mails()).toEqual(['closed', 'closed']);
});

it('leaves what was withdrawn or decided before', async () => {
  const [withdrawn, decided] = [await me.applied(), await me.applied()];
  await me.withdraw(withdrawn.applicationId);
  await setApplicationStatus(context, decided.applicationId, { status: 'Not selected', note: '', by: 'a test' });
  await close(withdrawn.vacancyId);
  await close(decided.vacancyId);
  await closeApplications(context);
  expect(await me.timeline(withdrawn.vacancyId)).toEqual(['Sent', 'Withdrawn']);
  expect(await me.timeline(decided.vacancyId)).toEqual(['Sent', 'Not selected']);
  expect(await me.mails()).toEqual(['not-selected']);
});

it('closes more than a batch, once each, with many instances at the same moment', async () => {
  const vacancyIds = await Promise.all(Array.from({ length: 5 }, () => publishVacancy(context)));
  for (let i = 0; i < 250; i++) await insertAccountThatApplied(db, vacancyIds[i % 5] as number, i);
  const others = await Promise.all(Array.from({ length: 205 }, () => publishVacancy(context)));
  for (const id of [...others, ...vacancyIds]) await close(id);
  await Promise.all(Array.from({ length: 4 }, () => closeApplications(context)));
  await closeApplications(context);

  const { count } = db.fn;
  const steps = await db
    .selectFrom('application_steps')
    .innerJoin('applications', 'applications.id', 'application_id')
    .select([
      count<number>('application_steps.id').as('all'),
      count<number>('application_id').distinct().as('distinct'),
    ])
    .where('vacancy_id', 'in', vacancyIds)
    .where('application_steps.status', '=', 'Closed')
    .executeTakeFirstOrThrow();
  expect(steps).toEqual({ all: 250, distinct: 250 });
  const mails = db.selectFrom('messages').select('account_id').where('template', '=', 'application-closed');
  const told = await mails.where('recipient', 'like', 'ila%').execute();
  expect(new Set(told.map(({ account_id }) => account_id)).size).toBe(250);
  expect(told).toHaveLength(250);
  const untold = db.selectFrom('vacancies').select('id').where('status', '=', 'closed');
  expect(await untold.where('applicants_told_at', 'is', null).execute()).toEqual([]);
});

it('and withdrawing at the same moment come one after the other', async () => {
  for (let i = 0; i < 5; i++) {
    const { vacancyId, applicationId } = await me.applied();
    await Promise.all([me.withdraw(applicationId), close(vacancyId).then(() => closeApplications(context))]);
    await closeApplications(context);
    expect([
      ['Sent', 'Withdrawn'],
      ['Sent', 'Closed'],
    ]).toContainEqual(await me.timeline(vacancyId));
  }
});
