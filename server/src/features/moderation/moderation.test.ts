import { type CallAnswer, calls, type getModerationFigures } from '@aarambh/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestStaff } from '../../testing/test-app.ts';
import { readVacancyRows } from '../../testing/vacancy-rows.ts';
import { rescreenStored } from '../screening/index.ts';
import { insertApplicant } from '../vacancy-lifecycle/test-vacancy-fixture.queries.ts';
import { openModerationFixture } from './test-moderation.ts';

const { app, context, staff, send, read, publish, open, find, list, report, addFinding, decide, undo, empty } =
  await openModerationFixture();
const { db, clock } = context;
const { staff: of } = calls;
beforeEach(async () => {
  await empty();
  await db.deleteFrom('messages').execute();
  // 10:00 IST, within working hours.
  const day = 24 * 60;
  const minutes = Math.floor(clock.now().getTime() / 60_000);
  clock.advanceMinutes(day + 4 * 60 + 30 - (minutes % day));
});

const mails = async (template: string) => {
  const rows = await db.selectFrom('messages').select('recipient').where('template', '=', template).execute();
  return rows.map(({ recipient }) => recipient).sort();
};

const setStatus = (vacancyId: number, status: 'draft' | 'paused') =>
  db.updateTable('vacancies').set({ status }).where('id', '=', vacancyId).execute();

/** Blocks the company of a vacancy, as staff do. */
const setBlocked = async (vacancyId: number) => {
  const { company_id: companyID } = await db
    .selectFrom('vacancies')
    .select('company_id')
    .where('id', '=', vacancyId)
    .executeTakeFirstOrThrow();
  const reply = await send(of.blockCompany, { companyID, reason: 'a test', isFraud: false });
  expect(reply.statusCode, reply.body).toBe(200);
};

const release = { decision: 'release', reason: 'genuine' };
const uphold = { decision: 'uphold', reason: 'asks-money' };

