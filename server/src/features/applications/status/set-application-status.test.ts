import { MOVE_DELAY_MS } from '@aarambh/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestStaff, openTestApp } from '../../../testing/test-app.ts';
import { deliverAll, readSentMessages } from '../../notifications/test-delivery.ts';
import { closeVacancy } from '../../vacancy-lifecycle/index.ts';
import { createTestApplicant, publishTestVacancy } from '../test-applicant.ts';
import type { EmployerStatus } from './application-status.ts';
import { closeApplications } from './close-applications.ts';
import { recordApplicationStatus } from './record-application-status.ts';
import { setApplicationStatus } from './set-application-status.ts';

const { app, context } = await openTestApp();
const staff = await createTestStaff(context);

let me: Awaited<ReturnType<typeof createTestApplicant>>;
beforeEach(async () => {
  me = await createTestApplicant(app, context);
});

const set = (applicationId: number, status: EmployerStatus, note = '') =>
  setApplicationStatus(context, applicationId, { status, note, by: 'a test' });
/** Until the applicant sees a status and gets its mail. */
const wait = () => context.clock.advanceMinutes(MOVE_DELAY_MS / 60_000);

const call = (payload: object) =>
  app.inject({ method: 'POST', url: '/api/Operator/SetApplicationStatus', headers: staff.headers, payload });

describe('a status set by the employer', () => {
  it('appears in the timeline, with note and time', async () => {
    const { vacancyId, applicationId } = await me.applied({ title: 'Forester' });
    const sentOn = context.clock.now().toISOString();
    context.clock.advanceMinutes(60);
    const reply = await call({ applicationID: applicationId, status: 'Viewed' });
    expect(reply.body).toBe(`Application ${applicationId} is viewed.`);
    context.clock.advanceMinutes(60);
    const shortlistedOn = context.clock.now().toISOString();
    await call({ applicationID: applicationId, status: 'Shortlisted', note: ' We call on Monday. ' });
    wait();
    expect(await me.applicationFor(vacancyId)).toMatchObject({
      vacancyID: vacancyId,
      jobTitle: 'Forester',
      orgName: 'Tulsi Granites',
      appliedOn: sentOn,
      resumeName: 'Rahul Venkataraman Subramaniam resume.pdf',
      status: 'Shortlisted',
      isLive: true,
      canWithdraw: true,
      timeline: [
        { status: 'Sent', on: sentOn, note: '' },
        { status: 'Viewed', on: expect.any(String), note: '' },
        { status: 'Shortlisted', on: shortlistedOn, note: 'We call on Monday.' },
      ],
    });
    const actors = context.db.selectFrom('application_steps').select('actor').orderBy('id');
    expect(await actors.where('application_id', '=', applicationId).execute()).toEqual([
      { actor: 'job seeker' },
      { actor: staff.fullName },
      { actor: staff.fullName },
    ]);
  });

  it('sends a mail for important statuses, with the job and the note', async () => {
    const { applicationId } = await me.applied({ title: 'Beekeeper of Mysuru' });
    await set(applicationId, 'Viewed');
    expect(await me.mails()).toEqual([]);
    await set(applicationId, 'Shortlisted', 'We call on Monday.');
    await set(applicationId, 'Interview');
    await set(applicationId, 'Not selected');
    expect(await me.mails()).toEqual(['shortlisted', 'not-selected']);
    wait();
    await deliverAll(context);
    const texts = (await readSentMessages(context))
      .map(({ text }) => text)
      .filter((text) => text.includes('Beekeeper') && !text.includes('has reached the employer'));
    expect(texts).toHaveLength(2);
    expect(texts[0]).toContain('Job: Beekeeper of Mysuru\nCompany: Tulsi Granites\nNote: We call on Monday.');
    expect(texts[1]).not.toContain('Note:');
  });

  it('is shown and mailed after ten minutes, except that the application was viewed', async () => {
    const { vacancyId, applicationId } = await me.applied({ title: 'Coppersmith of Thathera' });
    const mails = async () =>
      (await readSentMessages(context)).filter(({ text }) => text.includes('Job: Coppersmith')).length;
    await set(applicationId, 'Viewed');
    expect(await me.timeline(vacancyId)).toEqual(['Sent', 'Viewed']);
    await set(applicationId, 'Not selected');
    await deliverAll(context);
    const before = await mails();
    expect(await me.applicationFor(vacancyId)).toMatchObject({ status: 'Viewed', canWithdraw: true });
    wait();
    await deliverAll(context);
    expect(await me.applicationFor(vacancyId)).toMatchObject({ status: 'Not selected', canWithdraw: false });
    expect(await mails()).toBe(before + 1);
  });

  it('only moves forward, once', async () => {
    const { vacancyId, applicationId } = await me.applied();
    await set(applicationId, 'Interview');
    for (const status of ['Viewed', 'Shortlisted', 'Interview'] as const)
      await expect(set(applicationId, status)).rejects.toMatchObject({ code: 'conflict' });
    await set(applicationId, 'Not selected');
    for (const status of ['Viewed', 'Shortlisted', 'Interview', 'Not selected'] as const)
      await expect(set(applicationId, status)).rejects.toMatchObject({ code: 'conflict' });
    wait();
    expect(await me.timeline(vacancyId)).toEqual(['Sent', 'Interview', 'Not selected']);
    expect(await me.apply(vacancyId)).toMatch(/already applied/);
  });

  it('is refused for a withdrawn, closed or unknown application', async () => {
    const [withdrawn, closed] = [await me.applied(), await me.applied()];
    await me.withdraw(withdrawn.applicationId);
    await closeVacancy(context, closed.vacancyId, { cause: 'a test', actor: 'system' });
    await closeApplications(context);
    for (const { applicationId } of [withdrawn, closed]) {
      const reply = await call({ applicationID: applicationId, status: 'Viewed' });
      expect(reply.statusCode).toBe(409);
    }
    expect((await call({ applicationID: 2_000_000_000, status: 'Viewed' })).statusCode).toBe(404);
    expect((await call({ applicationID: withdrawn.applicationId, status: 'Withdrawn' })).statusCode).toBe(400);
    expect((await call({ applicationID: withdrawn.applicationId, status: 'Closed' })).statusCode).toBe(400);
    const unprintable = { applicationID: withdrawn.applicationId, status: 'Viewed', note: 'a\u0000b' };
    expect((await call(unprintable)).statusCode).toBe(400);
  });

  it('is set once by ten concurrent calls', async () => {
    const { applicationId } = await me.applied();
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => set(applicationId, 'Shortlisted')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await me.mails()).toEqual(['shortlisted']);
  });

  it('can be set for the listed applicants, which exclude withdrawn ones', async () => {
    const { vacancyId, applicationId } = await me.applied();
    const other = await createTestApplicant(app, context);
    await other.apply(vacancyId);
    await other.withdraw((await other.applicationFor(vacancyId)).applicationID);
    const url = `/api/Operator/ListApplicants?vacancyID=${vacancyId}`;
    expect((await app.inject({ url, headers: staff.headers })).json()).toEqual([
      {
        applicationID: applicationId,
        accountID: me.accountID,
        fullName: 'Kavya Raghunathan',
        email: expect.stringContaining('@example.com'),
        appliedOn: context.clock.now().toISOString(),
        status: 'Sent',
        resumeName: 'Rahul Venkataraman Subramaniam resume.pdf',
      },
    ]);
  });

  it('says that there is no vacancy instead of listing no applicants', async () => {
    const list = (vacancyId: number) =>
      app.inject({ url: `/api/Operator/ListApplicants?vacancyID=${vacancyId}`, headers: staff.headers });
    const reply = await list(2_000_000_000);
    expect(reply.statusCode).toBe(404);
    expect(reply.json().detail).toBe('There is no vacancy with this number.');
    expect((await list(await publishTestVacancy(context))).json()).toEqual([]);
  });

  it('cannot be changed in the timeline afterwards', async () => {
    await me.applied();
    const rewrite = context.db.updateTable('application_steps').set({ status: 'Shortlisted' });
    await expect(rewrite.execute()).rejects.toThrow(/never changed/);
  });
});

