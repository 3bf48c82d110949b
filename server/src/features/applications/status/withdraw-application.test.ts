import { applyTexts, isSuccessText, withdrawTexts } from '@aarambh/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { countRateLimitUses } from '../../../infra/http/rate-limit/rate-limit.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { saveDemoResume } from '../../resumes/index.ts';
import { closeVacancy } from '../../vacancy-lifecycle/index.ts';
import { applyAgainLimit, applyLimit, applyToVacancy } from '../apply-to-vacancy.ts';
import { createTestApplicant, publishTestVacancy } from '../test-applicant.ts';
import { setApplicationStatus } from './set-application-status.ts';

const { app, context } = await openTestApp();
const reason = { cause: 'a test', actor: 'system' };

let me: Awaited<ReturnType<typeof createTestApplicant>>;
beforeEach(async () => {
  me = await createTestApplicant(app, context);
});

describe('withdrawing', () => {
  it('withdraws an application, once', async () => {
    const { vacancyId, applicationId } = await me.applied();
    const reply = await me.withdraw(applicationId);
    expect(reply.body).toBe('Your application has been withdrawn successfully.');
    expect(await me.hasApplied(vacancyId)).toBe(false);
    expect(await me.applicationFor(vacancyId)).toMatchObject({ status: 'Withdrawn', canWithdraw: false, isLive: true });
    expect(await me.timeline(vacancyId)).toEqual(['Sent', 'Withdrawn']);
    expect((await me.withdraw(applicationId)).body).toBe(withdrawTexts.alreadyWithdrawn);
    expect(await me.timeline(vacancyId)).toEqual(['Sent', 'Withdrawn']);
    expect(await me.mails()).toEqual([]);
  });

  it('is refused for closed, expired and decided applications', async () => {
    const soon = { expiresAt: new Date(context.clock.now().getTime() + 3_600_000) };
    const [closed, expired, decided] = [await me.applied(), await me.applied(soon), await me.applied()];
    await closeVacancy(context, closed.vacancyId, reason);
    expect((await me.withdraw(closed.applicationId)).body).toBe(withdrawTexts.closed);
    await setApplicationStatus(context, decided.applicationId, { status: 'Not selected', note: '', by: 'a test' });
    context.clock.advanceMinutes(10);
    expect((await me.applicationFor(decided.vacancyId)).canWithdraw).toBe(false);
    expect((await me.withdraw(decided.applicationId)).body).toBe(withdrawTexts.decided);
    context.clock.advanceMinutes(60);
    expect((await me.withdraw(expired.applicationId)).body).toBe(withdrawTexts.closed);
  });

  it('is possible until a decision is seen; the decision is then never shown', async () => {
    const { vacancyId, applicationId } = await me.applied();
    await setApplicationStatus(context, applicationId, { status: 'Not selected', note: '', by: 'a test' });
    expect((await me.withdraw(applicationId)).body).toBe(withdrawTexts.withdrawn);
    context.clock.advanceMinutes(10);
    expect(await me.timeline(vacancyId)).toEqual(['Sent', 'Withdrawn']);
    expect(await me.mails()).toEqual([]);
  });

  it("gives the same reply for another account's application and an unknown one", async () => {
    const other = await createTestApplicant(app, context);
    const { vacancyId, applicationId } = await other.applied();
    const replies = [await me.withdraw(applicationId), await me.withdraw(2_000_000_000)];
    for (const reply of replies) expect(reply.statusCode).toBe(404);
    expect(replies[0]?.json()).toEqual(replies[1]?.json());
    expect(await other.timeline(vacancyId)).toEqual(['Sent']);
  });

  it('happens once for ten concurrent requests', async () => {
    const { vacancyId, applicationId } = await me.applied();
    const texts = (await Promise.all(Array.from({ length: 10 }, () => me.withdraw(applicationId)))).map((r) => r.body);
    expect(texts.filter((text) => text === withdrawTexts.withdrawn)).toHaveLength(1);
    expect(texts.filter((text) => text === withdrawTexts.alreadyWithdrawn)).toHaveLength(9);
    expect(await me.timeline(vacancyId)).toEqual(['Sent', 'Withdrawn']);
  });

  it('is serialised with a concurrent status change of the employer', async () => {
    for (let i = 0; i < 10; i++) {
      const { vacancyId, applicationId } = await me.applied();
      const shortlist = setApplicationStatus(context, applicationId, {
        status: 'Shortlisted',
        note: '',
        by: 'a test',
      });
      const [withdrawn] = await Promise.allSettled([me.withdraw(applicationId), shortlist]);
      expect(withdrawn).toMatchObject({ value: { body: withdrawTexts.withdrawn } });
      context.clock.advanceMinutes(10);
      // The applicant never saw the status, and gets no mail of it.
      expect(await me.timeline(vacancyId)).toEqual(['Sent', 'Withdrawn']);
      expect(await me.mails()).toEqual([]);
    }
  });
});

