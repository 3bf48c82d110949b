import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { type ResumePdf, reviewTexts } from '@aarambh/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import * as make from '../../infra/files/documents/make-test-documents.ts';
import { grantTestPlan, type TestPlan } from '../../testing/billing-fixtures.ts';
import { createTestStaff, openTestApp, registerThrough } from '../../testing/test-app.ts';
import { endGrant } from '../billing/plans/index.ts';
import { deliverAll, readSentMessages } from '../notifications/test-delivery.ts';
import { MAX_CORRECTIONS } from './request-corrections.ts';
import { sendResumeContent } from './send-resume-content.ts';

const { app, context } = await openTestApp();
const staff = await createTestStaff(context);
type Member = Awaited<ReturnType<typeof registerThrough>>;
let me: Member;
let other: Member;
let myEmail = '';
let members = 0;
beforeEach(async () => {
  members += 1;
  myEmail = `asha${members}@example.com`;
  me = await registerThrough(app, { email: myEmail, isEmailVerified: true });
  await grantTestPlan(context, me.accountID, { cvCorrection: true });
  other = await registerThrough(app, { isEmailVerified: true });
});

const get = (path: string, headers = me.headers) => app.inject({ url: `/api/${path}`, headers });
const post = (path: string, payload?: object, headers = me.headers) =>
  app.inject({ method: 'POST', url: `/api/${path}`, headers, ...(payload ? { payload } : {}) });

/** The newest version of a kind, as staff see it before they send. */
async function newestOf(kind: 'content' | 'pdf', accountID: number): Promise<number> {
  const reply = await get(`Staff/ListResumeVersions/${accountID}`, staff.headers);
  const versions = reply.json<{ kind: string; id: number }[]>();
  return Math.max(0, ...versions.filter((version) => version.kind === kind).map(({ id }) => id));
}

const sendContent = async (more: object = {}) =>
  post(
    'Operator/SendResumeContent',
    {
      accountID: me.accountID,
      newestID: await newestOf('content', me.accountID),
      oldContent: 'Asha Rao\n\nAccountant',
      newContent: '<p>Senior Accountant</p>',
      ...more,
    },
    staff.headers,
  );
const sendContentForId = async (more?: object) => (await sendContent(more)).json().resumeContentID as number;

