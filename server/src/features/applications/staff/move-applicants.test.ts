import { type ApplicantsOutcome, MOVE_DELAY_MS } from '@aarambh/contract';
import { beforeEach, expect, it } from 'vitest';
import { createTestStaff, openTestApp } from '../../../testing/test-app.ts';
import { deliverAll, readSentMessages } from '../../notifications/test-delivery.ts';
import { closeVacancy } from '../../vacancy-lifecycle/index.ts';
import { closeApplications } from '../status/close-applications.ts';
import { createTestApplicant, publishTestVacancy } from '../test-applicant.ts';

const { app, context } = await openTestApp();
const staff = await createTestStaff(context);
const MINUTES = MOVE_DELAY_MS / 60_000;

let me: Awaited<ReturnType<typeof createTestApplicant>>;
beforeEach(async () => {
  me = await createTestApplicant(app, context);
});

type Row = { applicationID: number; version: number };
const post = (path: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api/Staff/${path}`, headers: staff.headers, payload });
const move = (rows: Row[], stage: string, more: object = {}) => post('MoveApplicants', { rows, stage, ...more });
const reject = (rows: Row[]) => move(rows, 'Not selected', { reason: 'Too little experience' });
const undo = (rows: Row[]) => post('UndoApplicantMoves', { rows });
const doneOf = (reply: { json(): unknown }) => (reply.json() as ApplicantsOutcome).done;
const stageOf = async (applicationId: number) =>
  (await app.inject({ url: `/api/Staff/GetApplicant/${applicationId}`, headers: staff.headers })).json<{
    stage: string;
    undoUntil: string | null;
    mobileNo: string;
  }>();
const auditOf = (applicationId: number) =>
  context.db
    .selectFrom('staff_audit')
    .select(['action', 'reason', 'before', 'after'])
    .where('target_kind', '=', 'application')
    .where('target_id', '=', String(applicationId))
    .orderBy('id')
    .execute();

it('shows a rejection and mails it after ten minutes', async () => {
  const { vacancyId, applicationId } = await me.applied({ title: 'Lapidary of Jaipur' });
  expect((await reject([{ applicationID: applicationId, version: 1 }])).statusCode).toBe(200);
  expect((await stageOf(applicationId)).stage).toBe('Not selected');
  await deliverAll(context);
  expect(await me.timeline(vacancyId)).toEqual(['Sent']);
  expect(await me.applicationFor(vacancyId)).toMatchObject({ status: 'Sent', canWithdraw: true });
  const mails = async () =>
    (await readSentMessages(context)).filter(({ text }) => text.includes('Lapidary of Jaipur')).map((m) => m.subject);
  const before = await mails();
  context.clock.advanceMinutes(MINUTES);
  await deliverAll(context);
  expect((await mails()).length).toBe(before.length + 1);
  expect(await me.applicationFor(vacancyId)).toMatchObject({ status: 'Not selected', canWithdraw: false });
  expect(await auditOf(applicationId)).toEqual([
    {
      action: 'MoveApplicants',
      reason: 'Too little experience',
      before: { stage: 'New' },
      after: { stage: 'Not selected' },
    },
  ]);
});

it('shows and mails a rejection at once when the clock was set back by three hours since', async () => {
  const { vacancyId, applicationId } = await me.applied();
  const done = doneOf(await reject([{ applicationID: applicationId, version: 1 }]));
  context.clock.advanceMinutes(-180);
  try {
    await deliverAll(context);
    expect(await me.timeline(vacancyId)).toEqual(['Sent', 'Not selected']);
    expect((await context.db.selectFrom('messages').select('id').where('state', '=', 'queued').execute()).length).toBe(
      0,
    );
    expect((await undo(done)).statusCode).toBe(200);
    expect(await me.mails()).toEqual(['not-selected', 'restored']);
  } finally {
    context.clock.advanceMinutes(180);
  }
});

it('withdraws a rejection unseen when it is undone within ten minutes', async () => {
  const { vacancyId, applicationId } = await me.applied();
  const done = doneOf(await reject([{ applicationID: applicationId, version: 1 }]));
  context.clock.advanceMinutes(MINUTES - 1);
  expect((await undo(done)).json()).toEqual({ done: [{ applicationID: applicationId, version: 3 }], skipped: [] });
  context.clock.advanceMinutes(MINUTES);
  await deliverAll(context);
  expect(await me.timeline(vacancyId)).toEqual(['Sent']);
  expect(await me.mails()).toEqual([]);
  expect(await stageOf(applicationId)).toMatchObject({ stage: 'New', undoUntil: null });
  expect((await auditOf(applicationId)).map(({ action }) => action)).toEqual(['MoveApplicants', 'UndoApplicantMoves']);
});

it('sends a correction when a rejection is undone later', async () => {
  const { vacancyId, applicationId } = await me.applied();
  const done = doneOf(await reject([{ applicationID: applicationId, version: 1 }]));
  context.clock.advanceMinutes(MINUTES);
  expect((await undo(done)).statusCode).toBe(200);
  expect(await me.timeline(vacancyId)).toEqual(['Sent', 'Not selected', 'Sent']);
  expect(await me.mails()).toEqual(['not-selected', 'restored']);
});

it('keeps the status "Interview" for the applicant at an offer and a hiring, which outlast the vacancy', async () => {
  const { vacancyId, applicationId } = await me.applied();
  const offered = doneOf(await move([{ applicationID: applicationId, version: 1 }], 'Offered'));
  await move(offered, 'Hired');
  expect((await stageOf(applicationId)).stage).toBe('Hired');
  context.clock.advanceMinutes(MINUTES);
  const seen = await me.applicationFor(vacancyId);
  expect(seen.status).toBe('Interview');
  expect(seen.timeline.at(-1)?.note).toContain('hired');
  await closeVacancy(context, vacancyId, { cause: 'position filled', actor: 'a test' });
  await closeApplications(context);
  expect((await stageOf(applicationId)).stage).toBe('Hired');
});

it('says who changed a row meanwhile, and changes nothing', async () => {
  const { applicationId } = await me.applied();
  const row = { applicationID: applicationId, version: 1 };
  await move([row], 'Viewed');
  const late = await reject([row]);
  expect(late.statusCode).toBe(409);
  expect(late.json().detail).toMatch(/^Changed by someone else: now Viewed, by Meera Staff on /);
  expect((await stageOf(applicationId)).stage).toBe('Viewed');
});

it('does in bulk what can be done, and names what was left out', async () => {
  const [good, withdrawn, changed] = [await me.applied(), await me.applied(), await me.applied()];
  await me.withdraw(withdrawn.applicationId);
  await move([{ applicationID: changed.applicationId, version: 1 }], 'Shortlisted');
  const rows = [good, withdrawn, changed].map(({ applicationId }) => ({ applicationID: applicationId, version: 1 }));
  const versionOf = { applicationID: withdrawn.applicationId, version: 2 };
  const reply = await reject([...rows.filter((row) => row.applicationID !== versionOf.applicationID), versionOf]);
  const { done, skipped } = reply.json<ApplicantsOutcome>();
  expect(done.map(({ applicationID }) => applicationID)).toEqual([good.applicationId]);
  expect(skipped.map(({ cause }) => cause)).toEqual([
    expect.stringContaining('now Shortlisted'),
    'The applicant has withdrawn.',
  ]);
  expect(await auditOf(withdrawn.applicationId)).toEqual([]);
});

it('needs a reason for a rejection, and at most 500 rows', async () => {
  const { applicationId } = await me.applied();
  expect((await move([{ applicationID: applicationId, version: 1 }], 'Not selected')).statusCode).toBe(400);
  const many = Array.from({ length: 501 }, (_, i) => ({ applicationID: i + 1, version: 1 }));
  expect((await move(many, 'Viewed')).statusCode).toBe(400);
});

it('lists by stage, title, name and plan', async () => {
  const { vacancyId, applicationId } = await me.applied({ title: 'Ornithopter Balloonist' });
  const list = async (query: string) =>
    (await app.inject({ url: `/api/Staff/ListAllApplicants?${query}`, headers: staff.headers })).json<{
      applicants: { applicationID: number; stage: string; jobTitle: string }[];
      total: number;
    }>();
  expect(await list('text=balloon%20ornith')).toMatchObject({
    applicants: [{ applicationID: applicationId }],
    total: 1,
  });
  expect((await list(`vacancyID=${vacancyId}&stage=New`)).total).toBe(1);
  expect((await list(`vacancyID=${vacancyId}&stage=Hired`)).total).toBe(0);
  expect((await list(`vacancyID=${vacancyId}&plan=without&text=kavya`)).total).toBe(1);
  expect((await list(`vacancyID=${vacancyId}&plan=with`)).total).toBe(0);
  expect((await list(`vacancyID=${vacancyId}&olderThanDays=2`)).total).toBe(0);
  await me.withdraw(applicationId);
  expect((await list(`vacancyID=${vacancyId}`)).total).toBe(0);
});

it('says that a vacancy is unknown, and lists none of one that nobody has applied to', async () => {
  const list = (vacancyID: number) =>
    app.inject({ url: `/api/Staff/ListAllApplicants?vacancyID=${vacancyID}`, headers: staff.headers });
  const unknown = await list(999_999_999);
  expect(unknown.statusCode).toBe(404);
  expect(unknown.json()).toMatchObject({ code: 'not_found', detail: 'There is no vacancy with this number.' });
  const without = await list(await publishTestVacancy(context));
  expect(without.statusCode, without.body).toBe(200);
  expect(without.json()).toMatchObject({ applicants: [], total: 0 });
});

it('shows the phone only with the consent to the notice', async () => {
  const { applicationId } = await me.applied();
  expect((await stageOf(applicationId)).mobileNo).toBe('');
  await context.db
    .insertInto('consents')
    .values({
      account_id: me.accountID,
      purpose: 'notice',
      notice_version: '1',
      language: 'en',
      channel: 'a test',
      given_at: context.clock.now(),
      withdrawn_at: null,
    })
    .execute();
  expect((await stageOf(applicationId)).mobileNo).toContain('9876543210');
});
