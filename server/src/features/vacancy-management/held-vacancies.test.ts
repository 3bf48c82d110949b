import { bulkResult, calls, savedVacancy, type VacancyForm } from '@aarambh/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestStaff, openTestApp } from '../../testing/test-app.ts';
import { readVacancyRows } from '../../testing/vacancy-rows.ts';
import { fraudPostings, honestPostings } from '../screening/test-frauds.ts';
import { publishPostings } from '../vacancy-lifecycle/index.ts';
import { deleteAll } from '../vacancy-lifecycle/test-vacancy-fixture.queries.ts';
import { makePosting } from '../vacancy-lifecycle/test-vacancy-fixture.ts';
import { makeVacancyForm } from './test-vacancy-form.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;
const staff = await createTestStaff(context);
const { staff: of } = calls;

const makeForm = (more: Partial<VacancyForm> = {}) => makeVacancyForm(clock.now(), more);
const send = async (call: { path: string }, payload: object) => {
  const reply = await app.inject({ method: 'POST', url: `/api/${call.path}`, payload, headers: staff.headers });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<object>();
};
const post = async (more: Partial<VacancyForm>, asDraft = false) =>
  savedVacancy.parse(await send(of.postVacancy, { ...makeForm(more), formID: crypto.randomUUID(), asDraft }));
const bulk = async (call: { path: string }, vacancyIDs: number[]) =>
  bulkResult.parse(await send(call, { rows: await readVacancyRows(db, vacancyIDs), reason: 'a test' }));
const isPublic = async (id: number) => {
  const reply = await app.inject(`/api/vacancyportal/GetVacancyDetails/${id}`);
  return 'jobTitle' in reply.json<object>();
};
const caseOf = (vacancyId: number) =>
  db
    .selectFrom('moderation_cases')
    .select(['id', 'level', 'causes', 'holds_vacancy', 'state'])
    .where('vacancy_id', '=', vacancyId)
    .executeTakeFirst();

beforeEach(async () => {
  await deleteAll(db);
  clock.advanceMinutes(1);
});

describe('a posting of a fraud', () => {
  it.each(fraudPostings)('is held when it is posted: $title', async (fraud) => {
    const saved = await post(fraud);
    expect(saved).toMatchObject({ status: 'draft', isHeld: true });
    expect(saved.findings[0]).toMatchObject({ level: 'high', explanation: expect.stringMatching(/pay/) });
    expect(await isPublic(saved.vacancyID)).toBe(false);
    expect(await caseOf(saved.vacancyID)).toMatchObject({
      level: 'high',
      causes: expect.arrayContaining(['finding']),
      holds_vacancy: true,
    });
  });

  it.each(fraudPostings)('hides a live vacancy that is edited to it: $title', async (fraud) => {
    const { vacancyID, version, status } = await post({});
    expect(status).toBe('live');
    expect(await isPublic(vacancyID)).toBe(true);
    const saved = savedVacancy.parse(await send(of.editVacancy, { ...makeForm(fraud), vacancyID, version }));
    expect(saved).toMatchObject({ status: 'paused', isHeld: true });
    expect(await isPublic(vacancyID)).toBe(false);
  });

  it('cannot be approved or reopened by staff of vacancies, who get the reason', async () => {
    const { vacancyID } = await post({ description: 'Registration fee Rs 650.' }, true);
    const approved = await bulk(of.approveVacancies, [vacancyID]);
    expect(approved.done).toEqual([]);
    expect(approved.skipped[0]?.cause).toMatch(/moderation case.*Nobody may take money.*“Registration fee Rs 650”/);

    const live = await post({});
    const form = makeForm({ description: 'Registration fee Rs 650.' });
    await send(of.editVacancy, { ...form, vacancyID: live.vacancyID, version: live.version });
    const reopened = await bulk(of.reopenVacancies, [live.vacancyID]);
    expect(reopened.skipped[0]?.cause).toContain('moderation case');
    expect(await isPublic(live.vacancyID)).toBe(false);
  });

  it('is found in a draft with a rule that staff set after it was saved', async () => {
    const { vacancyID } = await post({ description: 'Bring the lucky hamper with you.' }, true);
    await db
      .insertInto('screening_rules')
      .values({
        id: 'fee-kit',
        version: 1,
        is_enabled: true,
        level: 'high',
        phrases: ['lucky hamper'],
        changed_by: 'a test',
        changed_at: clock.now(),
      })
      .execute();
    const approved = await bulk(of.approveVacancies, [vacancyID]);
    await db.deleteFrom('screening_rules').execute();
    expect(approved.skipped[0]?.cause).toContain('“lucky hamper”');
    expect(await caseOf(vacancyID)).toMatchObject({ holds_vacancy: true });
  });
});

