import { calls } from '@aarambh/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestStaff, type TestStaff } from '../../testing/test-app.ts';
import { readVacancyRows } from '../../testing/vacancy-rows.ts';
import { closeApplications, warnOfFraud } from '../applications/index.ts';
import { closeCompanyVacancies } from '../vacancy-lifecycle/index.ts';
import { insertApplicant } from '../vacancy-lifecycle/test-vacancy-fixture.queries.ts';
import { insertFraudClosing } from './decisions/close-company-as-fraud.queries.ts';
import { closeCompanyAsFraud, decideFrauds } from './decisions/close-company-as-fraud.ts';
import { openModerationFixture } from './test-moderation.ts';

const {
  app,
  context,
  staff,
  send,
  read,
  publish,
  open,
  find,
  list,
  report,
  answers,
  decide,
  undo,
  empty,
  recordAction,
} = await openModerationFixture();
const { db, clock } = context;
const { staff: of } = calls;
beforeEach(async () => {
  await empty();
  await db.deleteFrom('messages').execute();
});

const company = { name: 'Skyline Manpower' };
const posting = { company, recruiterEmail: 'skyline.manpower@gmail.com' };
/** A posting of another company with the same contact. */
const repost = { company: { name: 'Horizon Placements' }, recruiterEmail: 'skyline.manpower@gmail.com' };

const closeAll = async (vacancyIDs: number[]) => {
  const rows = await readVacancyRows(db, vacancyIDs);
  return await send(of.closeVacancies, { rows, reason: 'Asks applicants for money', isFraud: true });
};
const undoAll = async (vacancyIDs: number[]) =>
  (await send(of.undoCloseVacancies, { rows: await readVacancyRows(db, vacancyIDs), reason: 'Undone' })).json();
const casesOf = (vacancyId: number) =>
  db.selectFrom('moderation_cases').select(['id', 'state']).where('vacancy_id', '=', vacancyId).execute();
const warnings = async () => {
  const rows = await db.selectFrom('messages').select('template').where('template', 'like', 'fraud-%').execute();
  return rows.map(({ template }) => template).sort();
};

