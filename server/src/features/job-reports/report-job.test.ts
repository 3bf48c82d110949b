import { readdir } from 'node:fs/promises';
import { calls, type ReportReason, reportJob as reportJobCall } from '@aarambh/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeJpeg } from '../../infra/files/images/make-test-images.ts';
import { purgeOrphanFiles } from '../../infra/files/purge-orphan-files.ts';
import { DAY_MS, HOUR_MS } from '../../lib/clock.ts';
import { fileOwners } from '../../registry/file-owners.ts';
import { createTestStaff, openTestApp, registerThrough, type TestAccount } from '../../testing/test-app.ts';
import { readVacancyRows } from '../../testing/vacancy-rows.ts';
import { issueCaptchaPass } from '../accounts/captcha/captcha-pass.ts';
import { publishTestVacancy } from '../applications/test-applicant.ts';
import { endCase } from '../moderation/decisions/decisions.queries.ts';
import { messageRules } from '../notifications/outbox/message-limits.ts';
import { saveDemoResume } from '../resumes/index.ts';
import { caseDueAt } from '../screening/index.ts';
import { hashNetwork } from './hash-network.ts';
import { reportJob } from './report-job.ts';
import { MAX_KEPT_OF_GUESTS } from './report-limits.ts';
import { reportTexts } from './report-texts.ts';
import { reopenReports, resolveReports } from './resolve-reports.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;
let vacancyId: number;
let count = 0;
let members = 0;

/** Publishes a live vacancy of the company of this test; others are not touched by its limits. */
const publish = () =>
  publishTestVacancy(context, {
    company: { name: `Kaveri Mills ${count}` },
    // Short: a copy of another company's text has findings.
    descriptionHtml: '<p>Work at the mill.</p>',
  });