describe('applying again after withdrawing', () => {
  it('reopens the same application with the current resume', async () => {
    const { vacancyId, applicationId } = await me.applied();
    const before = await resumeOf(applicationId);
    await me.withdraw(applicationId);
    await saveDemoResume(context, me.accountID);
    context.clock.advanceMinutes(5);
    expect(await me.apply(vacancyId)).toBe(applyTexts.sent);
    expect(await me.apply(vacancyId)).toBe(applyTexts.alreadyApplied);
    expect(await me.hasApplied(vacancyId)).toBe(true);
    expect(await me.applicationFor(vacancyId)).toMatchObject({
      applicationID: applicationId,
      status: 'Sent',
      appliedOn: context.clock.now().toISOString(),
      canWithdraw: true,
    });
    expect(await me.timeline(vacancyId)).toEqual(['Sent', 'Withdrawn', 'Sent']);
    expect(await resumeOf(applicationId)).toBeGreaterThan(before);
  });

  it('reopens it once for ten concurrent requests', async () => {
    const { vacancyId, applicationId } = await me.applied();
    await me.withdraw(applicationId);
    const texts = await Promise.all(Array.from({ length: 10 }, () => me.apply(vacancyId)));
    expect(texts.filter((text) => text === applyTexts.sent)).toHaveLength(1);
    expect(await me.timeline(vacancyId)).toEqual(['Sent', 'Withdrawn', 'Sent']);
  });

  it('follows an application; of these an account sends 200 a day, with a clear message', async () => {
    const now = context.clock.now();
    await countRateLimitUses(context.db, applyLimit, String(me.accountID), now, applyLimit.max - 1);
    const { vacancyId } = await me.applied();
    expect(await me.apply(vacancyId)).toBe(applyTexts.alreadyApplied);
    const payload = { accountID: me.accountID, vacancyID: await publishTestVacancy(context) };
    const apply = () => app.inject({ method: 'POST', url: '/api/applyjob/ApplyJob', headers: me.headers, payload });
    const refused = await apply();
    expect([refused.statusCode, refused.json().detail]).toEqual([429, applyLimit.text]);
    expect(await me.hasApplied(payload.vacancyID)).toBe(false);
  });

  it('is limited a day and account, with a clear message; withdrawing and other jobs are not', async () => {
    const { vacancyId, applicationId } = await me.applied();
    for (let i = 0; i < applyAgainLimit.max; i++) {
      await me.withdraw(applicationId);
      expect(await me.apply(vacancyId)).toBe(applyTexts.sent);
    }
    expect((await me.withdraw(applicationId)).body).toBe(withdrawTexts.withdrawn);
    const before = await me.timeline(vacancyId);
    const url = '/api/applyjob/ApplyJob';
    const payload = { accountID: me.accountID, vacancyID: vacancyId };
    const refused = await app.inject({ method: 'POST', url, headers: me.headers, payload });
    expect([refused.statusCode, refused.json().detail]).toEqual([429, applyAgainLimit.text]);
    expect(await me.hasApplied(vacancyId)).toBe(false);
    expect(await me.timeline(vacancyId)).toEqual(before);
    expect((await me.applicationFor((await me.applied()).vacancyId)).status).toBe('Sent');
    // The session has expired by then.
    context.clock.advanceMinutes(24 * 60);
    expect(await applyToVacancy(context, me.accountID, vacancyId)).toBe(applyTexts.sent);
  });

  it('is not possible once the job has closed', async () => {
    const { vacancyId, applicationId } = await me.applied();
    await me.withdraw(applicationId);
    await closeVacancy(context, vacancyId, reason);
    expect(await me.apply(vacancyId)).toBe(applyTexts.notLive);
    expect(await me.timeline(vacancyId)).toEqual(['Sent', 'Withdrawn']);
  });
});

it('only the text of a withdrawn application contains the word that marks success', () => {
  for (const [name, text] of Object.entries(withdrawTexts)) expect(isSuccessText(text)).toBe(name === 'withdrawn');
});

async function resumeOf(applicationId: number): Promise<number> {
  const query = context.db.selectFrom('applications').select('resume_id').where('id', '=', applicationId);
  return (await query.executeTakeFirstOrThrow()).resume_id;
}