describe('the queue', () => {
  it('lists cases by when they are due, by state, level, cause and company, with the weightiest words', async () => {
    const [a, b, c] = [await publish(), await publish(), await publish({ company: { name: 'Kaveri Mills' } })];
    const low = await open(a, { level: 'low', cause: 'new-company' });
    const high = await open(b);
    const medium = await open(c, { level: 'medium', cause: 'report' });
    await addFinding(b, 'fee', 'pay 999');
    const { cases, total } = await list();
    expect(total).toBe(3);
    expect(cases.map(({ caseID }) => caseID)).toEqual([high, medium, low]);
    expect(cases[0]).toMatchObject({ words: 'pay 999', level: 'high', isOverdue: false, vacancyStatus: 'live' });
    const numbers = async (query: Record<string, string>) => (await list(query)).cases.map(({ caseID }) => caseID);
    expect(await numbers({ level: 'medium' })).toEqual([medium]);
    expect(await numbers({ cause: 'new-company' })).toEqual([low]);
    expect(await numbers({ companyID: String((cases[1] as { companyID: number }).companyID) })).toEqual([medium]);
    await decide(low, release);
    expect(await numbers({})).toEqual([high, medium]);
    expect(await numbers({ state: 'released' })).toEqual([low]);
    expect(await numbers({ state: 'all' })).toEqual([medium, high, low]);
  });

  it('is due after 15 minutes of working hours for high, 4 hours for medium; Today shows it and it is claimed there', async () => {
    const [a, b] = [await publish({ title: 'Typist' }), await publish()];
    const [high, medium] = [await open(a), await open(b, { level: 'medium' })];
    const inMinutes = (due: string | null) => (Date.parse(due ?? '') - clock.now().getTime()) / 60_000;
    expect(inMinutes((await read(high)).dueOn)).toBe(15);
    expect(inMinutes((await read(medium)).dueOn)).toBe(240);
    clock.advanceMinutes(16);
    expect((await list()).cases.map(({ isOverdue }) => isOverdue)).toEqual([true, false]);
    const today = await app.inject({ url: '/api/Staff/GetToday', headers: staff.headers });
    expect(today.json().items).toContainEqual(
      expect.objectContaining({ kind: 'moderation-case', targetID: high, title: 'Typist', isOverdue: true }),
    );

    const other = await createTestStaff(context, ['trust'], 'Imran Staff');
    const claim = { kind: 'moderation-case', targetID: high };
    expect((await send(of.claimWork, claim, other)).statusCode).toBe(200);
    expect((await send(of.claimWork, claim)).statusCode).toBe(409);
    expect((await read(high)).claimedBy).toBe('Imran Staff');
    expect((await list({ whose: 'mine' }, other)).cases.map(({ caseID }) => caseID)).toEqual([high]);
    expect((await list({ whose: 'unclaimed' })).cases.map(({ caseID }) => caseID)).toEqual([medium]);
  });

  it('shows everything beside a case', async () => {
    const company = { name: 'Kaveri Mills' };
    const [a, b, c] = [
      await publish({ company, title: 'Typist' }),
      await publish({ company }),
      await publish({ company }),
    ];
    const earlier = await open(b);
    await decide(earlier, { decision: 'release', reason: 'other-release', note: 'I called them.' });
    const caseID = await open(a, { cause: 'report' });
    await addFinding(a, 'fee', 'pay 999');
    await report(a, caseID, 'asha@example.com');
    await insertApplicant(db, a, 1);
    await send(of.noteModerationCase, { caseID, version: 1, note: 'Same number as last week.' });
    expect(await read(caseID)).toMatchObject({
      version: 2,
      vacancy: { jobTitle: 'Typist', orgName: 'Kaveri Mills' },
      findings: [{ words: 'pay 999', rule: 'fee', outcome: 'undecided' }],
      reports: [{ email: 'asha@example.com', reason: 'money', right: 0, wrong: 0 }],
      applicants: 1,
      otherJobs: [{ vacancyID: c }, { vacancyID: b }],
      otherCases: [{ caseID: earlier, state: 'released', reason: 'other-release', by: 'Meera Staff' }],
      history: [{ kind: 'note', note: 'Same number as last week.', by: 'Meera Staff' }],
      poster: null,
      undoUntil: null,
    });
  });

  it('refuses a change of a case that a colleague has changed, and says what', async () => {
    const caseID = await open(await publish());
    await send(of.noteModerationCase, { caseID, version: 1, note: 'Look at the number.' });
    const reply = await send(of.decideModerationCase, { caseID, version: 1, postingVersion: '1.1', ...release });
    expect(reply.statusCode).toBe(409);
    expect(reply.body).toContain('Meera Staff added a note');
  });

  it('refuses a decision on a text that was changed while the case was read, and marks nothing wrong', async () => {
    const vacancyId = await publish({ descriptionHtml: '<p>Work at the mill, paid each month.</p>' });
    const caseID = await open(vacancyId, { cause: 'report' });
    const { version, postingVersion } = await read(caseID);
    const seen = { caseID, version, postingVersion, ...release };
    await db.updateTable('vacancies').set({ title: 'Another title' }).where('id', '=', vacancyId).execute();
    const reply = await send(of.decideModerationCase, seen);
    expect([reply.statusCode, reply.json().detail]).toEqual([409, expect.stringContaining('read it again')]);
    expect(await read(caseID)).toMatchObject({ state: 'open', vacancy: { jobTitle: 'Another title' } });

    const { postingVersion: now } = await read(caseID);
    await db.updateTable('companies').set({ website: 'other.example' }).execute();
    expect((await send(of.decideModerationCase, { ...seen, postingVersion: now })).statusCode).toBe(409);
    expect((await decide(caseID, release)).statusCode).toBe(200);
  });

  it('refuses a decision taken before a new finding of a case that is high already', async () => {
    const vacancyId = await publish();
    const caseID = await open(vacancyId, { cause: 'finding', level: 'high', holds: true });
    const { version } = await read(caseID);
    await db
      .updateTable('vacancies')
      .set({ description_html: '<p>Registration fee Rs 650, pay by UPI.</p>' })
      .where('id', '=', vacancyId)
      .execute();
    const rescreen = () => db.transaction().execute((tx) => rescreenStored(tx, [vacancyId], clock.now()));
    await rescreen();
    const found = await read(caseID);
    expect(found.findings).not.toEqual([]);
    expect(found.version).toBeGreaterThan(version);
    const old = { caseID, version, postingVersion: found.postingVersion, ...release };
    expect((await send(of.decideModerationCase, old)).statusCode).toBe(409);
    // What is found again is not news.
    await rescreen();
    expect((await read(caseID)).version).toBe(found.version);
  });

  it('belongs to the company of its vacancy, also after a merge', async () => {
    const [vacancyId, other] = [await publish(), await publish({ company: { name: 'Narmada Mills' } })];
    const caseID = await open(vacancyId);
    await open(other);
    const company = db.selectFrom('vacancies').select('company_id').where('id', '=', other);
    await db.updateTable('vacancies').set({ company_id: company }).where('id', '=', vacancyId).execute();
    const { companyID } = await read(caseID);
    expect((await list({ companyID: String(companyID) })).cases).toHaveLength(2);
    expect((await read(caseID)).orgName).toBe('Narmada Mills');
  });

  it('refuses a reason of another decision, another reason without a note, and a question without a text', async () => {
    const caseID = await open(await publish());
    const status = async (body: object) =>
      (await send(of.decideModerationCase, { caseID, version: 1, postingVersion: '1.1', ...body })).statusCode;
    expect(await status({ decision: 'release', reason: 'asks-money' })).toBe(400);
    expect(await status({ decision: 'release', reason: 'other-release' })).toBe(400);
    expect(await status({ decision: 'ask', reason: 'ask-pay', note: ' ' })).toBe(400);
    expect(await status({ ...release, note: 'x'.repeat(1_001) })).toBe(400);
    expect((await read(caseID)).state).toBe('open');
  });
});

