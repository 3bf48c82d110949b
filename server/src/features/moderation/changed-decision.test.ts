import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { warnOfFraud } from '../applications/index.ts';
import { deliverAll, readSentMessages } from '../notifications/test-delivery.ts';
import { insertApplicant } from '../vacancy-lifecycle/test-vacancy-fixture.queries.ts';
import { openModerationFixture } from './test-moderation.ts';

const { app, context, read, publish, open, find, report, addFinding, answers, decide, undo, empty } =
  await openModerationFixture();
const { db, clock } = context;
beforeEach(async () => {
  await empty();
  await db.deleteFrom('messages').execute();
});

const release = { decision: 'release', reason: 'genuine' };
const uphold = { decision: 'uphold', reason: 'asks-money' };
const close = { decision: 'close', reason: 'duplicate' };

let reporter = '';
let opened = 0;
/** A vacancy with a case and a report, whose reporter no other test uses. */
const openReported = async () => {
  const vacancyId = await publish({ recruiterEmail: 'hr@kaveri.example' });
  const caseID = await open(vacancyId, { cause: 'report' });
  opened += 1;
  reporter = `asha${opened}@example.com`;
  await report(vacancyId, caseID, reporter);
  return { vacancyId, caseID };
};
const mailsLeave = async () => {
  clock.advanceMinutes(3);
  await deliverAll(context);
};
const sent = async () => (await readSentMessages(context)).filter(({ to }) => to === reporter);
const subjects = async () => (await sent()).map(({ subject }) => subject);
const outcomes = async (caseID: number) => (await read(caseID)).reports.map(({ outcome }) => outcome);

it('settles all reports of a released case that is upheld later, and says that the decision has changed', async () => {
  const { vacancyId, caseID } = await openReported();
  await addFinding(vacancyId, 'fee', 'pay 999');
  await decide(caseID, release);
  await mailsLeave();
  expect(await outcomes(caseID)).toEqual(['wrong']);

  await decide(caseID, uphold);
  expect(await outcomes(caseID)).toEqual(['right']);
  expect((await read(caseID)).findings).toMatchObject([{ outcome: 'right' }]);
  await mailsLeave();
  expect(await subjects()).toEqual([
    'We looked at the job that you reported',
    'We changed our decision about the job that you reported',
  ]);
  expect((await sent()).at(-1)?.text).toMatch(/replaces what we wrote[\s\S]*removed it/);
});

it('takes back a fraud: the vacancy stays closed, and neither its page nor its fingerprints say so', async () => {
  const { vacancyId, caseID } = await openReported();
  await insertApplicant(db, vacancyId, 1);
  await decide(caseID, uphold);
  await warnOfFraud(context);
  await mailsLeave();
  await insertApplicant(db, vacancyId, 2);
  expect((await decide(caseID, release)).body).toContain('stays closed');
  expect(await find(vacancyId)).toMatchObject({ status: 'closed', ended_as_fraud: false });
  expect((await app.inject(`/api/vacancyportal/GetVacancyDetails/${vacancyId}`)).json()).toMatchObject({
    reason: 'ended',
  });
  const inUse = () => db.selectFrom('fraud_fingerprints').select('id').where('removed_at', 'is', null).execute();
  expect(await inUse()).toEqual([]);
  expect(await outcomes(caseID)).toEqual(['wrong']);
  expect(await answers()).toContainEqual([reporter, 'kept', true]);

  // An undo makes it the fraud again that it was.
  expect((await undo(caseID)).statusCode).toBe(200);
  expect(await find(vacancyId)).toMatchObject({ status: 'closed', ended_as_fraud: true });
  expect(await inUse()).not.toEqual([]);
  expect(await outcomes(caseID)).toEqual(['right']);
});

it('mails only the last decision when it changes before the mail has left', async () => {
  const { caseID } = await openReported();
  await decide(caseID, release);
  clock.advanceMinutes(1);
  await decide(caseID, close);
  clock.advanceMinutes(1);
  await decide(caseID, uphold);
  await mailsLeave();
  expect(await subjects()).toEqual(['We removed the job that you reported']);
});

it('mails the decision that an undo restores, once', async () => {
  const { caseID } = await openReported();
  await decide(caseID, release);
  clock.advanceMinutes(1);
  await decide(caseID, uphold);
  await undo(caseID);
  expect(await outcomes(caseID)).toEqual(['wrong']);
  await mailsLeave();
  await decide(caseID, uphold);
  await undo(caseID);
  await mailsLeave();
  expect(await subjects()).toEqual(['We looked at the job that you reported']);
});