async function sendPdf(
  file: Buffer | undefined = make.makePdf(),
  name = 'Asha resume.pdf',
  accountID = me.accountID,
  newestID?: number,
) {
  const form = new FormData();
  form.set('accountID', String(accountID));
  form.set('newestID', String(newestID ?? (await newestOf('pdf', accountID))));
  if (file) form.set('file', new Blob([new Uint8Array(file)]), name);
  const sent = new Request('http://localhost/', { method: 'POST', body: form });
  return app.inject({
    method: 'POST',
    url: '/api/Operator/SendResumePdf',
    headers: { ...staff.headers, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
}
const sendPdfForId = async (file?: Buffer) => (await sendPdf(file)).json().resumePdfID as number;

const waitingContentId = async () => (await get(`ResumeContents/GetResumeForCorrection/${me.accountID}`)).json();
const content = async (id: number) => (await get(`ResumeContents/GetResumeContentForJobSeeker/${id}`)).json();
const history = async (id: number) => (await get(`ResumeContents/GetResumeCorrectionsByContentID/${id}`)).json();
const correct = (id: number, corrections = 'Add my mobile number') =>
  post('ResumeContents/SaveResumeCorrections', { resumeContentID: id, corrections });
const approve = (id: number) => post(`ResumeContents/MakeResumeApproveByJobSeeker/${id}`);

const recentPdf = async () => (await get(`ResumePdf/GetRecentResumePdf/${me.accountID}`)).json();
const pdfList = async (): Promise<ResumePdf[]> => (await get(`ResumePdf/GetResumePdfList/${me.accountID}`)).json();
const suggest = (id: number, corrections = 'Add my mobile number') =>
  post(`ResumePdf/SuggestCorrections?${new URLSearchParams({ resumePdfID: String(id), corrections })}`);
const approvePdf = (id: number) => post(`ResumePdf/ApproveResumePdf/${id}`);

const requestedCorrections = async () =>
  (await get('Operator/ListRequestedCorrections', staff.headers))
    .json<{ accountID: number }[]>()
    .filter(({ accountID }) => accountID === me.accountID);

const mailsToMe = async () => {
  await deliverAll(context);
  return (await readSentMessages(context)).filter(
    ({ to, subject }) => to === myEmail && /ready for your review/.test(subject),
  );
};

/** PDF files and rows must always correspond. */
async function expectNoOrphans() {
  const rows = await context.db.selectFrom('resume_pdfs').select('file_key').execute();
  expect((await Array.fromAsync(context.files.list('resume-pdfs'))).sort()).toEqual(
    rows.map((row) => row.file_key).sort(),
  );
  expect(await readdir(context.files.temporaryFolder)).toEqual([]);
}

it('the audit log says which version was sent to whom', async () => {
  const resumeContentID = await sendContentForId();
  const { resumePdfID } = (await sendPdf()).json();
  const entries = await context.db
    .selectFrom('staff_audit')
    .select(['action', 'after'])
    .where('target_kind', '=', 'member')
    .where('target_id', '=', String(me.accountID))
    .where('action', 'like', 'SendResume%')
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    { action: 'SendResumeContent', after: { resumeContentID } },
    { action: 'SendResumePdf', after: { resumePdfID } },
  ]);
});

describe('of two colleagues who send at once', () => {
  const named = /^Meera Staff sent a newer (text|PDF) \(number \d+, \d{4}-\d\d-\d\d \d\d:\d\d IST, waiting\)/;

  it('one text waits, and the other sender learns which is newer', async () => {
    const replies = await Promise.all([sendContent({ newestID: 0 }), sendContent({ newestID: 0 })]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const first = await waitingContentId();
    const refused = replies.find(({ statusCode }) => statusCode === 409)?.json().detail;
    expect(refused).toMatch(named);
    expect(refused).toContain(`number ${first},`);
    expect(await mailsToMe()).toHaveLength(1);
    expect((await sendContent({ newestID: first })).statusCode).toBe(200);
    expect((await sendContent({ newestID: first })).statusCode).toBe(409);
  });

  it('one PDF waits, and the other file is removed', async () => {
    const send = (newestID: number) => sendPdf(make.makePdf(), 'a.pdf', me.accountID, newestID);
    const replies = await Promise.all([send(0), send(0)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const refused = replies.find(({ statusCode }) => statusCode === 409)?.json().detail;
    expect(refused).toMatch(named);
    const { resumePdfID } = await recentPdf();
    expect(refused).toContain(`number ${resumePdfID},`);
    await expectNoOrphans();
    expect((await send(resumePdfID)).statusCode).toBe(200);
  });
});

describe('a resume text', () => {
  it('waits for its owner, who is notified by mail and sees the old text, the new one and the differences', async () => {
    expect(await waitingContentId()).toBe(0);
    const id = await sendContentForId();
    expect(await waitingContentId()).toBe(id);
    expect(await content(id)).toEqual({
      resumeContentID: id,
      oldContent: '<p>Asha Rao</p><p>Accountant</p>',
      newContent: '<p>Senior Accountant</p>',
      comparision: '<p><del>Asha Rao</del></p><p><ins>Senior </ins>Accountant</p>',
      status: 'Waiting',
    });
    expect(await history(id)).toEqual([]);
    const mails = await mailsToMe();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`/resume-builder/resume-for-corrections/${id}`);
  });

  it('collects several corrections, newest first', async () => {
    const id = await sendContentForId();
    expect((await correct(id, '  Add my mobile number  ')).body).toBe(reviewTexts.correctionsSent);
    const first = context.clock.now().toISOString();
    context.clock.advanceMinutes(5);
    expect((await correct(id, 'मेरा नाम ठीक करें')).body).toMatch(/success/i);
    expect(await history(id)).toEqual([
      { corrections: 'मेरा नाम ठीक करें', correctionSubmittedOn: context.clock.now().toISOString() },
      { corrections: 'Add my mobile number', correctionSubmittedOn: first },
    ]);
    expect(await waitingContentId()).toBe(0);
    expect((await content(id)).status).toBe('Corrections requested');
    expect(await requestedCorrections()).toEqual([
      {
        kind: 'content',
        id,
        accountID: me.accountID,
        corrections: 'Add my mobile number\nमेरा नाम ठीक करें',
        askedOn: first,
      },
    ]);
  });

  it('is approved once, also after corrections were requested', async () => {
    const id = await sendContentForId();
    await correct(id);
    expect((await approve(id)).body).toBe(reviewTexts.approved);
    expect((await content(id)).status).toBe('Approved');
    expect((await approve(id)).body).toBe(reviewTexts.alreadyApproved);
    expect((await correct(id, 'One more thing')).body).toBe(reviewTexts.alreadyApproved);
    expect(await history(id)).toHaveLength(1);
    expect(await requestedCorrections()).toEqual([]);
    expect(await waitingContentId()).toBe(0);
  });

  it('is replaced by a newer one, which has its own corrections', async () => {
    const old = await sendContentForId();
    await correct(old);
    const id = await sendContentForId({ newContent: 'Chief Accountant' });
    expect(await waitingContentId()).toBe(id);
    expect(await requestedCorrections()).toEqual([]);
    expect((await content(old)).status).toBe('Replaced');
    expect((await approve(old)).body).toBe(reviewTexts.notNewest);
    expect((await correct(old, 'Again')).body).toBe(reviewTexts.notNewest);
    expect(await history(old)).toHaveLength(1);
    expect(await history(id)).toEqual([]);
    await approve(id);
    const next = await sendContentForId();
    expect((await content(id)).status).toBe('Approved');
    expect(await waitingContentId()).toBe(next);
  });

  it('stores a repeated correction once, and at most twenty in total', async () => {
    const id = await sendContentForId();
    await correct(id, 'Same');
    expect((await correct(id, 'Same')).body).toBe(reviewTexts.correctionsSent);
    expect(await history(id)).toHaveLength(1);
    for (let i = 1; i < MAX_CORRECTIONS; i += 1) await correct(id, `Number ${i}`);
    expect((await correct(id, 'One too many')).body).toBe(reviewTexts.tooMany);
    expect(await history(id)).toHaveLength(MAX_CORRECTIONS);
    expect((await approve(id)).body).toBe(reviewTexts.approved);
  });

  it.each([
    ['no corrections', '   ', 'Please enter corrections'],
    ['more than 200 characters', 'x'.repeat(201), 'Please enter corrections within 200 characters'],
  ])('refuses %s', async (_what, corrections, text) => {
    const id = await sendContentForId();
    const reply = await correct(id, corrections);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().detail).toBe(text);
    const pdf = await suggest(await sendPdfForId(), corrections);
    expect(pdf.json().detail).toBe(text);
    expect((await correct(id, 'x'.repeat(200))).body).toBe(reviewTexts.correctionsSent);
  });

  it('contains nothing that a browser would execute', async () => {
    const hostile =
      '<p onclick="x()">Asha</p><script>alert(1)</script><img src=x onerror=alert(1)><svg onload=alert(1)>';
    const id = await sendContentForId({
      oldContent: hostile,
      newContent: `${hostile}<p>B</p><a href="javascript:x()">C</a>`,
    });
    const { oldContent, newContent, comparision } = await content(id);
    expect(oldContent).toBe('<p>Asha</p>');
    for (const html of [oldContent, newContent, comparision]) expect(html).not.toMatch(/script|on\w+=|<img|<svg/i);
  });

  it('can be 60,000 characters long', async () => {
    const long = (word: string) => `${word} `.repeat(12_000).slice(0, 59_900);
    const id = await sendContentForId({ oldContent: long('abcd'), newContent: `<p>${long('efgh')}</p>` });
    const { comparision } = await content(id);
    expect(comparision.length).toBeGreaterThan(119_000);
    expect((await sendContent({ newContent: 'x'.repeat(60_001) })).statusCode).toBe(400);
  });

  it.each([
    ['an unknown account', { accountID: 999_999 }, 404],
    ['no words', { newContent: '<p> <br></p>' }, 400],
    ['only content that is sanitised away', { oldContent: '<p><script>alert(1)</script></p>' }, 400],
  ])('is refused with %s', async (_what, more, status) => {
    expect((await sendContent(more)).statusCode).toBe(status);
    expect(await waitingContentId()).toBe(0);
  });
});

describe('a resume PDF', () => {
  it('waits for its owner, who is notified by mail and can download it', async () => {
    expect(await recentPdf()).toBeNull();
    const bytes = make.makePdf();
    const id = await sendPdfForId(bytes);
    const pdf = await recentPdf();
    expect(pdf).toEqual({
      resumePdfID: id,
      resumePdfFile: expect.stringMatching(new RegExp(`^/api/ResumePdf/DownloadResumePdf/${id}\\?link=[\\w.-]+$`)),
      corrections: '',
      correctionOn: '',
      status: 'Waiting',
    });
    expect(await pdfList()).toEqual([]);
    // As a browser opens a link: without the session's token.
    const file = await app.inject(pdf.resumePdfFile);
    expect(file.rawPayload.equals(bytes)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(file.headers['content-disposition']).toMatch(/^inline; filename="[\w ]+ resume.pdf"/);
    expect((await mailsToMe())[0]?.text).toContain('/resume-builder/resume-pdf-review');
    const row = await context.db.selectFrom('resume_pdfs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ original_name: 'Asha resume.pdf', bytes: bytes.length });
    expect(row.sha256.equals(createHash('sha256').update(bytes).digest())).toBe(true);
    await expectNoOrphans();
  });

  it('has an address that opens for its owner only, for five minutes', async () => {
    await sendPdfForId();
    const statusOf = async (url: string, headers = {}) => (await app.inject({ url, headers })).statusCode;
    const { resumePdfFile } = await recentPdf();
    expect(await statusOf(resumePdfFile)).toBe(200);
    expect(await statusOf(resumePdfFile, (await registerThrough(app)).headers)).toBe(403);
    const another = await sendPdfForId();
    expect(await statusOf(resumePdfFile.replace(/\d+\?/, `${another}?`))).toBe(403);
    context.clock.advanceMinutes(5);
    expect(await statusOf(resumePdfFile)).toBe(403);
  });

  it('keeps corrections with the PDF they were requested for', async () => {
    const first = await sendPdfForId();
    expect((await suggest(first, 'Add my mobile number & e-mail')).body).toBe(reviewTexts.correctionsSent);
    expect(await recentPdf()).toBeNull();
    expect(await requestedCorrections()).toMatchObject([
      { kind: 'pdf', id: first, corrections: 'Add my mobile number & e-mail' },
    ]);
    context.clock.advanceMinutes(60);
    const second = await sendPdfForId();
    expect((await recentPdf()).resumePdfID).toBe(second);
    await suggest(second, 'Bigger letters');
    expect(await pdfList()).toMatchObject([
      { resumePdfID: second, corrections: 'Bigger letters', status: 'Corrections requested' },
      { resumePdfID: first, corrections: 'Add my mobile number & e-mail', status: 'Replaced' },
    ]);
    for (const { resumePdfFile } of await pdfList()) expect((await app.inject(resumePdfFile)).statusCode).toBe(200);
    expect((await suggest(first)).body).toBe(reviewTexts.notNewest);
    expect((await approvePdf(first)).body).toBe(reviewTexts.notNewest);
    expect((await approvePdf(second)).body).toBe(reviewTexts.approved);
    expect((await approvePdf(second)).body).toBe(reviewTexts.alreadyApproved);
    expect(await recentPdf()).toBeNull();
  });

  it.each([
    ['no file', undefined, '', 400],
    ['an empty file', Buffer.alloc(0), 'a.pdf', 400],
    ['a Word document', make.makeDocx(), 'a.docx', 415],
    ['a Word document called PDF', make.makeDocx(), 'a.pdf', 415],
    ['a web page called PDF', Buffer.from('<html></html>'), 'a.pdf', 415],
    ['a script', make.makePdf({ catalog: '/OpenAction<</S/JavaScript/JS(x)>>' }), 'a.pdf', 415],
    ['a password', make.makePdf({ trailer: '/Encrypt 9 0 R' }), 'a.pdf', 415],
  ])('is refused with %s, and the waiting PDF stays', async (_what, file, name, status) => {
    const id = await sendPdfForId();
    const reply = file ? await sendPdf(file, name) : await sendPdfWithout();
    expect(reply.statusCode, reply.body).toBe(status);
    expect((await recentPdf()).resumePdfID).toBe(id);
    await expectNoOrphans();
  });

  async function sendPdfWithout() {
    const form = new FormData();
    form.set('accountID', String(me.accountID));
    form.set('newestID', String(await newestOf('pdf', me.accountID)));
    const sent = new Request('http://localhost/', { method: 'POST', body: form });
    return app.inject({
      method: 'POST',
      url: '/api/Operator/SendResumePdf',
      headers: { ...staff.headers, 'content-type': sent.headers.get('content-type') ?? '' },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
  }

  it.each<[string, TestPlan | undefined]>([
    ['without a plan', undefined],
    ['whose plan has other services', { coverLetter: true, counselling: true }],
    ['whose plan was refunded', { resumeRewrite: true }],
  ])('is refused for a member %s', async (_who, plan) => {
    const purchaseId = plan && (await grantTestPlan(context, other.accountID, plan));
    if (plan?.resumeRewrite) {
      expect((await sendPdf(make.makePdf(), 'a.pdf', other.accountID)).statusCode).toBe(200);
      await context.db.transaction().execute((tx) => endGrant(tx, purchaseId as number, context.clock.now()));
    }
    const reply = await sendPdf(make.makePdf(), 'a.pdf', other.accountID);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().detail).toBe('This member has no plan with the service Resume Rewrite or Resume Correction.');
    await expectNoOrphans();
  });

  it('stores no file for an unknown account', async () => {
    expect((await sendPdf(make.makePdf(), 'a.pdf', 999_999)).statusCode).toBe(404);
    await expectNoOrphans();
  });
});

it("gives the same reply for another account's version and an unknown one, and changes nothing", async () => {
  const contentId = await sendContentForId();
  const pdfId = await sendPdfForId();
  for (const [path, payload] of [
    ['ResumeContents/SaveResumeCorrections', { corrections: 'Mine now' }],
    ['ResumeContents/MakeResumeApproveByJobSeeker/{content}', undefined],
    ['ResumePdf/SuggestCorrections?corrections=Mine&resumePdfID={pdf}', undefined],
    ['ResumePdf/ApproveResumePdf/{pdf}', undefined],
  ] as const) {
    const decide = (content: number, pdf: number) =>
      post(
        path.replace('{content}', String(content)).replace('{pdf}', String(pdf)),
        payload && { ...payload, resumeContentID: content },
        other.headers,
      );
    const [foreign, none] = [await decide(contentId, pdfId), await decide(999_999, 999_999)];
    expect(foreign.statusCode, path).toBe(404);
    expect(none.json()).toEqual(foreign.json());
  }
  for (const path of [
    `ResumeContents/GetResumeContentForJobSeeker/${contentId}`,
    `ResumeContents/GetResumeCorrectionsByContentID/${contentId}`,
    `ResumePdf/DownloadResumePdf/${pdfId}`,
  ])
    expect((await get(path, other.headers)).statusCode, path).toBe(404);
  for (const path of [
    'ResumeContents/GetResumeForCorrection',
    'ResumePdf/GetRecentResumePdf',
    'ResumePdf/GetResumePdfList',
  ])
    expect((await get(`${path}/${me.accountID}`, other.headers)).statusCode, path).toBe(403);
  expect((await content(contentId)).status).toBe('Waiting');
  expect((await recentPdf()).resumePdfID).toBe(pdfId);
});

it('serialises a concurrent approval and correction', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await sendContentForId();
    const [approved, asked] = (await Promise.all([approve(id), correct(id)])).map(({ body }) => body);
    expect(approved).toBe(reviewTexts.approved);
    const wasCorrectedFirst = asked === reviewTexts.correctionsSent;
    if (!wasCorrectedFirst) expect(asked).toBe(reviewTexts.alreadyApproved);
    expect(await history(id)).toHaveLength(wasCorrectedFirst ? 1 : 0);
    expect((await content(id)).status).toBe('Approved');
  }
});

it('accepts one of two concurrent approvals', async () => {
  const id = await sendPdfForId();
  const texts = (await Promise.all([approvePdf(id), approvePdf(id)])).map(({ body }) => body);
  expect(texts.sort()).toEqual([reviewTexts.approved, reviewTexts.alreadyApproved].sort());
});

it('leaves one of concurrently sent versions to review', async () => {
  const text = {
    accountId: me.accountID,
    oldContent: 'Accountant',
    newContent: 'Senior Accountant',
    by: 'Nandini Rao',
  };
  const ids = await Promise.all(Array.from({ length: 5 }, () => sendResumeContent(context, text)));
  const statuses = await Promise.all(ids.map(async (id) => (await content(id)).status));
  expect(statuses.filter((status) => status === 'Waiting')).toHaveLength(1);
  expect(statuses.filter((status) => status === 'Replaced')).toHaveLength(4);
});

it('corrections are never changed', async () => {
  const id = await sendContentForId();
  await correct(id);
  const change = context.db.updateTable('resume_content_corrections').set({ corrections: 'x' });
  await expect(change.where('content_id', '=', id).execute()).rejects.toThrow('corrections are never changed');
});

it('deletes texts and files with the account', async () => {
  await sendContentForId();
  await sendPdfForId();
  await post('PersonalData/DeleteAccount', { accountID: me.accountID, currentPassword: 'Chai@2468' });
  const { db } = context;
  const left = await db.selectFrom('resume_contents').select('id').where('account_id', '=', me.accountID).execute();
  expect(left).toEqual([]);
  await expectNoOrphans();
  expect((await sendContent()).statusCode).toBe(404);
  expect((await sendPdf()).statusCode).toBe(404);
});
