import { calls } from '@aarambh/contract';
import { beforeEach, expect, it } from 'vitest';
import { readVacancyRows } from '../../testing/vacancy-rows.ts';
import { openModerationFixture } from './test-moderation.ts';

const { context, send, read, publish, open, find, list, decide, undo, empty } = await openModerationFixture();
const { db } = context;
const { staff: of } = calls;
beforeEach(async () => {
  await empty();
  await db.deleteFrom('messages').execute();
});

const release = { decision: 'release', reason: 'genuine' };
const uphold = { decision: 'uphold', reason: 'asks-money' };

/** A vacancy that its case hides. */
const openHeld = async () => {
  const vacancyId = await publish();
  const caseID = await open(vacancyId, { holds: true });
  await db.updateTable('vacancies').set({ status: 'paused' }).where('id', '=', vacancyId).execute();
  return { vacancyId, caseID };
};
const companyOf = async (vacancyId: number) => {
  const row = await db
    .selectFrom('vacancies')
    .select('company_id')
    .where('id', '=', vacancyId)
    .executeTakeFirstOrThrow();
  return row.company_id;
};

it('is refused when staff have closed the released vacancy since, and says who and why', async () => {
  const { vacancyId, caseID } = await openHeld();
  await decide(caseID, release);
  await send(of.closeVacancies, {
    rows: await readVacancyRows(db, [vacancyId]),
    reason: 'Position filled',
    isFraud: false,
  });
  const reply = await undo(caseID);
  expect(reply.statusCode).toBe(409);
  expect(reply.body).toContain('closed since: Meera Staff, “Position filled”');
  expect((await find(vacancyId)).status).toBe('closed');
  expect((await read(caseID)).state).toBe('released');
});

it('is refused when the released vacancy was edited since', async () => {
  const { vacancyId, caseID } = await openHeld();
  await decide(caseID, release);
  await db.updateTable('vacancies').set({ title: 'Other' }).where('id', '=', vacancyId).execute();
  expect((await undo(caseID)).body).toContain('edited since');
  expect((await find(vacancyId)).status).toBe('live');
});

it('is refused when it would make a vacancy of a blocked company live', async () => {
  const vacancyId = await publish();
  const caseID = await open(vacancyId);
  await decide(caseID, uphold);
  const companyID = await companyOf(vacancyId);
  await send(of.blockCompany, { companyID, reason: 'a test', isFraud: false });
  expect((await undo(caseID)).body).toContain('company is blocked');
  expect((await find(vacancyId)).status).toBe('closed');
  await send(of.unblockCompany, { companyID, reason: 'a test' });
  expect((await undo(caseID)).statusCode).toBe(200);
  expect((await find(vacancyId)).status).toBe('live');
});

it('is refused when another case of the vacancy was decided since', async () => {
  const vacancyId = await publish();
  const [first, second] = [await open(vacancyId), 0];
  await decide(first, release);
  const later = (await open(vacancyId, { cause: 'report' })) || second;
  expect((await undo(first)).body).toContain('Another case of this vacancy has been opened');
  await decide(later, release);
  expect((await undo(first)).body).toContain('decided since');
  expect((await undo(later)).statusCode).toBe(200);
});

it('leaves the cases of related vacancies that were there before, or that another fraud needs', async () => {
  const company = { name: 'Kaveri Mills' };
  const [a, b, c] = [await publish({ company }), await publish({ company }), await publish({ company })];
  const [first, second] = [await open(a), await open(b)];
  await decide(first, uphold);
  await decide(second, uphold);
  // The case of the third was opened for the first fraud; the second needs it too.
  await undo(first);
  const waiting = async () => (await list()).cases.map(({ vacancyID }) => vacancyID);
  expect(await waiting()).toEqual([a, c]);
  await decide(first, uphold);
  await undo(second);
  expect(await waiting()).toEqual([b, c]);
});

it('screens a vacancy again that is live by the undo: a rule that was changed meanwhile holds it, in the same case', async () => {
  const vacancyId = await publish({ descriptionHtml: '<p>The moonstone fee is paid at the gate.</p>' });
  const caseID = await open(vacancyId, { cause: 'report' });
  await decide(caseID, uphold);
  const rule = { id: 'fee-registration', is_enabled: true, level: 'high', phrases: ['moonstone'] } as const;
  await db
    .insertInto('screening_rules')
    .values({ ...rule, phrases: [...rule.phrases], changed_by: 'a test', changed_at: context.clock.now() })
    .execute();
  const reply = await undo(caseID);
  await db.deleteFrom('screening_rules').execute();
  expect(reply.body).toContain('Screening holds the vacancy');
  expect((await find(vacancyId)).status).toBe('paused');
  expect(await read(caseID)).toMatchObject({
    state: 'open',
    level: 'high',
    holdsVacancy: true,
    findings: [{ words: 'moonstone' }],
  });
});