describe('a release', () => {
  it('shows a held vacancy, marks findings and reports as wrong, and tells the reporter; its undo restores all', async () => {
    const vacancyId = await publish();
    const caseID = await open(vacancyId, { holds: true });
    await db.updateTable('vacancies').set({ status: 'paused' }).where('id', '=', vacancyId).execute();
    await db.deleteFrom('vacancy_search').where('vacancy_id', '=', vacancyId).execute();
    await addFinding(vacancyId, 'fee', 'pay 999');
    await report(vacancyId, caseID, 'asha@example.com');
    await send(of.claimWork, { kind: 'moderation-case', targetID: caseID });

    expect((await decide(caseID, release)).statusCode).toBe(200);
    expect((await find(vacancyId)).status).toBe('live');
    expect(await db.selectFrom('vacancy_search').select('vacancy_id').execute()).toHaveLength(1);
    expect(await read(caseID)).toMatchObject({
      state: 'released',
      dueOn: null,
      claimedBy: '',
      findings: [{ outcome: 'wrong' }],
      reports: [{ outcome: 'wrong' }],
      history: [{ kind: 'release', reason: 'genuine' }],
    });
    expect(await mails('report-decided')).toEqual(['asha@example.com']);

    expect((await undo(caseID)).statusCode).toBe(200);
    expect((await find(vacancyId)).status).toBe('paused');
    expect(await db.selectFrom('vacancy_search').select('vacancy_id').execute()).toEqual([]);
    expect(await read(caseID)).toMatchObject({
      state: 'open',
      holdsVacancy: true,
      claimedBy: 'Meera Staff',
      findings: [{ outcome: 'undecided' }],
      reports: [{ outcome: 'undecided' }],
      history: [{ kind: 'release', isUndone: true }, { kind: 'undo' }],
      undoUntil: null,
    });
    expect(await mails('report-decided')).toEqual([]);
    expect((await undo(caseID)).statusCode).toBe(409);
  });

  it('keeps findings and reports right that staff name', async () => {
    const vacancyId = await publish();
    const caseID = await open(vacancyId);
    const { id } = await addFinding(vacancyId, 'fee', 'pay 999');
    const { id: reportId } = await report(vacancyId, caseID, 'asha@example.com');
    await decide(caseID, { ...release, exceptFindingIDs: [id], exceptReportIDs: [reportId] });
    expect(await read(caseID)).toMatchObject({ findings: [{ outcome: 'right' }], reports: [{ outcome: 'right' }] });
  });

  it('is needed before a held vacancy can be live; a draft that the hold did not keep back stays one', async () => {
    const vacancyId = await publish();
    await setStatus(vacancyId, 'draft');
    const caseID = await open(vacancyId, { holds: true });
    const approve = async () =>
      send(of.approveVacancies, { rows: await readVacancyRows(db, [vacancyId]), reason: 'fine' });
    expect((await approve()).json().skipped).toMatchObject([
      { id: vacancyId, cause: expect.stringContaining('moderation') },
    ]);
    expect((await decide(caseID, release)).statusCode).toBe(200);
    expect((await find(vacancyId)).status).toBe('draft');
    expect((await approve()).json().done).toMatchObject([{ vacancyID: vacancyId }]);
    expect((await find(vacancyId)).status).toBe('live');
  });

  it('leaves a vacancy paused that staff had paused before it was held', async () => {
    const vacancyId = await publish();
    await send(of.pauseVacancies, { rows: await readVacancyRows(db, [vacancyId]), reason: 'asked for' });
    const caseID = await open(vacancyId, { holds: true });
    expect((await decide(caseID, release)).statusCode).toBe(200);
    expect((await find(vacancyId)).status).toBe('paused');
  });

  it('makes live what screening kept back, and not what waits for approval', async () => {
    const fee = { descriptionHtml: '<p>Registration fee Rs 650, pay by UPI.</p>' };
    const caseOf = async (vacancyId: number) =>
      (await list()).cases.find(({ vacancyID }) => vacancyID === vacancyId)?.caseID ?? 0;
    const held = await publish(fee);
    await db
      .insertInto('vacancy_sources')
      .values({ source: 'slow', needs_approval: true, changed_by: 'a test', changed_at: clock.now() })
      .execute();
    const waiting = await publish({ ...fee, source: 'slow' });
    for (const vacancyId of [held, waiting]) {
      expect((await find(vacancyId)).status).toBe('draft');
      expect((await decide(await caseOf(vacancyId), release)).statusCode).toBe(200);
    }
    expect([(await find(held)).status, (await find(waiting)).status]).toEqual(['live', 'draft']);
    await db.deleteFrom('vacancy_sources').execute();
  });

  it('ends the case of a vacancy whose company is blocked, which stays as it is', async () => {
    const vacancyId = await publish();
    const caseID = await open(vacancyId, { holds: true });
    await setStatus(vacancyId, 'draft');
    await setBlocked(vacancyId);
    const reply = await decide(caseID, release);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.body).toContain('Its company is blocked');
    expect((await find(vacancyId)).status).toBe('draft');
    expect((await read(caseID)).state).toBe('released');
  });

  it('leaves a vacancy whose last day has passed as it is, and says so', async () => {
    const vacancyId = await publish({ expiresAt: new Date(clock.now().getTime() + 60_000) });
    const caseID = await open(vacancyId, { holds: true });
    await db.updateTable('vacancies').set({ status: 'paused' }).where('id', '=', vacancyId).execute();
    clock.advanceMinutes(2);
    const reply = await decide(caseID, release);
    expect(reply.body).toContain('Its last day has passed');
    expect((await find(vacancyId)).status).toBe('paused');
  });
});