it('refuses the decision that a case has, and asking when it is decided', async () => {
  const { caseID } = await openReported();
  const ask = { decision: 'ask', reason: 'ask-pay', note: 'Is it?' };
  for (const decision of [release, close, uphold, release]) {
    expect((await decide(caseID, decision)).statusCode).toBe(200);
    expect((await decide(caseID, decision)).body).toContain('already');
    expect((await decide(caseID, ask)).body).toContain('can no longer be asked');
  }
});

/** The mails and SMS of an applicant of a fraud, by template. */
const ofApplicants = async () => {
  const rows = await db
    .selectFrom('messages')
    .select(['template', 'state'])
    .where('template', 'in', ['fraud-warning', 'fraud-correction'])
    .orderBy('id')
    .execute();
  return rows.map(({ template, state }) => `${template} ${state}`);
};
/** Upholds a case and lets its warnings leave. */
const warn = async (caseID: number) => {
  await decide(caseID, uphold);
  clock.advanceMinutes(1);
  await warnOfFraud(context);
  await mailsLeave();
};

it.each([release, close])(
  'tells those who were warned that it was not a fraud, once for each warning: $decision',
  async (no) => {
    const { vacancyId, caseID } = await openReported();
    await insertApplicant(db, vacancyId, 1);
    await warn(caseID);
    await insertApplicant(db, vacancyId, 2);
    await decide(caseID, no);
    expect(await ofApplicants()).toEqual(['fraud-warning sent', 'fraud-correction queued']);
    // An undo withdraws the correction and sends no second warning.
    await undo(caseID);
    await warnOfFraud(context);
    await mailsLeave();
    expect((await ofApplicants()).filter((one) => one.startsWith('fraud-correction'))).toEqual([]);
    await decide(caseID, no);
    await mailsLeave();
    const before = await ofApplicants();
    // Whoever applied after the warnings was not warned.
    expect(before).toEqual(['fraud-warning sent', 'fraud-correction sent']);
    expect((await readSentMessages(context)).at(-1)?.text).toContain('our warning was wrong');

    // Applicants who got the correction are warned again when it is a fraud after all.
    await warn(caseID);
    const after = (await ofApplicants()).slice(before.length);
    expect(after).toEqual(['fraud-warning sent', 'fraud-warning sent']);
  },
);

it('sends no second warning when the decision that took back the fraud is undone, also with keys of an earlier release', async () => {
  const { vacancyId, caseID } = await openReported();
  await insertApplicant(db, vacancyId, 1);
  await warn(caseID);
  await db
    .updateTable('messages')
    .set({ key: sql`regexp_replace(key, ':[0-9]+$', '')` })
    .where('template', 'like', 'fraud-warning%')
    .execute();
  const all = { queued: 1, sent: 1, isComplete: true };
  expect((await read(caseID)).warnings).toEqual(all);
  await decide(caseID, release);
  await undo(caseID);
  await warnOfFraud(context);
  expect(await ofApplicants()).toEqual(['fraud-warning sent']);
  expect((await read(caseID)).warnings).toEqual(all);
});

it('warns those whose warning was withdrawn when that is undone', async () => {
  const { vacancyId, caseID } = await openReported();
  for (const applicant of [1, 2]) await insertApplicant(db, vacancyId, applicant);
  const [first] = await db.selectFrom('applications').select('id').orderBy('id').execute();
  await decide(caseID, uphold);
  clock.advanceMinutes(1);
  await warnOfFraud(context);
  const left = db.updateTable('messages').set({ state: 'sent', data: null });
  await left.where('key', 'like', `fraud-warning%:${first?.id}:%`).execute();
  await decide(caseID, release);
  expect(await ofApplicants()).toEqual(['fraud-warning sent', 'fraud-correction queued']);
  await undo(caseID);
  await warnOfFraud(context);
  expect(await ofApplicants()).toEqual(['fraud-warning sent', 'fraud-warning queued']);
  expect((await read(caseID)).warnings).toEqual({ queued: 2, sent: 1, isComplete: true });
});

it('corrects no warning that has not left', async () => {
  const { vacancyId, caseID } = await openReported();
  await insertApplicant(db, vacancyId, 1);
  await decide(caseID, uphold);
  clock.advanceMinutes(1);
  await warnOfFraud(context);
  await decide(caseID, release);
  expect(await ofApplicants()).toEqual([]);
});