it.each(honestPostings)('an honest posting about money is live at once: $title', async (honest) => {
  expect(await post(honest)).toMatchObject({ status: 'live', isHeld: false });
});

it('a possible finding publishes and opens a case', async () => {
  const saved = await post({ description: 'Only unmarried candidates.' });
  expect(saved).toMatchObject({ status: 'live', isHeld: false, findings: [{ rule: 'condition-marital' }] });
  expect(await caseOf(saved.vacancyID)).toMatchObject({ level: 'medium', holds_vacancy: false });
});

it('a small finding is only noted', async () => {
  const saved = await post({ title: 'Male cook' });
  expect(saved).toMatchObject({ status: 'live', findings: [{ rule: 'condition-sex-title', level: 'low' }] });
  expect(await caseOf(saved.vacancyID)).toMatchObject({ level: 'low', causes: ['new-company'] });
});

it('what staff found wrong is not held again in the same words', async () => {
  const { vacancyID } = await post({ description: 'Registration fee Rs 650.' });
  const found = await caseOf(vacancyID);
  await db.updateTable('moderation_cases').set({ state: 'released', holds_vacancy: false }).execute();
  await db.updateTable('screening_findings').set({ outcome: 'wrong' }).execute();
  expect(found?.id).toBeGreaterThan(0);
  expect((await bulk(of.approveVacancies, [vacancyID])).done).toMatchObject([{ vacancyID: vacancyID }]);
  expect(await isPublic(vacancyID)).toBe(true);
});

it.each([
  [
    'fees',
    'Course brochure text: candidates must pay registration fee of Rs 500 by UPI in advance, refundable.',
    'Registration fee Rs 999, pay by UPI.',
    'paused',
  ],
  ['conditions', 'Only unmarried candidates.', 'No married women.', 'live'],
])('what staff found wrong hides no later words of the rule: %s', async (_case, wrong, later, status) => {
  const { vacancyID } = await post({ description: wrong });
  await db.updateTable('moderation_cases').set({ state: 'released', holds_vacancy: false }).execute();
  await db.updateTable('screening_findings').set({ outcome: 'wrong' }).execute();
  if (status === 'paused')
    expect((await bulk(of.approveVacancies, [vacancyID])).done).toMatchObject([{ vacancyID: vacancyID }]);
  expect(await isPublic(vacancyID)).toBe(true);
  const { version } = await db
    .selectFrom('vacancies')
    .select('version')
    .where('id', '=', vacancyID)
    .executeTakeFirstOrThrow();
  const edit = { ...makeForm({ description: `${wrong}\n${later}` }), vacancyID, version };
  const saved = savedVacancy.parse(await send(of.editVacancy, edit));
  expect(saved.status).toBe(status);
  expect(saved.findings.map(({ words }) => words).join()).toContain(later.slice(0, 10));
});

describe('with a rule that staff set since', () => {
  const caught = 'Bring the lucky hamper with you.';
  const addRule = () =>
    db
      .insertInto('screening_rules')
      .values({
        id: 'fee-kit',
        version: 1,
        is_enabled: true,
        level: 'high',
        phrases: ['lucky hamper'],
        changed_by: 'a test',
        changed_at: clock.now(),
      })
      .execute();
  const statuses = async () => {
    const rows = await db.selectFrom('vacancies').select('status').execute();
    return rows.map(({ status }) => status);
  };
  afterEach(() => db.deleteFrom('screening_rules').execute());

  it('a paused vacancy is not reopened', async () => {
    const { vacancyID } = await post({ description: caught });
    await bulk(of.pauseVacancies, [vacancyID]);
    await addRule();
    const reopened = await bulk(of.reopenVacancies, [vacancyID]);
    expect(reopened.skipped[0]?.cause).toContain('“lucky hamper”');
    expect(await statuses()).toEqual(['paused']);
  });

  it('a closed vacancy is paused when closing it is undone', async () => {
    const { vacancyID } = await post({ description: caught });
    await send(of.closeVacancies, { rows: await readVacancyRows(db, [vacancyID]), reason: 'a test', isFraud: false });
    await addRule();
    await bulk(of.undoCloseVacancies, [vacancyID]);
    expect(await statuses()).toEqual(['paused']);
    expect(await caseOf(vacancyID)).toMatchObject({ holds_vacancy: true });
  });

  it('an unchanged draft does not go live once its source needs no approval', async () => {
    const expiresAt = new Date(clock.now().getTime() + 86_400_000);
    const posting = makePosting({ descriptionHtml: caught, postedAt: clock.now(), expiresAt });
    const reason = { cause: 'import', actor: 'feed' };
    await publishPostings(context, [posting], reason, { asDrafts: true });
    expect(await statuses()).toEqual(['draft']);
    await addRule();
    await publishPostings(context, [posting], reason);
    expect(await statuses()).toEqual(['draft']);
  });
});
