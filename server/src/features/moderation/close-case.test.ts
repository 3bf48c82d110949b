import { calls } from '@aarambh/contract';
import { beforeEach, expect, it } from 'vitest';
import { readVacancyRows } from '../../testing/vacancy-rows.ts';
import { closeApplications, warnOfFraud } from '../applications/index.ts';
import { insertApplicant } from '../vacancy-lifecycle/test-vacancy-fixture.queries.ts';
import { openModerationFixture } from './test-moderation.ts';

const { app, context, send, read, publish, open, find, list, report, addFinding, answers, decide, undo, empty } =
  await openModerationFixture();
const { db, clock } = context;
const { staff: of } = calls;
beforeEach(async () => {
  await empty();
  await db.deleteFrom('messages').execute();
});

const close = { decision: 'close', reason: 'wrong-facts' };

const whyUnavailable = async (vacancyId: number) =>
  (await app.inject(`/api/vacancyportal/GetVacancyDetails/${vacancyId}`)).json<{ reason?: string }>().reason;
const templates = async () => {
  const rows = await db.selectFrom('messages').select('template').orderBy('id').execute();
  return rows.map(({ template }) => template);
};
const fingerprints = () => db.selectFrom('fraud_fingerprints').select('id').where('removed_at', 'is', null).execute();

it('closes the vacancy without calling it a fraud: applicants get the usual mail, the report was right', async () => {
  const company = { name: 'Kaveri Mills' };
  const [vacancyId, other] = [await publish({ company }), await publish({ company })];
  await insertApplicant(db, vacancyId, 1);
  await db.updateTable('accounts').set({ email_verified_at: clock.now() }).execute();
  const caseID = await open(vacancyId, { cause: 'report' });
  await addFinding(vacancyId, 'pay', '₹9,00,000 a month');
  await report(vacancyId, caseID, 'asha@example.com');

  const reply = await decide(caseID, close);
  expect(reply.body).toContain('is closed');
  expect(await find(vacancyId)).toMatchObject({ status: 'closed', ended_as_fraud: false });
  expect((await find(other)).status).toBe('live');
  expect(await whyUnavailable(vacancyId)).toBe('ended');
  expect(await db.selectFrom('vacancy_search').select('vacancy_id').execute()).toEqual([{ vacancy_id: other }]);
  expect(await fingerprints()).toEqual([]);
  expect((await list()).cases).toEqual([]);
  expect(await read(caseID)).toMatchObject({
    state: 'closed',
    dueOn: null,
    findings: [{ outcome: 'right' }],
    reports: [{ outcome: 'right' }],
    history: [{ kind: 'close', reason: 'wrong-facts' }],
  });
  expect(await answers()).toEqual([['asha@example.com', 'closed', false]]);

  await closeApplications(context);
  expect(await templates()).toEqual(['report-decided']);
  clock.advanceMinutes(2);
  await closeApplications(context);
  await warnOfFraud(context);
  expect(await templates()).toEqual(['report-decided', 'application-closed']);
});

it('is undone within two minutes, in the queue only', async () => {
  const vacancyId = await publish();
  const caseID = await open(vacancyId);
  await report(vacancyId, caseID, 'asha@example.com');
  await decide(caseID, close);
  const reopen = await send(of.undoCloseVacancies, { rows: await readVacancyRows(db, [vacancyId]), reason: 'no' });
  expect(reopen.json().skipped).toMatchObject([{ cause: expect.stringContaining('moderation decision') }]);
  expect((await undo(caseID)).statusCode).toBe(200);
  expect(await find(vacancyId)).toEqual({ status: 'live', ended_as_fraud: false, applicants_told_after: null });
  expect(await read(caseID)).toMatchObject({ state: 'open', reports: [{ outcome: 'undecided' }] });
  expect(await answers()).toEqual([]);
});

it('discards a draft, which was never public', async () => {
  const vacancyId = await publish({ descriptionHtml: '<p>Registration fee Rs 650, pay by UPI.</p>' });
  const [found] = (await list()).cases;
  expect((await decide(found?.caseID ?? 0, close)).statusCode).toBe(200);
  expect((await find(vacancyId)).status).toBe('closed');
  expect(await whyUnavailable(vacancyId)).toBeUndefined();
});

it('leaves a vacancy that has ended as it is, and needs a reason of its list', async () => {
  const vacancyId = await publish();
  const caseID = await open(vacancyId);
  await db.updateTable('vacancies').set({ status: 'expired' }).where('id', '=', vacancyId).execute();
  expect((await decide(caseID, { decision: 'close', reason: 'asks-money' })).statusCode).toBe(400);
  expect((await decide(caseID, { decision: 'close', reason: 'other-close' })).statusCode).toBe(400);
  expect((await decide(caseID, close)).body).toContain('stays closed');
  expect(await find(vacancyId)).toMatchObject({ status: 'expired', applicants_told_after: null });
});
