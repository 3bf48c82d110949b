import { beforeEach, expect, it } from 'vitest';
import { openTestApp } from '../../../testing/test-app.ts';
import { closeVacancy, expireVacancies } from '../../vacancy-lifecycle/index.ts';
import { insertApplicant } from '../../vacancy-lifecycle/test-vacancy-fixture.queries.ts';
import { createTestApplicant, publishTestVacancies } from '../test-applicant.ts';
import { closeApplications } from './close-applications.ts';
import { setApplicationStatus } from './set-application-status.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;

let me: Awaited<ReturnType<typeof createTestApplicant>>;
beforeEach(async () => {
  me = await createTestApplicant(app, context);
});

const close = (vacancyId: number) => closeVacancy(context, vacancyId, { cause: 'a test', actor: 'system' });

it('closes open applications when their vacancy closes or expires, and notifies once', async () => {
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

it('leaves withdrawn and decided applications', async () => {
  const [withdrawn, decided] = [await me.applied(), await me.applied()];
  await me.withdraw(withdrawn.applicationId);
  await setApplicationStatus(context, decided.applicationId, { status: 'Not selected', note: '', by: 'a test' });
  clock.advanceMinutes(10);
  await close(withdrawn.vacancyId);
  await close(decided.vacancyId);
  await closeApplications(context);
  expect(await me.timeline(withdrawn.vacancyId)).toEqual(['Sent', 'Withdrawn']);
  expect(await me.timeline(decided.vacancyId)).toEqual(['Sent', 'Not selected']);
  expect(await me.mails()).toEqual(['not-selected']);
});

it('closes more than one batch, once each, with concurrent instances', async () => {
  const all = await publishTestVacancies(context, 210);
  const vacancyIds = all.slice(0, 5);
  for (let i = 0; i < 250; i++) await insertApplicant(db, vacancyIds[i % 5] as number, i);
  await db.updateTable('accounts').set({ email_verified_at: clock.now() }).where('email', 'like', 'ila%').execute();
  await db.updateTable('vacancies').set({ status: 'closed' }).where('id', 'in', all).execute();
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
  const notified = await mails.where('recipient', 'like', 'ila%').execute();
  expect(new Set(notified.map(({ account_id }) => account_id)).size).toBe(250);
  expect(notified).toHaveLength(250);
  const notNotified = db.selectFrom('vacancies').select('id').where('status', '=', 'closed');
  expect(await notNotified.where('applicants_told_at', 'is', null).execute()).toEqual([]);
});

it('is serialised with a concurrent withdrawal', async () => {
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
