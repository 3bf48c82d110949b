import { calls, getModerationFigures, getToday, readReportProof } from '@aarambh/contract';
import { beforeEach, expect, it } from 'vitest';
import { createTestStaff, openTestStaffSession, type TestStaff } from '../../testing/test-app.ts';
import { readVacancyRows } from '../../testing/vacancy-rows.ts';
import { openModerationFixture } from './test-moderation.ts';

const { app, context, send, publish, open, list, report, decide, read, empty, recordAction, confirmAddress } =
  await openModerationFixture();
const { db, clock } = context;
const { staff: of } = calls;
const OWN = /A colleague decides on it/;
/** A staff member with all roles, who is connected with the vacancy. */
let poster: TestStaff;
let vacancyId: number;
let caseID: number;
let reportId: number;

beforeEach(async () => {
  await empty();
  clock.advanceMinutes(1);
  // The audit log is append-only: numbers of earlier tests have a poster.
  poster = await createTestStaff(context, undefined, 'Rohan Staff');
  vacancyId = await publish();
  caseID = await open(vacancyId, { cause: 'report' });
  const { id } = await report(vacancyId, caseID, 'asha@example.com');
  reportId = id;
  await db.updateTable('job_reports').set({ proof_file: 'report-proofs/gone', proof_type: 'image/webp' }).execute();
});

const get = (path: string) => app.inject({ url: `/api/${path}`, headers: poster.headers });

const connections: [string, () => Promise<unknown>][] = [
  ['has edited it', () => recordAction(vacancyId, poster, 'EditVacancy')],
  ['has posted it', () => recordAction(vacancyId, poster, 'PostVacancy')],
  ['is its contact', () => setContact()],
  ['has the confirmed address of its company', async () => confirmAddress(vacancyId, await emailOf(poster))],
];

async function emailOf({ staffId }: TestStaff): Promise<string> {
  return (await db.selectFrom('staff').select('email').where('id', '=', staffId).executeTakeFirstOrThrow()).email;
}

async function setContact(): Promise<void> {
  const email = await emailOf(poster);
  await db.updateTable('vacancies').set({ recruiter_email: email.toUpperCase() }).where('id', '=', vacancyId).execute();
}

it.each(connections)(
  'a staff member who %s reads nothing of its case and its reports, and gets the reason',
  async (_name, connect) => {
    const proof = readReportProof.path.replace('{id}', String(reportId));
    // A proof that is gone: the first answer shows that it was looked for.
    expect([(await get(proof)).statusCode, (await get(`Staff/GetModerationCase/${caseID}`)).statusCode]).toEqual([
      404, 200,
    ]);
    await connect();
    for (const path of [`Staff/GetModerationCase/${caseID}`, proof]) {
      const reply = await get(path);
      expect([reply.statusCode, reply.json().detail], path).toEqual([403, expect.stringMatching(OWN)]);
    }
    expect((await list({}, poster)).cases).toMatchObject([{ caseID, isOwn: true, causes: [], words: '', reports: 0 }]);
    expect((await list({ cause: 'report' }, poster)).cases).toEqual([]);
    expect((await list()).cases).toMatchObject([{ caseID, isOwn: false, reports: 1 }]);
    const figures = (await get(getModerationFigures.path)).json<{ reporters: object[] }>();
    expect(figures.reporters).toEqual([]);
    expect((await get(getToday.path)).body).not.toContain('moderation-case","targetID"');
  },
);

it.each(connections)(
  'a staff member who %s neither decides its case, nor adds to it, nor claims it',
  async (_name, connect) => {
    await connect();
    const change = { caseID, version: 1 };
    const refused = [
      await send(
        of.decideModerationCase,
        { ...change, postingVersion: '1.1', decision: 'release', reason: 'genuine' },
        poster,
      ),
      await send(of.noteModerationCase, { ...change, note: 'I know them.' }, poster),
      await send(of.undoModerationDecision, change, poster),
    ];
    for (const reply of refused)
      expect([reply.statusCode, reply.json().detail]).toEqual([403, expect.stringMatching(OWN)]);
    expect((await send(of.claimWork, { kind: 'moderation-case', targetID: caseID }, poster)).statusCode).toBe(404);
    expect(await read(caseID)).toMatchObject({ state: 'open', version: 1, claimedBy: '', history: [] });
    expect((await decide(caseID, { decision: 'release', reason: 'genuine' })).statusCode).toBe(200);
  },
);

it('a poster cannot undo that a colleague closed the vacancy as a fraud, but can undo closing it themselves', async () => {
  await recordAction(vacancyId, poster, 'PostVacancy');
  const rows = () => readVacancyRows(db, [vacancyId]);
  const close = async () => ({ rows: await rows(), reason: 'Asks for money', isFraud: true });
  const undo = async () => ({ rows: await rows(), reason: 'a mistake' });
  await send(of.closeVacancies, await close());
  // The sessions of the poster of a fraud have ended.
  expect((await get(getToday.path)).statusCode).toBe(401);
  poster.headers = await openTestStaffSession(context, poster.staffId);
  const refused = (await send(of.undoCloseVacancies, await undo(), poster)).json();
  expect(refused).toMatchObject({ done: [], skipped: [{ id: vacancyId, cause: expect.stringMatching(OWN) }] });
  expect((await send(of.undoCloseVacancies, await undo())).json().done).toMatchObject([{ vacancyID: vacancyId }]);
  await send(of.closeVacancies, await close(), poster);
  expect((await send(of.undoCloseVacancies, await undo(), poster)).json().done).toMatchObject([
    { vacancyID: vacancyId },
  ]);
});