describe('a vacancy closed as a fraud among the vacancies', () => {
  it('has all that follows an upheld case: fingerprints, warnings, cases of the other jobs, its page', async () => {
    const [vacancyId, other] = [await publish(posting), await publish(posting)];
    await insertApplicant(db, vacancyId, 1);
    expect((await closeAll([vacancyId])).json().done).toMatchObject([{ vacancyID: vacancyId }]);

    expect((await app.inject(`/api/vacancyportal/GetVacancyDetails/${vacancyId}`)).json().reason).toBe('fraud');
    expect((await list()).cases).toMatchObject([{ vacancyID: other, causes: ['related'] }]);
    expect((await find(await publish(repost))).status).toBe('draft');
    const [upheld] = await casesOf(vacancyId);
    expect(await read(upheld?.id ?? 0)).toMatchObject({
      state: 'upheld',
      causes: ['staff'],
      history: [{ kind: 'uphold', origin: 'vacancies', note: 'Asks applicants for money', by: staff.fullName }],
    });
    clock.advanceMinutes(2);
    await warnOfFraud(context);
    await closeApplications(context);
    expect(await warnings()).toEqual(['fraud-warning', 'fraud-warning-sms']);
    const { recipient } = await db
      .selectFrom('messages')
      .select('recipient')
      .where('template', '=', 'fraud-warning-sms')
      .executeTakeFirstOrThrow();
    expect(recipient).toMatch(/^\+91\d{10}$/);
  });

  it('settles the reports of its case, and tells the reporter', async () => {
    const vacancyId = await publish(posting);
    const caseID = await open(vacancyId, { cause: 'report' });
    await report(vacancyId, caseID, 'asha@example.com');
    await closeAll([vacancyId]);
    expect(await read(caseID)).toMatchObject({ state: 'upheld', reports: [{ outcome: 'right' }] });
    expect(await answers()).toEqual([['asha@example.com', 'removed', false]]);

    // Its undo restores the case.
    expect((await undoAll([vacancyId])).done).toMatchObject([{ vacancyID: vacancyId }]);
    expect(await read(caseID)).toMatchObject({ state: 'open', reports: [{ outcome: 'undecided' }] });
    expect(await answers()).toEqual([]);
  });

  it('decides a released case again', async () => {
    const vacancyId = await publish(posting);
    const caseID = await open(vacancyId, { cause: 'report' });
    await report(vacancyId, caseID, 'asha@example.com');
    await decide(caseID, { decision: 'release', reason: 'genuine' });
    await closeAll([vacancyId]);
    expect(await casesOf(vacancyId)).toEqual([{ id: caseID, state: 'upheld' }]);
    expect((await read(caseID)).reports).toMatchObject([{ outcome: 'right' }]);
  });

  it('is undone among the vacancies within two minutes, without a trace in the queue', async () => {
    const vacancies = [await publish(posting), await publish(posting)];
    const [first = 0, second = 0] = vacancies;
    await closeAll(vacancies);
    expect((await undoAll(vacancies)).done).toMatchObject(vacancies.map((vacancyID) => ({ vacancyID })));
    expect(await find(first)).toEqual({ status: 'live', ended_as_fraud: false, applicants_told_after: null });
    expect([...(await casesOf(first)), ...(await casesOf(second))]).toEqual([]);
    expect((await find(await publish(repost))).status).toBe('live');

    await closeAll([first]);
    clock.advanceMinutes(2);
    expect((await undoAll([first])).skipped).toMatchObject([
      { cause: expect.stringContaining('two minutes have passed') },
    ]);
  });

  it('is paused by its undo while another fraud has its contact, and a release makes it live', async () => {
    const [first = 0, second = 0] = [await publish(posting), await publish(repost)];
    await closeAll([first, second]);
    const { done, skipped } = await undoAll([first]);
    expect(done).toEqual([]);
    expect(skipped).toMatchObject([{ cause: expect.stringMatching(/^It is paused instead\. .*in a fraud/) }]);
    expect(await find(first)).toMatchObject({ status: 'paused', ended_as_fraud: false });
    const [held] = await casesOf(first);
    expect((await decide(held?.id ?? 0, { decision: 'release', reason: 'genuine' })).statusCode).toBe(200);
    expect((await find(first)).status).toBe('live');
    expect((await find(second)).ended_as_fraud).toBe(true);
  });

  it('ends the sessions of the colleague who posted it, not of those who only edit or close it', async () => {
    const [poster, editor] = [
      await createTestStaff(context, ['recruiter'], 'Rohan Staff'),
      await createTestStaff(context, ['recruiter'], 'Divya Staff'),
    ];
    const isSignedIn = async ({ headers }: TestStaff) =>
      (await app.inject({ url: '/api/Staff/GetProfile', headers })).statusCode === 200;
    const [edited, posted, own] = [await publish(posting), await publish(posting), await publish(posting)];
    await recordAction(edited, editor, 'EditVacancy');
    await recordAction(posted, poster, 'PostVacancy');
    await recordAction(own, staff, 'PostVacancy');
    expect((await closeAll([edited, posted, own])).json().done).toHaveLength(3);
    expect(await Promise.all([editor, poster, staff].map(isSignedIn))).toEqual([true, false, true]);
    await undoAll([edited, posted, own]);
    expect(await isSignedIn(poster)).toBe(true);
  });

  it('is left out when it is a draft or has ended', async () => {
    const vacancyId = await publish(posting);
    await closeAll([vacancyId]);
    expect((await closeAll([vacancyId])).json().skipped).toMatchObject([{ cause: 'It is closed already.' }]);
    expect(await casesOf(vacancyId)).toHaveLength(1);
  });
});

