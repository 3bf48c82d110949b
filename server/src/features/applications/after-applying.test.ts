import type { SentApplication } from '@aarambh/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../lib/clock.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { confirmAfterVerification } from './send-confirmation.ts';
import { createTestApplicant, publishTestVacancies } from './test-applicant.ts';

const { app, context } = await openTestApp();
type Applicant = Awaited<ReturnType<typeof createTestApplicant>>;
let me: Applicant;
beforeEach(async () => {
  me = await createTestApplicant(app, context);
});

const appliedJobs = async ({ accountID, headers }: Applicant) =>
  (await app.inject({ url: `/api/applyjob/GetAppliedJobs/${accountID}`, headers })).json<
    { vacancyID: number; appliedOn: string }[]
  >();

const confirmations = async ({ accountID }: Applicant) =>
  await context.db
    .selectFrom('messages')
    .select(['key', 'data'])
    .where('account_id', '=', accountID)
    .where('template', '=', 'application-sent')
    .orderBy('id')
    .execute();

describe('GetAppliedJobs', () => {
  it('lists own applications with their dates, without withdrawn ones', async () => {
    expect(await appliedJobs(me)).toEqual([]);
    const first = await me.applied();
    context.clock.advanceMinutes(5);
    const second = await me.applied();
    const on = context.clock.now().toISOString();
    expect((await appliedJobs(me)).map(({ vacancyID }) => vacancyID)).toEqual([second.vacancyId, first.vacancyId]);
    expect((await appliedJobs(me))[0]).toEqual({ vacancyID: second.vacancyId, appliedOn: on });
    await me.withdraw(second.applicationId);
    expect((await appliedJobs(me)).map(({ vacancyID }) => vacancyID)).toEqual([first.vacancyId]);
  });
});

describe('the mail that confirms an application', () => {
  it('is queued once per application, also when it is withdrawn and sent again', async () => {
    const { vacancyId, applicationId } = await me.applied({ title: 'Accountant' });
    const [mail, ...others] = await confirmations(me);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ data: { jobTitle: 'Accountant', orgName: 'Tulsi Granites', answerBy: '' } });
    await me.apply(vacancyId);
    await me.withdraw(applicationId);
    await me.apply(vacancyId);
    expect(await confirmations(me)).toHaveLength(1);
    await me.applied();
    expect(await confirmations(me)).toHaveLength(2);
  });
});

describe('applications of an account with an unverified address', () => {
  const setVerified = (at: Date | null) =>
    context.db.updateTable('accounts').set({ email_verified_at: at }).where('id', '=', me.accountID).execute();
  const run = () => confirmAfterVerification(context);
  beforeEach(() => setVerified(null));
  const verify = async () => {
    context.clock.advanceMinutes(5);
    await setVerified(context.clock.now());
  };

  it('are confirmed by one mail once it is verified, once', async () => {
    await me.applied({ title: 'Accountant' });
    context.clock.advanceMinutes(1);
    await me.applied({ title: 'Cashier' });
    await run();
    expect(await confirmations(me)).toEqual([]);
    await verify();
    await Promise.all([run(), run()]);
    context.clock.advanceMinutes(1);
    await run();
    const mails = await confirmations(me);
    expect(mails).toMatchObject([
      { data: { jobTitle: 'Cashier', others: [{ jobTitle: 'Accountant', orgName: 'Tulsi Granites' }] } },
    ]);
    // The next one is confirmed at once, alone.
    await me.applied({ title: 'Clerk' });
    await run();
    expect((await confirmations(me)).slice(1)).toMatchObject([{ data: { jobTitle: 'Clerk', others: [] } }]);
  });

  it('are not confirmed when they were withdrawn, answered or sent more than a week before', async () => {
    await me.applied({ title: 'Old' });
    context.clock.advanceMinutes(8 * 24 * 60);
    // The session has ended: what was sent since is inserted.
    const [withdrawn, answered] = await publishTestVacancies(context, 2);
    const { resume_id } = await context.db
      .selectFrom('applications')
      .select('resume_id')
      .where('account_id', '=', me.accountID)
      .executeTakeFirstOrThrow();
    const row = { account_id: me.accountID, resume_id, applied_at: context.clock.now() };
    await context.db
      .insertInto('applications')
      .values([
        { ...row, vacancy_id: withdrawn as number, status: 'Withdrawn', withdrawn_at: context.clock.now() },
        { ...row, vacancy_id: answered as number, status: 'Not selected' },
      ])
      .execute();
    await verify();
    await run();
    expect(await confirmations(me)).toEqual([]);
  });

  it('are not confirmed again when the address changes', async () => {
    await verify();
    await me.applied();
    await verify();
    await run();
    expect(await confirmations(me)).toHaveLength(1);
  });
});

describe('when an answer can be expected', () => {
  const company = { company: { name: 'Quick Answers' } };
  const expected = async (applicant: Applicant, vacancyId: number): Promise<SentApplication['answerExpectedBy']> =>
    (await applicant.applicationFor(vacancyId)).answerExpectedBy;

  it('is shown from five answers of the company on, while the application waits for one', async () => {
    const start = context.clock.now().getTime();
    for (let i = 0; i < 5; i++) {
      const other = await createTestApplicant(app, context);
      const { applicationId } = await other.applied(company);
      await context.db
        .insertInto('application_steps')
        .values({ application_id: applicationId, status: 'Shortlisted', at: new Date(start + 4 * DAY_MS), actor: 'x' })
        .execute();
      const { vacancyId } = await me.applied({ ...company, title: `Cook ${i}` });
      if (i < 4) expect(await expected(me, vacancyId)).toBeNull();
      else {
        const by = Date.parse((await expected(me, vacancyId)) ?? '');
        expect(Math.round((by - start) / DAY_MS)).toBe(4);
        await me.withdraw((await me.applicationFor(vacancyId)).applicationID);
        expect(await expected(me, vacancyId)).toBeNull();
      }
    }
  });
});
