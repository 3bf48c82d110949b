import { beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestApp } from '../../testing/test-app.ts';
import { setApplicationStatus } from '../applications/status/set-application-status.ts';
import { createTestApplicant } from '../applications/test-applicant.ts';
import { createMoneyQuestionToken } from '../notifications/index.ts';
import { deliverAll, readSentMessages } from '../notifications/test-delivery.ts';
import { reportJob } from './report-job.ts';

const { app, context } = await openTestApp();
const { db } = context;
let applicant: Awaited<ReturnType<typeof createTestApplicant>>;
let application: { vacancyId: number; applicationId: number };

beforeAll(async () => {
  applicant = await createTestApplicant(app, context);
});
beforeEach(async () => {
  application = await applicant.applied();
});

const token = () => createMoneyQuestionToken(context, application.applicationId);
const ask = (of = token()) => app.inject({ url: `/api/Trust/GetMoneyQuestion?token=${of}` });
const submit = (answer: string, of = token()) =>
  app.inject({
    method: 'POST',
    url: `/job/asked-for-money?token=${of}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `answer=${answer}`,
  });
const reports = () =>
  db.selectFrom('job_reports').selectAll().where('vacancy_id', '=', application.vacancyId).execute();

it('reading the link writes nothing; "yes" reports the job with the weight of an applicant, once', async () => {
  expect((await ask()).json()).toMatchObject({ orgName: 'Tulsi Granites', answer: null });
  expect(await reports()).toEqual([]);
  const sent = await submit('yes');
  expect([sent.statusCode, sent.headers.location]).toEqual([303, `/job/asked-for-money?token=${token()}`]);
  await submit('yes');
  expect((await ask()).json()).toMatchObject({ answer: 'yes' });
  expect(await reports()).toMatchObject([{ reason: 'money', account_id: applicant.accountID, outcome: 'undecided' }]);
  expect((await reports())[0]?.weight).toBeGreaterThan(0.2);
});

it('"no" takes back a "yes" that is not decided, and is not a report on its own', async () => {
  await submit('no');
  expect((await ask()).json()).toMatchObject({ answer: 'no' });
  expect(await reports()).toEqual([]);
  await submit('yes');
  await submit('no');
  expect(await reports()).toEqual([]);
});

it('"yes" is a report of its own besides an earlier one for another reason, and "no" takes only this back', async () => {
  const report = { vacancyId: application.vacancyId, reason: 'closed', text: 'Nobody answers.', email: '' } as const;
  const caller = { accountId: applicant.accountID, role: 'jobSeeker', sessionId: 1 } as const;
  await reportJob(context, report, { caller }, { address: '49.1.1.1', device: 'x' });
  await submit('yes');
  expect((await reports()).map(({ reason }) => reason)).toEqual(['closed', 'money']);
  await submit('no');
  expect((await reports()).map(({ reason, body }) => [reason, body])).toEqual([['closed', 'Nobody answers.']]);
});

it('"yes" is added to an earlier report of a demand for money, and "no" leaves what the member wrote', async () => {
  const report = { vacancyId: application.vacancyId, reason: 'money', text: '₹999 by UPI.', email: '' } as const;
  const caller = { accountId: applicant.accountID, role: 'jobSeeker', sessionId: 1 } as const;
  await reportJob(context, report, { caller }, { address: '49.1.1.1', device: 'x' });
  await submit('yes');
  await submit('yes');
  expect((await reports()).map(({ body }) => body)).toEqual([
    '₹999 by UPI.\n\nAnswered in a mail: I was asked for money for this job.',
  ]);
  await submit('no');
  expect((await reports()).map(({ body }) => body)).toEqual(['₹999 by UPI.']);
});

it('"no" leaves what the member wrote after a "yes"', async () => {
  await submit('yes');
  const report = { vacancyId: application.vacancyId, reason: 'money', text: '₹999 by UPI.', email: '' } as const;
  const caller = { accountId: applicant.accountID, role: 'jobSeeker', sessionId: 1 } as const;
  await reportJob(context, report, { caller }, { address: '49.1.1.1', device: 'x' });
  await submit('no');
  expect((await reports()).map(({ body }) => body)).toEqual(['₹999 by UPI.']);
});

it('"no" does not take back what has hidden the vacancy', async () => {
  await submit('yes');
  const [report] = await reports();
  await db
    .updateTable('moderation_cases')
    .set({ hidden_by_reports_at: context.clock.now() })
    .where('id', '=', report?.case_id ?? 0)
    .execute();
  await submit('no');
  expect(await reports()).toMatchObject([{ account_id: applicant.accountID, outcome: 'undecided' }]);
});

it('refuses forged links, links of other applications and other answers', async () => {
  const [payload, signature] = token().split('.');
  const other = `${(application.applicationId + 1).toString(36)}.${signature}`;
  // A signature may begin with any character.
  const changed = `${signature?.startsWith('x') ? 'y' : 'x'}${signature?.slice(1)}`;
  for (const forged of [other, `${payload}.${changed}`, `${token()}.x`, 'x'.repeat(40), '']) {
    expect([400, 404]).toContain((await ask(forged)).statusCode);
    expect((await submit('yes', forged)).statusCode).toBe(404);
  }
  expect((await submit('maybe')).statusCode).toBe(404);
  expect(await reports()).toEqual([]);
});

it('is in the mails of the first week after applying, and in none later', async () => {
  const link = `/job/asked-for-money?token=${token()}`;
  const other = await applicant.applied();
  const textsOf = async (subject: RegExp) => {
    await deliverAll(context);
    return (await readSentMessages(context)).flatMap((mail) =>
      mail.channel === 'mail' && subject.test(mail.subject) ? [mail.text] : [],
    );
  };
  // The confirmation says first what happens next, and asks nothing: it is sent before anyone can have asked.
  const confirmations = await textsOf(/^Your application was sent/);
  const confirmation = confirmations.find((text) => text.includes(link)) ?? '';
  expect(confirmation).toContain(`I was asked for money:\n${context.config.publicUrl}${link}&answer=yes`);
  expect(confirmation).not.toContain('Has anyone asked');
  const found = ['The employer reads your application next', 'Keep this mail', '-- \n'].map((words) =>
    confirmation.indexOf(words),
  );
  expect(found.every((at) => at > 0)).toBe(true);
  expect(found).toEqual(found.toSorted((a, b) => a - b));

  context.clock.advanceMinutes(24 * 60);
  await setApplicationStatus(context, application.applicationId, { status: 'Shortlisted', note: '', by: 'a test' });
  context.clock.advanceMinutes(30);
  expect((await textsOf(/shortlisted/)).at(-1)).toContain(
    `Has anyone asked you for money for this job?\nYes:\n${context.config.publicUrl}${link}&answer=yes`,
  );
  context.clock.advanceMinutes(8 * 24 * 60);
  await setApplicationStatus(context, other.applicationId, { status: 'Shortlisted', note: '', by: 'a test' });
  context.clock.advanceMinutes(30);
  const shortlisted = await textsOf(/shortlisted/);
  expect(shortlisted).toHaveLength(2);
  const late = shortlisted.filter((text) => !text.includes('asked-for-money'));
  expect(late).toHaveLength(1);
});