describe('a company blocked as a fraud', () => {
  it('has all its vacancies closed as if their cases were upheld', async () => {
    const vacancies = [await publish(posting), await publish(posting), await publish(posting)];
    const [first = 0, second = 0] = vacancies;
    await send(of.pauseVacancies, { rows: await readVacancyRows(db, [second]), reason: 'a test' });
    await insertApplicant(db, second, 1);
    const caseID = await open(first, { cause: 'report' });
    await report(first, caseID, 'asha@example.com');
    const { company_id: companyID } = await db
      .selectFrom('vacancies')
      .select('company_id')
      .where('id', '=', first)
      .executeTakeFirstOrThrow();
    const reply = await send(of.blockCompany, { companyID, reason: 'asks for deposits', isFraud: true });
    expect(reply.json()).toEqual({ closed: 3 });

    for (const vacancyId of vacancies) {
      expect(await find(vacancyId)).toMatchObject({ status: 'closed', ended_as_fraud: true });
      expect(await casesOf(vacancyId)).toMatchObject([{ state: 'upheld' }]);
    }
    expect((await list()).cases).toEqual([]);
    expect(await read(caseID)).toMatchObject({
      history: [{ kind: 'uphold', origin: 'company' }],
      reports: [{ outcome: 'right' }],
    });
    expect((await find(await publish(repost))).status).toBe('draft');
    clock.advanceMinutes(2);
    await warnOfFraud(context);
    expect(await warnings()).toEqual(['fraud-warning', 'fraud-warning-sms']);
  });

  const outside = {
    cause: 'company blocked',
    reason: 'asks for deposits',
    by: 'Meera Staff',
    staffId: staff.staffId,
  };
  /** Blocks the company of vacancies, of which two are decided at once. */
  async function blockWithMany(vacancies: number): Promise<number> {
    for (let i = 0; i < vacancies; i++) await publish(posting);
    const { company_id: companyId } = await db.selectFrom('vacancies').select('company_id').executeTakeFirstOrThrow();
    const now = clock.now();
    await db.updateTable('companies').set({ blocked_at: now }).where('id', '=', companyId).execute();
    const decided = await db.transaction().execute((tx) => closeCompanyAsFraud(tx, companyId, outside, now, 2));
    expect(decided).toBe(2);
    const rest = { cause: outside.cause, actor: outside.by };
    await closeCompanyVacancies(context, companyId, rest, { notifyAfter: now, isFraud: true });
    return companyId;
  }
  const upheld = () => db.selectFrom('moderation_cases').select('id').where('state', '=', 'upheld').execute();

  it('has each of many vacancies decided by the job, which continues after a crash', async () => {
    await blockWithMany(7);
    const count = async () => {
      const { rows } = await sql<{ open: number; upheld: number; decisions: number }>`
        select (select count(*)::int from vacancies where status in ('live', 'paused')) as open,
          (select count(*)::int from moderation_cases where state = 'upheld') as upheld,
          (select count(*)::int from moderation_decisions where origin = 'company' and actor = 'Meera Staff') as decisions`.execute(
        db,
      );
      return rows[0];
    };
    expect(await count()).toEqual({ open: 0, upheld: 2, decisions: 2 });
    // The second batch fails, as if the process had been killed there.
    await sql`create function die() returns trigger language plpgsql as $$
      begin
        if (select count(*) from moderation_decisions) >= 4 then raise 'killed'; end if;
        return new;
      end $$`.execute(db);
    await sql`create trigger die before insert on moderation_decisions for each row execute function die()`.execute(db);
    try {
      await expect(decideFrauds(context, 2)).rejects.toThrow('killed');
      expect(await count()).toEqual({ open: 0, upheld: 4, decisions: 4 });
    } finally {
      await sql`drop trigger die on moderation_decisions`.execute(db);
      await sql`drop function die`.execute(db);
    }
    await Promise.all([decideFrauds(context, 2), decideFrauds(context, 2)]);
    expect(await count()).toEqual({ open: 0, upheld: 7, decisions: 7 });
    expect(await db.selectFrom('fraud_closings').selectAll().execute()).toEqual([]);
  });

  it('has no more of its vacancies decided once it is no longer blocked', async () => {
    const companyID = await blockWithMany(5);
    await send(of.unblockCompany, { companyID, reason: 'a mistake' });
    await decideFrauds(context);
    expect(await upheld()).toHaveLength(2);
    expect(await db.selectFrom('fraud_closings').selectAll().execute()).toEqual([]);
  });

  it('has no vacancy decided by a job that began before its block ended', async () => {
    const companyId = await blockWithMany(5);
    await db.updateTable('companies').set({ blocked_at: null }).where('id', '=', companyId).execute();
    await decideFrauds(context);
    expect(await upheld()).toHaveLength(2);
  });

  it('has no vacancy decided again whose decision was undone', async () => {
    const companyId = await blockWithMany(3);
    const queuedAt = clock.now();
    await decideFrauds(context);
    const last = (await upheld()).at(-1)?.id ?? 0;
    clock.advanceMinutes(1);
    const undone = await undo(last);
    expect(undone.statusCode, undone.body).toBe(200);
    // As if the job had more to decide.
    await insertFraudClosing(db, companyId, outside, queuedAt);
    await decideFrauds(context);
    expect(await upheld()).toHaveLength(2);
    expect(await read(last)).toMatchObject({ state: 'open' });
  });
});
