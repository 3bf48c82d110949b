import { readdir } from 'node:fs/promises';
import { type ReportReason, reportJob as reportJobCall } from '@aarambh/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeJpeg } from '../../../infra/files/images/make-test-images.ts';
import { purgeOrphanFiles } from '../../../infra/files/purge-orphan-files.ts';
import { DAY_MS } from '../../../lib/clock.ts';
import { fileOwners } from '../../../registry/file-owners.ts';
import { createTestStaff, openTestApp, registerThrough, type TestAccount } from '../../../testing/test-app.ts';
import { issueCaptchaPass } from '../../accounts/captcha/captcha-pass.ts';
import { publishTestVacancy } from '../../applications/test-applicant.ts';
import { saveDemoResume } from '../../resumes/index.ts';
import { reportJob, reportTexts } from './report-job.ts';
import { settleReports, unsettleReports } from './settle-reports.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;
let vacancyId: number;
let count = 0;
let members = 0;

beforeEach(async () => {
  count += 1;
  vacancyId = await publishTestVacancy(context);
});

const address = (network: number) => ({ address: `49.${Math.floor(network / 250)}.${network % 250}.7`, device: 'x' });

async function send(fields: Record<string, string>, headers = {}, proof?: Buffer) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ vacancyID: String(vacancyId), ...fields })) form.set(name, value);
  if (proof) form.set('proof', new Blob([new Uint8Array(proof)]), 'proof.jpg');
  const sent = new Request('http://localhost/', { method: 'POST', body: form });
  return app.inject({
    method: 'POST',
    url: `/api/${reportJobCall.path}`,
    headers: { ...headers, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
}
const guest = () => ({
  reason: 'money',
  text: 'They want ₹999.',
  email: `guest.${count}@example.com`,
  pass: issueCaptchaPass(context),
});
const report = (by: TestAccount, network: number, reason: ReportReason = 'money', id = vacancyId) =>
  reportJob(
    context,
    { vacancyId: id, reason, text: 'They want ₹999.', email: '' },
    { caller: { accountId: by.accountID, role: 'jobSeeker', sessionId: 1 } },
    address(network),
  );

/** A member with a verified address whose account is so old. */
async function createMember(ageDays = 90): Promise<TestAccount & { email: string }> {
  members += 1;
  const email = `member.${members}@example.com`;
  const member = { ...(await registerThrough(app, { email, isEmailVerified: true })), email };
  const since = new Date(clock.now().getTime() - ageDays * DAY_MS);
  await db.updateTable('accounts').set({ created_at: since }).where('id', '=', member.accountID).execute();
  return member;
}
const statusOf = async (id = vacancyId) =>
  (await db.selectFrom('vacancies').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const casesOf = (id = vacancyId) =>
  db.selectFrom('moderation_cases').selectAll().where('vacancy_id', '=', id).execute();
const reportsOf = (id = vacancyId) =>
  db.selectFrom('job_reports').selectAll().where('vacancy_id', '=', id).orderBy('id').execute();
const mailsTo = async (email: string) =>
  await db
    .selectFrom('messages')
    .select(['template', 'data'])
    .where('recipient', '=', email)
    .where('template', 'like', 'report-%')
    .orderBy('id')
    .execute();

describe('a report', () => {
  it('of a guest opens a case, thanks by mail, and hides nothing', async () => {
    const sent = await send(guest());
    expect(sent.json(), sent.body).toEqual({ text: reportTexts.thanks });
    const [opened] = await casesOf();
    expect(opened).toMatchObject({ state: 'open', causes: ['report'], level: 'medium', holds_vacancy: false });
    expect(await reportsOf()).toMatchObject([{ case_id: opened?.id, account_id: null, reason: 'money', weight: 0.2 }]);
    expect(await mailsTo(guest().email)).toMatchObject([{ template: 'report-received', data: { reason: 'money' } }]);
    expect(await statusOf()).toBe('live');
  });

  it('of a member names the account, and a second one is not a second voice', async () => {
    const member = await createMember();
    expect((await send({ reason: 'fake', text: '' }, member.headers)).json()).toEqual({ text: reportTexts.thanks });
    expect((await send({ reason: 'money', text: '' }, member.headers)).json()).toEqual({ text: reportTexts.repeated });
    expect(await reportsOf()).toMatchObject([{ account_id: member.accountID, reason: 'fake' }]);
  });

  it('of a guest says nothing about other reports with the same address', async () => {
    const member = await createMember();
    await report(member, 1);
    const replies = [await send(guest()), await send(guest()), await send({ ...guest(), email: member.email })];
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(await reportsOf()).toHaveLength(2);
  });

  it('of a member replaces that of a guest who typed the verified address', async () => {
    const member = await createMember();
    await send({ ...guest(), email: member.email }, {}, await makeJpeg());
    expect(await reportsOf()).toMatchObject([{ account_id: null, email: member.email }]);
    expect(await report(member, 1)).toBe(reportTexts.thanks);
    expect(await reportsOf()).toMatchObject([{ account_id: member.accountID, is_trusted: true }]);
    expect(await context.files.list('report-proofs')).toEqual([]);
  });

  it('needs all fields, an address and a captcha pass of a guest, once', async () => {
    const pass = issueCaptchaPass(context);
    const wrong = { reason: 'x', text: 'a'.repeat(2_001), email: 'ravi' };
    for (const [field, value] of Object.entries(wrong))
      expect((await send({ ...guest(), [field]: value })).json().errors[0].field).toBe(field);
    expect((await send({ ...guest(), email: '' })).json().errors[0].field).toBe('email');
    expect((await send({ ...guest(), reason: 'other', text: '' })).json().errors?.[0].field).toBe('text');
    expect((await send({ ...guest(), pass })).statusCode).toBe(200);
    expect((await send({ ...guest(), pass })).json().errors[0].field).toBe('captcha');
    expect((await send({ ...guest(), pass: 'forged' })).statusCode).toBe(400);
    expect((await send({ ...guest(), vacancyID: '2000000000' })).statusCode).toBe(404);
    expect((await send({ ...guest(), text: 'भ'.repeat(2_000) })).statusCode).toBe(200);
  });

  it('of a draft is of a job that is not known; of a removed fraud it is answered and not recorded', async () => {
    await db.updateTable('vacancies').set({ status: 'draft' }).where('id', '=', vacancyId).execute();
    expect((await send(guest())).statusCode).toBe(404);
    await db
      .updateTable('vacancies')
      .set({ status: 'closed', ended_as_fraud: true })
      .where('id', '=', vacancyId)
      .execute();
    expect((await send(guest())).json()).toEqual({ text: reportTexts.removed });
    expect(await reportsOf()).toEqual([]);
  });

  it('has a picture, re-encoded, private, and removed with its report', async () => {
    const reply = await send(guest(), {}, await makeJpeg());
    expect(reply.statusCode, reply.body).toBe(200);
    const [row] = await reportsOf();
    expect(await context.files.list('report-proofs')).toEqual([row?.proof_file]);
    const url = `/api/Staff/ReadReportProof/${row?.id}`;
    const trust = await createTestStaff(context, ['trust']);
    const shown = await app.inject({ url, headers: trust.headers });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, row?.proof_type]);
    expect((await app.inject({ url })).statusCode).toBe(401);
    clock.advanceMinutes(120);
    await purgeOrphanFiles(context, fileOwners);
    expect(await context.files.list('report-proofs')).toHaveLength(1);
    await db
      .deleteFrom('job_reports')
      .where('id', '=', row?.id ?? 0)
      .execute();
    await purgeOrphanFiles(context, fileOwners);
    expect(await context.files.list('report-proofs')).toEqual([]);
  });

  it('with what is no picture is refused, and leaves nothing', async () => {
    expect((await send(guest(), {}, Buffer.from('<svg onload=alert(1)>'))).statusCode).toBe(415);
    expect(await reportsOf()).toEqual([]);
    expect(await casesOf()).toEqual([]);
    expect(await readdir(context.files.temporaryFolder)).toEqual([]);
  });
});

describe('trusted reporters', () => {
  it('two of them, in two networks, hide the vacancy at once and hold its case', async () => {
    await report(await createMember(), 1);
    expect(await statusOf()).toBe('live');
    await report(await createMember(), 2);
    expect(await statusOf()).toBe('paused');
    expect(await casesOf()).toMatchObject([{ level: 'high', holds_vacancy: true, state: 'open' }]);
    const search = await db.selectFrom('vacancy_search').selectAll().where('vacancy_id', '=', vacancyId).execute();
    expect(search).toEqual([]);
  });

  it('hide it also when both report at the same moment', async () => {
    const [one, two] = [await createMember(), await createMember()];
    await Promise.all([report(one, 1), report(two, 2)]);
    expect(await statusOf()).toBe('paused');
  });

  it('hide nothing from one network, nor one of them together with guests', async () => {
    await report(await createMember(), 1);
    await report(await createMember(), 1);
    await send(guest());
    expect(await statusOf()).toBe('live');
  });

  it('hide nothing again that staff released', async () => {
    await report(await createMember(), 1);
    const [opened] = await casesOf();
    await db
      .updateTable('moderation_cases')
      .set({ state: 'released', decided_at: clock.now() })
      .where('id', '=', opened?.id ?? 0)
      .execute();
    await report(await createMember(), 2);
    await report(await createMember(), 3);
    expect(await statusOf()).toBe('live');
    expect((await casesOf()).map(({ state }) => state).toSorted()).toEqual(['open', 'released']);
  });

  it('who were wrong are not trusted any more', async () => {
    const members = [await createMember(), await createMember()] as const;
    await report(members[0], 1);
    await report(members[1], 2);
    const [opened] = await casesOf();
    await db
      .transaction()
      .execute((tx) => settleReports(tx, opened?.id ?? 0, { isUpheld: false }, clock.now(), clock.now()));
    vacancyId = await publishTestVacancy(context);
    await report(members[0], 1);
    await report(members[1], 2);
    expect(await statusOf()).toBe('live');
  });
});

describe('a flood against one honest employer', () => {
  it('of 1,000 guests hides nothing and opens one case below the highest level', { timeout: 120_000 }, async () => {
    let refused = 0;
    for (let i = 0; i < 1_000; i++) {
      const one = { vacancyId, reason: 'fake' as const, text: '', email: `flood.${count}.${i}@example.com` };
      const pass = issueCaptchaPass(context);
      await reportJob(context, one, { pass }, address(i)).catch((error: { code: string }) => {
        expect(error.code).toBe('too_many_requests');
        refused += 1;
      });
    }
    expect(refused).toBe(950);
    expect(await statusOf()).toBe('live');
    expect(await casesOf()).toMatchObject([{ holds_vacancy: false, level: 'medium' }]);
  });

  it('of 200 fresh verified accounts hides nothing', { timeout: 120_000 }, async () => {
    for (let i = 0; i < 200; i++) await report(await createMember(1), i).catch(() => undefined);
    expect(await statusOf()).toBe('live');
    expect(await casesOf()).toMatchObject([{ holds_vacancy: false, level: 'medium' }]);
  });

  it('does not stop an applicant from reporting', { timeout: 120_000 }, async () => {
    for (let i = 0; i < 51; i++) await report(await createMember(1), i).catch(() => undefined);
    expect(await report(await createMember(20), 300)).toBe(reportTexts.thanks);
  });

  it('by one person is refused after ten jobs', async () => {
    const member = await createMember();
    for (let i = 0; i < 10; i++) await report(member, 1, 'wrong', await publishTestVacancy(context));
    await expect(report(member, 1)).rejects.toMatchObject({ code: 'too_many_requests' });
  });
});

describe('reporters', () => {
  it('hear the outcome, unless the decision is undone first', async () => {
    const member = await createMember();
    await report(member, 1);
    const caseId = (await casesOf())[0]?.id ?? 0;
    const decide = (isUpheld: boolean) =>
      db.transaction().execute((tx) => settleReports(tx, caseId, { isUpheld }, clock.now(), clock.now()));
    await decide(false);
    await db.transaction().execute((tx) => unsettleReports(tx, caseId));
    expect((await mailsTo(member.email)).map(({ template }) => template)).toEqual(['report-received']);
    expect(await reportsOf()).toMatchObject([{ outcome: 'undecided', answered_at: null }]);
    await decide(true);
    expect((await mailsTo(member.email)).at(-1)).toMatchObject({
      template: 'report-decided',
      data: { decision: 'removed' },
    });
    expect(await reportsOf()).toMatchObject([{ outcome: 'right' }]);
  });

  it('are unknown to everybody but staff of moderation', async () => {
    const member = await createMember();
    await report(member, 1);
    await send(guest());
    const secrets = [member.email, guest().email, 'They want ₹999', String(member.accountID).padStart(3, '#')];
    const { company_id } = await db
      .selectFrom('vacancies')
      .select('company_id')
      .where('id', '=', vacancyId)
      .executeTakeFirstOrThrow();
    const recruiter = await createTestStaff(context, ['recruiter']);
    const addresses = [
      `/api/vacancyportal/GetVacancyDetails/${vacancyId}`,
      `/api/ManualVacancy/GetVacancyDetails/${vacancyId}`,
      `/api/vacancyportal/GetSimilarVacancies/${vacancyId}`,
      '/api/Trust/GetTrustFigures',
      `/api/Staff/GetVacancy/${vacancyId}`,
      `/api/Staff/GetCompany/${company_id}`,
      `/api/Staff/ListChecks?vacancyID=${vacancyId}`,
    ];
    for (const url of addresses) {
      const { body } = await app.inject({ url, headers: recruiter.headers });
      for (const secret of secrets) expect(body, url).not.toContain(secret);
    }
    const changes = await db.selectFrom('vacancy_changes').selectAll().where('vacancy_id', '=', vacancyId).execute();
    expect(JSON.stringify(changes)).not.toContain(member.email);
  });

  it('find their reports in their data, and are erased from them; figures keep counting', async () => {
    const member = await createMember();
    await send({ reason: 'money', text: 'They want ₹999.' }, member.headers, await makeJpeg());
    const url = `/api/PersonalData/Export/${member.accountID}`;
    expect((await app.inject({ url, headers: member.headers })).body).toContain('They want ₹999.');
    const trust = await createTestStaff(context, ['trust']);
    const payload = { memberID: member.accountID, reason: 'Asked.' };
    await app.inject({ method: 'POST', url: '/api/Staff/EraseMember', headers: trust.headers, payload });
    expect(await reportsOf()).toMatchObject([
      { account_id: null, email: '', body: '', proof_file: null, network: null, reason: 'money' },
    ]);
    expect(await context.files.list('report-proofs')).toEqual([]);
  });
});

describe('without JavaScript', () => {
  const submit = (body: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: `/job/report/${vacancyId}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(body).toString(),
    });

  it('the form reports with less weight and leads to its page', async () => {
    const sent = await submit({ reason: 'fake', text: '', email: 'plain@example.com' });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `/job/report/${vacancyId}?result=sent`]);
    expect(await reportsOf()).toMatchObject([{ reason: 'fake', weight: 0.1, is_trusted: false }]);
    const empty = await submit({ reason: '', text: '', email: '' });
    expect(empty.headers.location).toBe(`/job/report/${vacancyId}?result=form`);
  });
});

describe('an applicant', () => {
  it('weighs more than another member', async () => {
    const [applicant, other] = [await createMember(), await createMember()];
    await saveDemoResume(context, applicant.accountID);
    const payload = { accountID: applicant.accountID, vacancyID: vacancyId };
    await app.inject({ method: 'POST', url: '/api/applyjob/ApplyJob', headers: applicant.headers, payload });
    await report(applicant, 1);
    await report(other, 1);
    const [first, second] = await reportsOf();
    expect(first?.weight).toBeGreaterThan(second?.weight ?? 0);
  });
});