describe('a status recorded by another feature', () => {
  const note = (vacancyId: number, status: EmployerStatus, text = '') =>
    context.db.transaction().execute((tx) =>
      recordApplicationStatus(tx, {
        accountId: me.accountID,
        vacancyId,
        status,
        note: text,
        at: context.clock.now(),
      }),
    );

  it('appears in the timeline, also a second interview', async () => {
    const { vacancyId } = await me.applied();
    await note(vacancyId, 'Interview', 'On Monday');
    await note(vacancyId, 'Interview', 'On Friday');
    const { timeline } = await me.applicationFor(vacancyId);
    expect(timeline.map((step) => `${step.status} ${step.note}`)).toEqual([
      'Sent ',
      'Interview On Monday',
      'Interview On Friday',
    ]);
  });

  it('has no effect without an application, or when the change is not allowed', async () => {
    const [taken, decided] = [await me.applied(), await me.applied()];
    await note(2_000_000_000, 'Interview');
    await me.withdraw(taken.applicationId);
    await note(taken.vacancyId, 'Interview');
    await set(decided.applicationId, 'Not selected');
    await note(decided.vacancyId, 'Interview');
    wait();
    expect(await me.timeline(taken.vacancyId)).toEqual(['Sent', 'Withdrawn']);
    expect(await me.timeline(decided.vacancyId)).toEqual(['Sent', 'Not selected']);
    expect(await me.list()).toHaveLength(2);
  });
});