beforeEach(async () => {
  count += 1;
  vacancyId = await publish();
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

/** A member with a verified address and an account of the given age. */
async function createMember(ageDays = 90): Promise<TestAccount & { email: string }> {
  members += 1;
  const email = `member.${members}@example.com`;
  const member = { ...(await registerThrough(app, { email, isEmailVerified: true })), email };
  const since = new Date(clock.now().getTime() - ageDays * DAY_MS);
  await db.updateTable('accounts').set({ created_at: since }).where('id', '=', member.accountID).execute();
  return member;
}

/** A trusted member, who applied to the company of this test N hours ago. */
async function createTrusted(more: { hoursAgo?: number; to?: number; ageDays?: number } = {}) {
  const { hoursAgo = 24, to = vacancyId, ageDays } = more;
  const member = await createMember(ageDays);
  await saveDemoResume(context, member.accountID);
  const { id: resume_id } = await db
    .selectFrom('resumes')
    .select('id')
    .where('account_id', '=', member.accountID)
    .executeTakeFirstOrThrow();
  const applied_at = new Date(clock.now().getTime() - hoursAgo * HOUR_MS);
  const application = { account_id: member.accountID, vacancy_id: to, resume_id, applied_at };
  await db
    .insertInto('applications')
    .values({ ...application, withdrawn_at: null, answered_at: null })
    .execute();
  return member;
}

const companyOf = async () =>
  (await db.selectFrom('vacancies').select('company_id').where('id', '=', vacancyId).executeTakeFirst())?.company_id;
const statusOf = async (id = vacancyId) =>
  (await db.selectFrom('vacancies').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const casesOf = (id = vacancyId) =>
  db.selectFrom('moderation_cases').selectAll().where('vacancy_id', '=', id).orderBy('id').execute();
const reportsOf = (id = vacancyId) =>
  db.selectFrom('job_reports').selectAll().where('vacancy_id', '=', id).orderBy('id').execute();
/** Decides the reports of the last case of a vacancy. */
async function settle(id: number, isUpheld: boolean): Promise<void> {
  const caseId = (await casesOf(id)).at(-1)?.id ?? 0;
  const state = isUpheld ? 'upheld' : 'released';
  await endCase(db, caseId, state, clock.now());
  const decided = { caseId, version: 1, state } as const;
  await db.transaction().execute((tx) => resolveReports(tx, decided, clock.now(), clock.now()));
}
const mailsTo = async (email: string) =>
  await db
    .selectFrom('messages')
    .select(['template', 'data'])
    .where('recipient', '=', email)
    .where('template', 'like', 'report-%')
    .orderBy('id')
    .execute();

describe('a report', () => {
  it('of a guest opens a case, thanks on the page only, and hides nothing', async () => {
    const sent = await send(guest());
    expect(sent.json(), sent.body).toEqual({ text: reportTexts.thanksGuest });
    const [opened] = await casesOf();
    expect(opened).toMatchObject({ state: 'open', causes: ['report'], level: 'medium', holds_vacancy: false });
    expect(await reportsOf()).toMatchObject([{ case_id: opened?.id, account_id: null, reason: 'money', weight: 0.2 }]);
    expect(await mailsTo(guest().email)).toEqual([]);
    // Nor does an address that someone else has verified get the thanks for a report that it may not have sent.
    const { email } = await createMember();
    await send({ ...guest(), email });
    expect(await mailsTo(email)).toEqual([]);
    expect(await statusOf()).toBe('live');
  });

  it('of a member with an unverified address is not thanked by mail', async () => {
    const { email, ...member } = await createMember();
    await db.updateTable('accounts').set({ email_verified_at: null }).where('id', '=', member.accountID).execute();
    expect(await report({ ...member }, 1)).toBe(reportTexts.thanksUnverified);
    await settle(vacancyId, true);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('of a guest has its outcome in at most four mails a day to an address, as its thanks say', async () => {
    const maxToGuest = messageRules['report-decided'].guest?.max ?? 0;
    expect([maxToGuest, reportTexts.thanksGuest]).toEqual([
      4,
      expect.stringContaining('at most four such mails a day'),
    ]);
    const outcomes = async () => (await mailsTo(guest().email)).filter(({ template }) => template === 'report-decided');
    for (let i = 0; i < maxToGuest + 2; i++) {
      const id = await publishTestVacancy(context);
      expect((await send({ ...guest(), vacancyID: String(id) })).json()).toEqual({ text: reportTexts.thanksGuest });
      await settle(id, true);
    }
    expect(await outcomes()).toHaveLength(maxToGuest);
    clock.advanceMinutes(24 * 60);
    await send(guest());
    await settle(vacancyId, true);
    expect(await outcomes()).toHaveLength(maxToGuest + 1);
  });

  it('that is only counted promises no mail and has none, also without JavaScript', async () => {
    const by = (i: number) => ({ reason: 'fake', text: '', email: `counted.${count}.${i}@example.com` });
    for (let i = 0; i < MAX_KEPT_OF_GUESTS; i++)
      await reportJob(
        context,
        { ...by(i), reason: 'fake', vacancyId },
        { pass: issueCaptchaPass(context) },
        address(i),
      );
    const last = by(MAX_KEPT_OF_GUESTS);
    const payload = new URLSearchParams(last).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = await app.inject({ method: 'POST', url: `/job/report/${vacancyId}`, headers, payload });
    expect(sent.headers.location).toBe(`/job/report/${vacancyId}?result=counted`);
    expect(reportTexts.counted).not.toMatch(/write to you|mail/);
    await settle(vacancyId, true);
    expect(await mailsTo(last.email)).toEqual([]);
  });

  it('of a member names the account; a second one for the same reason adds its text and picture to the first', async () => {
    const member = await createMember();
    const again = (text: string, proof?: Buffer) => send({ reason: 'money', text }, member.headers, proof);
    expect((await again('They want ₹999.')).json()).toEqual({ text: reportTexts.thanks });
    expect((await again('')).json()).toEqual({ text: reportTexts.repeated });
    expect((await again('They want ₹999.')).json()).toEqual({ text: reportTexts.repeated });
    const versions = [(await casesOf())[0]?.version ?? 0];
    expect((await again('And now ₹500 more.', await makeJpeg())).json()).toEqual({ text: reportTexts.added });
    versions.push((await casesOf())[0]?.version ?? 0);
    const [row] = await reportsOf();
    expect(await reportsOf()).toMatchObject([
      { account_id: member.accountID, reason: 'money', body: 'They want ₹999.\n\nAnd now ₹500 more.' },
    ]);
    expect(await Array.fromAsync(context.files.list('report-proofs'))).toEqual([row?.proof_file]);
    // A decision needs every word on the screen.
    expect(versions[1]).toBeGreaterThan(versions[0] as number);
    expect((await again('', await makeJpeg())).json()).toEqual({ text: reportTexts.repeated });
    expect(await Array.fromAsync(context.files.list('report-proofs'))).toEqual([row?.proof_file]);
    await context.files.remove(row?.proof_file ?? '');
  });

  it('of a member for another reason raises the case, as one voice and with one mail', async () => {
    const member = await createMember();
    await report(member, 1, 'closed');
    expect(await casesOf()).toMatchObject([{ level: 'low' }]);
    expect(await report(member, 2, 'money')).toBe(reportTexts.thanks);
    expect(await reportsOf()).toMatchObject([{ reason: 'closed' }, { reason: 'money' }]);
    expect(await casesOf()).toMatchObject([{ level: 'medium', state: 'open' }]);
    await settle(vacancyId, true);
    const decided = (await mailsTo(member.email)).filter(({ template }) => template === 'report-decided');
    expect(decided).toHaveLength(1);
  });

  it('of a guest who typed the address of a member does not take the mail of the member', async () => {
    const member = await createMember();
    await send({ ...guest(), reason: 'fake', email: member.email });
    await report(member, 1);
    await settle(vacancyId, true);
    const decided = await db
      .selectFrom('messages')
      .select('account_id')
      .where('recipient', '=', member.email)
      .where('template', '=', 'report-decided')
      .execute();
    expect(decided.map(({ account_id }) => account_id)).toContain(member.accountID);
  });

  it('of a member or guest after a decision opens a new case', async () => {
    const member = await createMember();
    await report(member, 1);
    await send(guest());
    await settle(vacancyId, false);
    expect(await report(member, 1)).toBe(reportTexts.thanks);
    expect(await casesOf()).toMatchObject([{ state: 'released' }, { state: 'open' }]);
    await send(guest());
    const undecided = (await reportsOf()).filter(({ outcome }) => outcome === 'undecided');
    expect(undecided.map(({ account_id }) => account_id)).toEqual([member.accountID, null]);
  });

  it('sent twice at the same moment is recorded once', async () => {
    const member = await createMember();
    const texts = await Promise.all([report(member, 1), report(member, 1)]);
    expect(texts.toSorted()).toEqual([reportTexts.thanks, reportTexts.repeated].toSorted());
    expect(await reportsOf()).toHaveLength(1);
  });

  it('of a guest says nothing about other reports with the same address', async () => {
    const member = await createMember();
    await report(member, 1);
    const replies = [await send(guest()), await send(guest()), await send({ ...guest(), email: member.email })];
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(await reportsOf()).toHaveLength(2);
  });

  it('of a guest is not counted besides that of a member with another spelling of the verified address, or of the same guest', async () => {
    const [verified, typed] = [await createMember(), await registerThrough(app)];
    const { email } = await db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', typed.accountID)
      .executeTakeFirstOrThrow();
    await report(verified, 1);
    await report(typed, 2);
    await send({ ...guest(), email: verified.email.replace('@', '+x@').toUpperCase() });
    expect(await reportsOf()).toHaveLength(2);
    // Anybody can register an address: its owner can still report.
    await send({ ...guest(), email });
    await send({ ...guest(), email: email.replace('@', '+x@') });
    expect(await reportsOf()).toHaveLength(3);
  });

  it('of a member replaces that of a guest who typed the verified address', async () => {
    const member = await createTrusted();
    await send({ ...guest(), email: member.email }, {}, await makeJpeg());
    expect(await reportsOf()).toMatchObject([{ account_id: null, email: member.email }]);
    expect(await report(member, 1)).toBe(reportTexts.thanks);
    expect(await reportsOf()).toMatchObject([{ account_id: member.accountID, is_trusted: true }]);
    expect(await Array.fromAsync(context.files.list('report-proofs'))).toEqual([]);
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

  it('that meets the decision which closes the job as a fraud opens no other case', async () => {
    const member = await createMember();
    let sent: Promise<string> | undefined;
    await db.transaction().execute(async (tx) => {
      const id = vacancyId;
      await tx.updateTable('vacancies').set({ status: 'closed', ended_as_fraud: true }).where('id', '=', id).execute();
      // It has read the vacancy as it was, and waits for its row.
      sent = report(member, 1);
      const waiting = sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'`;
      await expect.poll(async () => (await waiting.execute(db)).rows[0]?.count).toBeGreaterThan(0);
    });
    expect(await sent).toBe(reportTexts.removed);
    expect(await casesOf()).toEqual([]);
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

  it('of a discarded draft, or of a vacancy that begins later, is of a job that is not known', async () => {
    const staff = await createTestStaff(context);
    const url = `/api/${calls.staff.discardVacancies.path}`;
    await db.updateTable('vacancies').set({ status: 'draft' }).where('id', '=', vacancyId).execute();
    const payload = { rows: await readVacancyRows(db, [vacancyId]), reason: 'a test' };
    expect((await app.inject({ method: 'POST', url, headers: staff.headers, payload })).statusCode).toBe(200);
    expect(await statusOf()).toBe('closed');
    expect((await send(guest())).statusCode).toBe(404);
    vacancyId = await publish();
    const later = new Date(clock.now().getTime() + HOUR_MS);
    await db.updateTable('vacancies').set({ posted_at: later }).where('id', '=', vacancyId).execute();
    expect((await send(guest())).statusCode).toBe(404);
    expect(await reportsOf()).toEqual([]);
  });

  it('has a picture, re-encoded, private, and removed with its report', async () => {
    const reply = await send(guest(), {}, await makeJpeg());
    expect(reply.statusCode, reply.body).toBe(200);
    const [row] = await reportsOf();
    expect(await Array.fromAsync(context.files.list('report-proofs'))).toEqual([row?.proof_file]);
    const url = `/api/Staff/ReadReportProof/${row?.id}`;
    const trust = await createTestStaff(context, ['trust']);
    const shown = await app.inject({ url, headers: trust.headers });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, row?.proof_type]);
    expect((await app.inject({ url })).statusCode).toBe(401);
    clock.advanceMinutes(120);
    await purgeOrphanFiles(context, fileOwners);
    expect(await Array.fromAsync(context.files.list('report-proofs'))).toHaveLength(1);
    await db
      .deleteFrom('job_reports')
      .where('id', '=', row?.id ?? 0)
      .execute();
    await purgeOrphanFiles(context, fileOwners);
    expect(await Array.fromAsync(context.files.list('report-proofs'))).toEqual([]);
  });

  it('with a file that is not a picture is refused, and leaves nothing', async () => {
    const files = await readdir(context.files.temporaryFolder);
    expect((await send(guest(), {}, Buffer.from('<svg onload=alert(1)>'))).statusCode).toBe(415);
    expect(await reportsOf()).toEqual([]);
    expect(await casesOf()).toEqual([]);
    expect(await readdir(context.files.temporaryFolder)).toEqual(files);
  });
});

describe('trusted reporters', () => {
  it('two of them, in two networks, hide the vacancy at once and hold its case', async () => {
    await report(await createTrusted(), 1);
    expect(await statusOf()).toBe('live');
    await report(await createTrusted(), 2, 'fake');
    expect(await statusOf()).toBe('paused');
    expect(await casesOf()).toMatchObject([{ level: 'high', holds_vacancy: true, state: 'open' }]);
    const search = await db.selectFrom('vacancy_search').selectAll().where('vacancy_id', '=', vacancyId).execute();
    expect(search).toEqual([]);
  });

  it('that have earned trust since they reported first hide it by reporting again', async () => {
    const [one, two] = [await createTrusted({ hoursAgo: 0 }), await createTrusted({ hoursAgo: 0 })];
    await report(one, 1);
    await report(two, 2);
    expect(await reportsOf()).toMatchObject([{ is_trusted: false }, { is_trusted: false }]);
    clock.advanceMinutes(24 * 60);
    await report(one, 1);
    expect(await statusOf()).toBe('live');
    await report(two, 2);
    expect(await reportsOf()).toMatchObject([{ is_trusted: true }, { is_trusted: true }]);
    expect(await statusOf()).toBe('paused');
    expect(await casesOf()).toMatchObject([{ level: 'high', holds_vacancy: true }]);
  });

  it('do not hide it alone, with two reports from two networks', async () => {
    const member = await createTrusted();
    await report(member, 1);
    await report(member, 2, 'fake');
    expect(await reportsOf()).toMatchObject([{ is_trusted: true }, { is_trusted: true }]);
    expect(await statusOf()).toBe('live');
  });

  it('hide it also when both report at the same moment', async () => {
    const [one, two] = [await createTrusted(), await createTrusted()];
    await Promise.all([report(one, 1), report(two, 2)]);
    expect(await statusOf()).toBe('paused');
  });

  it('have earned it: by an application to the company, or by several frauds of more than one company', async () => {
    const [applicant, reporter] = [await createTrusted({ to: await publish() }), await createMember()];
    const isTrustedNow = async () => {
      vacancyId = await publish();
      await report(reporter, 2);
      return (await reportsOf()).at(-1)?.is_trusted;
    };
    const uphold = async (reason: ReportReason, company?: string) => {
      const id = company ? await publishTestVacancy(context, { company: { name: company } }) : await publish();
      await report(reporter, 2, reason, id);
      await settle(id, true);
    };
    await uphold('money');
    await uphold('closed', `Narmada ${count}`);
    await uphold('closed', `Sabarmati ${count}`);
    expect(await isTrustedNow()).toBe(false);
    await uphold('fake');
    await uphold('money');
    expect(await isTrustedNow()).toBe(false);
    await uphold('money', `Tapi ${count}`);
    expect(await isTrustedNow()).toBe(true);
    await report(applicant, 1);
    expect(await statusOf()).toBe('paused');
  });

  it('are not those who applied elsewhere, or applied just before they report', async () => {
    const elsewhere = await publishTestVacancy(context);
    await report(await createTrusted({ to: elsewhere }), 1);
    await report(await createTrusted({ hoursAgo: 0.1 }), 2);
    expect((await reportsOf()).map(({ is_trusted }) => is_trusted)).toEqual([false, false]);
    expect(await statusOf()).toBe('live');
  });

  it('hide nothing from one network, nor one of them together with guests', async () => {
    await report(await createTrusted(), 1);
    await report(await createTrusted(), 1);
    await send(guest());
    expect(await statusOf()).toBe('live');
  });

  it('hide nothing for a harmless reason', async () => {
    await report(await createTrusted(), 1, 'wrong');
    await report(await createTrusted(), 2, 'closed');
    expect(await statusOf()).toBe('live');
  });

  it('hide nothing again that staff released from such reports, until the posting changes', async () => {
    await report(await createTrusted(), 1);
    await settle(vacancyId, false);
    await report(await createTrusted(), 2);
    await report(await createTrusted(), 3);
    expect(await statusOf()).toBe('live');
    expect((await casesOf()).map(({ state }) => state).toSorted()).toEqual(['open', 'released']);
    await db.updateTable('vacancies').set({ title: 'Cashier' }).where('id', '=', vacancyId).execute();
    await report(await createTrusted(), 4);
    expect(await statusOf()).toBe('paused');
  });

  it('hide what was released from a check of a new company, or from reports for another reason', async () => {
    const { id: routine } = await db
      .insertInto('moderation_cases')
      .values({
        vacancy_id: vacancyId,
        company_id: (await companyOf()) ?? 0,
        level: 'low',
        causes: ['new-company'],
        opened_at: clock.now(),
        due_at: clock.now(),
        decided_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await endCase(db, routine, 'released', clock.now());
    await report(await createMember(), 9, 'wrong');
    await settle(vacancyId, false);
    await report(await createTrusted(), 1);
    await report(await createTrusted(), 2, 'fake');
    expect(await statusOf()).toBe('paused');
  });

  it('are no longer trusted when they were wrong', async () => {
    const members = [await createTrusted(), await createTrusted()] as const;
    await report(members[0], 1);
    await report(members[1], 2);
    await settle(vacancyId, false);
    vacancyId = await publish();
    await report(members[0], 1);
    await report(members[1], 2);
    expect(await statusOf()).toBe('live');
  });

  it('count once when one person has both accounts', async () => {
    const [one, two] = [await createTrusted(), await createTrusted()];
    const setAccount = (accountId: number, change: { email?: string; mobile_verified_at?: Date }) =>
      db.updateTable('accounts').set(change).where('id', '=', accountId).execute();
    // Accounts of tests have one number.
    for (const { accountID } of [one, two]) await setAccount(accountID, { mobile_verified_at: clock.now() });
    await report(one, 1);
    await report(two, 2);
    expect(await statusOf()).toBe('live');

    vacancyId = await publish();
    const [three, four] = [await createTrusted(), await createTrusted()];
    await setAccount(three.accountID, { email: `asha.rao.${count}@gmail.com` });
    await setAccount(four.accountID, { email: `asharao${count}+jobs@googlemail.com` });
    await report(three, 3);
    await report(four, 4);
    expect(await statusOf()).toBe('live');
  });
});

describe('a company', () => {
  /** Reports a new vacancy of the company by two trusted members. @returns its id */
  async function reportAnother(one: TestAccount, two: TestAccount): Promise<number> {
    const id = await publish();
    await report(one, 1, 'fake', id);
    await report(two, 2, 'fake', id);
    return id;
  }

  it('has two vacancies hidden by reports in a day; a third goes to the top of the queue', async () => {
    const [one, two] = [await createTrusted(), await createTrusted()];
    const ids = [await reportAnother(one, two), await reportAnother(one, two), await reportAnother(one, two)];
    expect(await Promise.all(ids.map(statusOf))).toEqual(['paused', 'paused', 'live']);
    expect(await casesOf(ids[2])).toMatchObject([{ level: 'high', holds_vacancy: false, hidden_by_reports_at: null }]);
  });

  it('has at most two hidden also at the same moment, and another one a day later', async () => {
    const [one, two] = [await createTrusted(), await createTrusted()];
    const ids = [await publish(), await publish(), await publish()];
    for (const id of ids) await report(one, 1, 'fake', id);
    await Promise.all(ids.map((id) => report(two, 2, 'fake', id)));
    expect((await Promise.all(ids.map(statusOf))).toSorted()).toEqual(['live', 'paused', 'paused']);
    clock.advanceMinutes(24 * 60);
    const [three, four] = [await createTrusted(), await createTrusted()];
    expect(await statusOf(await reportAnother(three, four))).toBe('paused');
  });
});

describe('a flood against one honest employer', () => {
  it('of 1,000 guests hides nothing, and is one case with 20 reports and a count', async () => {
    const texts = new Map<string, number>();
    for (let i = 0; i < 1_000; i++) {
      const one = { vacancyId, reason: 'fake' as const, text: '', email: `flood.${count}.${i}@example.com` };
      const text = await reportJob(context, one, { pass: issueCaptchaPass(context) }, address(i));
      texts.set(text, (texts.get(text) ?? 0) + 1);
    }
    expect([...texts]).toEqual([
      [reportTexts.thanksGuest, 20],
      [reportTexts.counted, 980],
    ]);
    expect(await reportsOf()).toHaveLength(20);
    expect(await statusOf()).toBe('live');
    expect(await casesOf()).toMatchObject([{ holds_vacancy: false, level: 'medium', folded_reports: 980 }]);
    // Members report as if there were no flood.
    expect(await report(await createTrusted(), 1)).toBe(reportTexts.thanks);
    expect(await report(await createTrusted(), 2)).toBe(reportTexts.thanks);
    expect(await statusOf()).toBe('paused');
  });

  it('keeps its next report as a row when its case was decided', async () => {
    const send = async (i: number) => {
      const one = { vacancyId, reason: 'fake' as const, text: '', email: `after.${count}.${i}@example.com` };
      return await reportJob(context, one, { pass: issueCaptchaPass(context) }, address(i));
    };
    for (let i = 0; i < 21; i++) await send(i);
    await settle(vacancyId, false);
    expect(await send(21)).toBe(reportTexts.thanksGuest);
    expect(await casesOf()).toMatchObject([{ folded_reports: 1 }, { folded_reports: 0, state: 'open' }]);
  });

  /** Sends reports of guests of one network each. */
  const flood = async (reason: ReportReason, number: number, from = 0, by?: 'without script') => {
    const texts: string[] = [];
    for (let i = from; i < from + number; i++) {
      const one = { vacancyId, reason, text: `Report ${i}`, email: `flood.${count}.${i}@example.com` };
      texts.push(await reportJob(context, one, by ?? { pass: issueCaptchaPass(context) }, address(i)));
    }
    return texts;
  };

  it('for a harmless reason does not keep the report of a fraud from being a row, with its text', async () => {
    expect((await flood('closed', 25)).slice(20)).toEqual(Array.from({ length: 5 }, () => reportTexts.counted));
    expect(await flood('money', 1, 25)).toEqual([reportTexts.thanksGuest]);
    expect(await casesOf()).toMatchObject([{ level: 'medium', folded_reports: 5 }]);
    const rows = await db
      .selectFrom('job_reports')
      .select('body')
      .where('vacancy_id', '=', vacancyId)
      .where('reason', '=', 'money')
      .execute();
    expect(rows).toEqual([{ body: 'Report 25' }]);
  });

  it('counts what is kept, not what was sent', async () => {
    const one = { vacancyId, reason: 'closed', text: '', email: `again.${count}@example.com` } as const;
    await flood('closed', 1);
    for (let i = 0; i < 9; i++) await reportJob(context, one, { pass: issueCaptchaPass(context) }, address(i));
    expect(await flood('closed', 18, 100)).toEqual(Array.from({ length: 18 }, () => reportTexts.thanksGuest));
    expect(await reportsOf()).toHaveLength(20);
  });

  it('of guests without JavaScript does not keep out those who had a captcha: their texts are kept', async () => {
    const kept = (n: number) => Array.from({ length: n }, () => reportTexts.thanksGuest);
    expect(await flood('money', 21, 0, 'without script')).toEqual([...kept(20), reportTexts.counted]);
    expect(await flood('money', 21, 50)).toEqual([...kept(20), reportTexts.counted]);
    expect(await flood('money', 1, 90, 'without script')).toEqual([reportTexts.counted]);
    const rows = await db
      .selectFrom('job_reports')
      .select('body')
      .where('vacancy_id', '=', vacancyId)
      .where('weight', '>', 0.15)
      .orderBy('id')
      .execute();
    expect(rows.map(({ body }) => body)).toEqual(Array.from({ length: 20 }, (_, i) => `Report ${50 + i}`));
    expect(await casesOf()).toMatchObject([{ level: 'medium', folded_reports: 3 }]);
  });

  it('without a captcha has no more reports kept when others fill the number', async () => {
    await flood('money', 20);
    expect(await flood('money', 1, 50, 'without script')).toEqual([reportTexts.counted]);
  });

  it('for a harmful reason raises its case, also when its reports are only counted', async () => {
    await flood('money', 20);
    const later = new Date(clock.now().getTime() + 5 * 86_400_000);
    await db
      .updateTable('moderation_cases')
      .set({ level: 'low', due_at: later })
      .where('vacancy_id', '=', vacancyId)
      .execute();
    expect(await flood('money', 1, 50)).toEqual([reportTexts.counted]);
    const [after] = await casesOf();
    expect(after).toMatchObject({ level: 'medium', folded_reports: 1, due_at: caseDueAt('medium', clock.now()) });
  });

  it('of 20 fresh accounts that have applied, and of 20 old ones that have not, hides nothing', async () => {
    for (let i = 0; i < 20; i++) await report(await createTrusted({ ageDays: 1 }), i);
    for (let i = 20; i < 40; i++) await report(await createMember(400), i);
    expect(await reportsOf()).toHaveLength(40);
    expect(await statusOf()).toBe('live');
    expect(await casesOf()).toMatchObject([{ holds_vacancy: false, level: 'medium' }]);
  });

  it('of 200 fresh verified accounts hides nothing', async () => {
    for (let i = 0; i < 200; i++) await report(await createMember(1), i).catch(() => undefined);
    expect(await statusOf()).toBe('live');
    expect(await casesOf()).toMatchObject([{ holds_vacancy: false, level: 'medium' }]);
  });

  it('of new accounts does not keep another new member from reporting', async () => {
    for (let i = 0; i < 51; i++) await report(await createMember(1), i);
    expect(await report(await createMember(1), 300)).toBe(reportTexts.thanks);
  });

  it('by one person is refused after ten jobs', async () => {
    const member = await createMember();
    for (let i = 0; i < 10; i++) await report(member, 1, 'wrong', await publishTestVacancy(context));
    await expect(report(member, 1)).rejects.toMatchObject({ code: 'too_many_requests' });
  });
});

describe('reporters', () => {
  it('are notified of the outcome, unless the decision is undone first', async () => {
    const member = await createMember();
    await report(member, 1);
    const caseId = (await casesOf())[0]?.id ?? 0;
    const decide = (version: number, state: 'upheld' | 'released') =>
      db.transaction().execute((tx) => resolveReports(tx, { caseId, version, state }, clock.now(), clock.now()));
    const reports = await decide(1, 'released');
    const undone = { caseId, version: 2, state: 'open', reports } as const;
    await db.transaction().execute((tx) => reopenReports(tx, undone, clock.now(), clock.now()));
    expect((await mailsTo(member.email)).map(({ template }) => template)).toEqual(['report-received']);
    expect(await reportsOf()).toMatchObject([{ outcome: 'undecided', answered_at: null }]);
    await decide(3, 'upheld');
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
    expect(await Array.fromAsync(context.files.list('report-proofs'))).toEqual([]);
  });
});

describe('the network of a report', () => {
  it('is what one customer of a provider has: 256 addresses of IPv4, a /56 network of IPv6', () => {
    const isOne = (a: string, b: string) => hashNetwork(context, a).equals(hashNetwork(context, b));
    expect(isOne('49.36.1.7', '49.36.1.250')).toBe(true);
    expect(isOne('49.36.1.7', '49.36.2.7')).toBe(false);
    expect(isOne('2409:4042:1:ab01::1', '2409:4042:1:ab02:9::1')).toBe(true);
    expect(isOne('2409:4042:1:ab01::1', '2409:4042:1:ac01::1')).toBe(false);
    expect(isOne('2409:4042:1:1::1', '2409:4042:1:ff::1')).toBe(true);
    expect(isOne('::ffff:49.36.1.7', '49.36.1.8')).toBe(true);
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
    expect(await casesOf()).toMatchObject([{ level: 'low' }]);
    const empty = await submit({ reason: '', text: '', email: '' });
    expect(empty.headers.location).toBe(`/job/report/${vacancyId}?result=form`);
  });

  it('half of a character in a text is answered like any other wrong form', async () => {
    const payload = JSON.stringify({ reason: 'fake', text: 'They asked \ud83d for money', email: '' });
    const headers = { 'content-type': 'application/json' };
    const sent = await app.inject({ method: 'POST', url: `/job/report/${vacancyId}`, headers, payload });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `/job/report/${vacancyId}?result=form`]);
    expect(await reportsOf()).toEqual([]);
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