describe('a question to the poster', () => {
  it('goes to the contact of the posting after two minutes, and can be undone until then', async () => {
    const vacancyId = await publish({ recruiterEmail: 'hr@kaveri.example' });
    const caseID = await open(vacancyId);
    const ask = { decision: 'ask', reason: 'ask-company', note: 'Please send the company number.' };
    expect((await decide(caseID, ask)).statusCode).toBe(200);
    expect(await read(caseID)).toMatchObject({ state: 'asked', history: [{ kind: 'ask', note: ask.note }] });
    expect(await mails('posting-question')).toEqual(['hr@kaveri.example']);
    await send(of.noteModerationCase, { caseID, version: 2, note: 'They called.' });
    expect((await undo(caseID)).statusCode).toBe(200);
    expect((await read(caseID)).state).toBe('open');
    expect(await mails('posting-question')).toEqual([]);

    await decide(caseID, ask);
    clock.advanceMinutes(2);
    expect((await undo(caseID)).statusCode).toBe(409);
    // A new finding reopens it.
    await open(vacancyId, { cause: 'report' });
    expect(await read(caseID)).toMatchObject({ state: 'open', causes: ['finding', 'report'] });
  });

  it('is refused without an address', async () => {
    const caseID = await open(await publish());
    const reply = await decide(caseID, { decision: 'ask', reason: 'ask-pay', note: 'Is it?' });
    expect(reply.statusCode).toBe(409);
    expect((await read(caseID)).state).toBe('open');
  });
});

it('counts how often rules and reporters were right, and how long decisions took', async () => {
  const [a, b, c] = [await publish(), await publish(), await publish()];
  const [right, wrong, waiting] = [await open(a), await open(b), await open(c)];
  for (const [vacancyId, caseID] of [
    [a, right],
    [b, wrong],
    [c, waiting],
  ] as const) {
    await addFinding(vacancyId, 'fee', 'pay');
    await report(vacancyId, caseID, 'asha@example.com');
  }
  await addFinding(a, 'sex', 'female only');
  clock.advanceMinutes(10);
  await decide(right, uphold);
  clock.advanceMinutes(10);
  await decide(wrong, release);
  const reply = await app.inject({ url: '/api/Staff/GetModerationFigures', headers: staff.headers });
  expect(reply.json<CallAnswer<typeof getModerationFigures>>()).toEqual({
    // Other vacancies of the company of the fraud have cases too; those that had one stay one.
    undecided: 1,
    overdue: 1,
    decided: 2,
    upheld: 1,
    medianMinutes: 15,
    rules: [
      { rule: 'fee', found: 3, right: 1, wrong: 1 },
      { rule: 'sex', found: 1, right: 1, wrong: 0 },
    ],
    reporters: [{ email: 'asha@example.com', memberID: null, reports: 3, right: 1, wrong: 1 }],
  });
});

it('shows how often a reporter was right before: a guest by address, a member by account', async () => {
  const [a, b, c] = [await publish(), await publish(), await publish()];
  const [right, wrong, waiting] = [await open(a), await open(b), await open(c)];
  const accountId = await insertApplicant(db, a, 1);
  for (const [vacancyId, caseID] of [
    [a, right],
    [b, wrong],
    [c, waiting],
  ] as const) {
    await report(vacancyId, caseID, caseID === right ? 'ASHA@example.com' : 'asha@example.com');
    // Once with the address of the guest, who is another person.
    const { id } = await report(vacancyId, caseID, `member.${caseID}@example.com`);
    const email = caseID === right ? 'asha@example.com' : 'member@example.com';
    await db.updateTable('job_reports').set({ account_id: accountId, email }).where('id', '=', id).execute();
  }
  await decide(right, uphold);
  await decide(wrong, release);
  expect((await read(waiting)).reports).toMatchObject([
    { memberID: null, right: 1, wrong: 1 },
    { memberID: accountId, right: 1, wrong: 1 },
  ]);
});
