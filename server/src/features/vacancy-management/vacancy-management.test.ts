import {
  addressOf,
  bulkResult,
  calls,
  type StaffVacancy,
  staffVacancyDetails,
  type VacancyForm,
  type VersionedVacancy,
} from '@aarambh/contract';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { createTestStaff, openTestApp } from '../../testing/test-app.ts';
import { readVacancyRows } from '../../testing/vacancy-rows.ts';
import { closeApplications, warnOfFraud } from '../applications/index.ts';
import { publishPostings } from '../vacancy-lifecycle/index.ts';
import { deleteAll, insertApplicant } from '../vacancy-lifecycle/test-vacancy-fixture.queries.ts';
import { makePosting } from '../vacancy-lifecycle/test-vacancy-fixture.ts';
import { makeVacancyForm } from './test-vacancy-form.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;
const staff = await createTestStaff(context);
const { staff: of } = calls;

const day = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const makeForm = (more: Partial<VacancyForm> = {}) =>
  makeVacancyForm(clock.now(), {
    locations: 'Pune, Thane',
    pay: '₹15,000 – ₹18,000 a month',
    skills: 'Tally, GST',
    education: 'B.Com',
    department: 'Accounts',
    description: 'Keep the books.\n\n• Enter bills\n• Reconcile <bank> statements',
    ...more,
  });

const post = async (call: { method: string; path: string }, payload: object, headers = staff.headers) =>
  await app.inject({ method: 'POST', url: `/api/${call.path}`, payload, headers });
const read = async (vacancyID: number) =>
  staffVacancyDetails.parse((await app.inject({ url: `/api/Staff/GetVacancy/${vacancyID}`, ...staff })).json());
const list = async (query: Record<string, string> = {}) => {
  const reply = await app.inject({ url: addressOf(of.listStaffVacancies, { query }), headers: staff.headers });
  expect(reply.statusCode, reply.body).toBe(200);
  return { rows: reply.json<StaffVacancy[]>(), total: reply.headers['x-total-count'] };
};
const titles = async (query: Record<string, string>) => (await list(query)).rows.map(({ jobTitle }) => jobTitle);
const bulk = async (call: { method: string; path: string }, vacancyIDs: number[], more: object = {}) =>
  await bulkOf(call, await readVacancyRows(db, vacancyIDs), more);
/** A bulk action on rows as they were shown. */
const bulkOf = async (call: { method: string; path: string }, rows: VersionedVacancy[], more: object = {}) => {
  const { done, skipped } = bulkResult.parse((await post(call, { rows, reason: 'a test', ...more })).json());
  return { done: done.map(({ vacancyID }) => vacancyID), skipped };
};
const isPublic = async (id: number) => {
  const reply = await app.inject(`/api/vacancyportal/GetVacancyDetails/${id}`);
  return 'jobTitle' in reply.json<object>();
};
const actions = async (id: number) => {
  const rows = await db
    .selectFrom('staff_audit')
    .select(['action', 'actor', 'reason'])
    .where('target_kind', '=', 'vacancy')
    .where('target_id', '=', String(id))
    .where('id', '>=', firstEntry)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
};

async function create(more: Partial<VacancyForm> = {}, asDraft = false): Promise<number> {
  const reply = await post(of.postVacancy, { ...makeForm(more), formID: crypto.randomUUID(), asDraft });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ vacancyID: number }>().vacancyID;
}

let firstEntry: number;
beforeEach(async () => {
  await deleteAll(db);
  // The audit log is append-only: entries of earlier tests stay, and name the same numbers.
  const last = await db.selectFrom('staff_audit').select('id').orderBy('id', 'desc').executeTakeFirst();
  firstEntry = (last?.id ?? 0) + 1;
  clock.advanceMinutes(1);
});

it('posts a vacancy once per form, and shows it as it was typed', async () => {
  const formID = crypto.randomUUID();
  const body = { ...makeForm(), formID, asDraft: false };
  const first = await post(of.postVacancy, body);
  expect(first.json()).toMatchObject({ status: 'live' });
  const { vacancyID } = first.json<{ vacancyID: number }>();
  expect((await post(of.postVacancy, body)).json()).toMatchObject({ vacancyID });
  expect((await list()).rows).toHaveLength(1);
  const details = await read(vacancyID);
  expect(details.form).toEqual(makeForm());
  expect(details.source).toBe('staff');
  const shown = (await app.inject(`/api/vacancyportal/GetVacancyDetails/${vacancyID}`)).json();
  expect(shown).toMatchObject({ locations: ['Pune', 'Thane'], payText: '₹15,000 – ₹18,000 a month', openings: 2 });
  expect(shown.vacancyDescription).toContain('<li>Reconcile &lt;bank&gt; statements</li>');
});

it('names the field that is wrong, and stores nothing', async () => {
  const cases: [Partial<VacancyForm>, string][] = [
    [{ title: ' ' }, 'title'],
    [{ pay: 'handsome' }, 'pay'],
    [{ lastDay: day(-1) }, 'lastDay'],
    [{ lastDay: day(400) }, 'lastDay'],
    [{ experienceFromYears: -1 }, 'experienceFromYears'],
    [{ description: '\u0000' }, 'description'],
  ];
  for (const [more, field] of cases) {
    const reply = await post(of.postVacancy, { ...makeForm(more), formID: crypto.randomUUID(), asDraft: false });
    expect(reply.statusCode, field).toBe(400);
    expect(reply.json().errors.map((error: { field: string }) => error.field)).toContain(field);
  }
  expect((await list()).rows).toEqual([]);
});

it('previews a form as job seekers would see it, without storing or recording anything', async () => {
  const reply = await post(of.previewVacancy, makeForm());
  expect(reply.json()).toMatchObject({
    jobTitle: 'Accounts assistant',
    experience: '1 - 3 Years',
    locations: ['Pune', 'Thane'],
  });
  expect((await list()).rows).toEqual([]);
  expect(await db.selectFrom('staff_audit').select('id').where('action', '=', 'PreviewVacancy').execute()).toEqual([]);
});

it('keeps a draft from job seekers until it is approved, and dates it then', async () => {
  const id = await create({}, true);
  expect([(await read(id)).status, await isPublic(id)]).toEqual(['draft', false]);
  clock.advanceMinutes(60);
  expect(await bulk(of.approveVacancies, [id])).toEqual({ done: [id], skipped: [] });
  const { status, postedOn } = await read(id);
  expect([status, postedOn, await isPublic(id)]).toEqual(['live', clock.now().toISOString(), true]);
  expect(await actions(id)).toEqual(['PostVacancy', 'ApproveVacancies']);
});

it('edits: omitted formatting, places and the posting date stay; an old version is a conflict that says who', async () => {
  await publishPostings(
    context,
    [
      makePosting({
        title: 'Tailor',
        descriptionHtml: '<p>Sew <strong>well</strong>.</p>',
        locations: ['Pune'],
        localities: ['Kothrud'],
        postedAt: new Date(clock.now().getTime() - 86_400_000),
        expiresAt: new Date(clock.now().getTime() + 30 * 86_400_000),
      }),
    ],
    { cause: 'a test', actor: 'a test' },
  );
  const [{ vacancyID, postedOn } = { vacancyID: 0, postedOn: '' }] = (await list()).rows;
  const { form, version } = await read(vacancyID);
  clock.advanceMinutes(1);
  const edited = await post(of.editVacancy, { ...form, vacancyID, version, pay: '3 - 4.5 LPA', openings: 4 });
  expect(edited.statusCode, edited.body).toBe(200);
  const row = await db.selectFrom('vacancies').selectAll().where('id', '=', vacancyID).executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    description_html: '<p>Sew <strong>well</strong>.</p>',
    localities: ['Kothrud'],
    salary_from: 30_000_000,
    salary_to: 45_000_000,
    openings: 4,
  });
  expect(row.posted_at.toISOString()).toBe(postedOn);
  const late = await post(of.editVacancy, { ...form, vacancyID, version, title: 'Master tailor' });
  expect(late.statusCode).toBe(409);
  expect(late.json().detail).toMatch(/Meera Staff, .*: changed .*pay/);
  expect((await read(vacancyID)).jobTitle).toBe('Tailor');
});

it('pauses, reopens, extends and closes in bulk, and says what was left out and why', async () => {
  const [a, b] = [await create({ title: 'First' }), await create({ title: 'Second' })];
  const draft = await create({ title: 'Third' }, true);
  expect(await bulk(of.pauseVacancies, [a, b, draft, 999])).toEqual({
    done: [a, b],
    skipped: [
      { id: draft, name: 'Third, Tulsi Granites', cause: 'It is draft, not live.' },
      { id: 999, name: 'No. 999', cause: 'There is no vacancy with this number.' },
    ],
  });
  expect([await isPublic(a), (await read(a)).status]).toEqual([false, 'paused']);
  expect((await bulk(of.pauseVacancies, [a])).skipped).toMatchObject([{ cause: 'It is paused, not live.' }]);
  expect((await bulk(of.reopenVacancies, [a])).done).toEqual([a]);
  expect(await isPublic(a)).toBe(true);
  const lastDay = day(90);
  expect((await bulk(of.extendVacancies, [a, b, a], { lastDay })).done).toEqual([a, b]);
  expect((await read(b)).form.lastDay).toBe(lastDay);
  expect((await bulk(of.extendVacancies, [a], { lastDay: day(40) })).skipped).toHaveLength(1);
  expect(
    (await post(of.extendVacancies, { rows: await readVacancyRows(db, [a]), reason: 'x', lastDay: day(-3) }))
      .statusCode,
  ).toBe(400);
  expect((await bulk(of.closeVacancies, [a, b], { isFraud: false })).done).toEqual([a, b]);
  expect(await actions(a)).toEqual([
    'PostVacancy',
    'PauseVacancies',
    'ReopenVacancies',
    'ExtendVacancies',
    'CloseVacancies',
  ]);
});

it('leaves out what someone changed since it was shown, and says who', async () => {
  const colleague = await createTestStaff(context, undefined, 'Ravi Colleague');
  const draft = await create({ title: 'Read' }, true);
  const seen = await readVacancyRows(db, [draft]);
  const { form, version } = await read(draft);
  clock.advanceMinutes(1);
  const edit = { ...form, vacancyID: draft, version, description: 'Keep the books of two shops.' };
  expect((await post(of.editVacancy, edit, colleague.headers)).statusCode).toBe(200);
  const changed = (cause: RegExp) => [{ id: draft, cause: expect.stringMatching(cause) }];
  const edited = changed(/^This vacancy was changed by someone else\. Ravi Colleague, .*: changed description/);
  expect(await bulkOf(of.approveVacancies, seen)).toMatchObject({ done: [], skipped: edited });
  expect(await bulkOf(of.discardVacancies, seen)).toMatchObject({ done: [], skipped: edited });
  expect([(await read(draft)).status, await actions(draft)]).toEqual(['draft', ['PostVacancy', 'EditVacancy']]);

  clock.advanceMinutes(1);
  const shown = await readVacancyRows(db, [draft]);
  const extend = { rows: shown, reason: 'a test', lastDay: day(50) };
  const [first] = bulkResult.parse((await post(of.extendVacancies, extend, colleague.headers)).json()).done;
  expect(await readVacancyRows(db, [draft])).toEqual([first]);
  expect(await bulkOf(of.extendVacancies, shown, { lastDay: day(60) })).toMatchObject({
    done: [],
    skipped: changed(/Ravi Colleague, .*: changed last day/),
  });
  expect((await read(draft)).form.lastDay).toBe(day(50));
  expect(await bulkOf(of.approveVacancies, [first as VersionedVacancy])).toEqual({ done: [draft], skipped: [] });
  expect((await list()).rows).toEqual([expect.objectContaining((await readVacancyRows(db, [draft]))[0])]);
});

it('answers a console page of an earlier version, which names no versions, with an error', async () => {
  const id = await create();
  const reply = await post(of.pauseVacancies, { vacancyIDs: [id], reason: 'a test' });
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'bad_input']);
  expect((await read(id)).status).toBe('live');
});

it('undoes closing until the applicants are notified: live ones are live and paused ones paused', async () => {
  const [live, paused] = [await create(), await create()];
  await bulk(of.pauseVacancies, [paused]);
  await insertApplicant(db, live, 1);
  await bulk(of.closeVacancies, [live, paused], { isFraud: false });
  await closeApplications(context);
  expect((await read(live)).canUndoClose).toBe(true);
  expect((await bulk(of.undoCloseVacancies, [live, paused])).done).toEqual([live, paused]);
  expect([await isPublic(live), (await read(paused)).status]).toEqual([true, 'paused']);
  const application = () => db.selectFrom('applications').select('status').executeTakeFirstOrThrow();
  expect(await application()).toEqual({ status: 'Sent' });

  await bulk(of.closeVacancies, [live], { isFraud: false });
  clock.advanceMinutes(10);
  await closeApplications(context);
  expect(await application()).toEqual({ status: 'Closed' });
  expect((await bulk(of.undoCloseVacancies, [live])).skipped).toMatchObject([{ id: live, cause: /were notified/ }]);
});

it('warns every applicant of a vacancy that was a fraud', async () => {
  const id = await create();
  await insertApplicant(db, id, 1);
  const decided = await insertApplicant(db, id, 2);
  await db.updateTable('accounts').set({ email_verified_at: clock.now() }).execute();
  await db.updateTable('applications').set({ status: 'Not selected' }).where('account_id', '=', decided).execute();
  await bulk(of.closeVacancies, [id], { isFraud: true });
  clock.advanceMinutes(10);
  for (let i = 0; i < 2; i++) {
    await closeApplications(context);
    await warnOfFraud(context);
  }
  const messages = await db.selectFrom('messages').select('template').orderBy('id').execute();
  const both = ['fraud-warning', 'fraud-warning-sms'];
  expect(messages.map(({ template }) => template)).toEqual([...both, ...both]);
});

it('lists by status, company, source, age, applicants and text', async () => {
  const old = new Date(clock.now().getTime() - 40 * 86_400_000);
  const until = new Date(clock.now().getTime() + 86_400_000);
  await publishPostings(
    context,
    [
      makePosting({
        title: '100% Weaver',
        company: { name: 'Ila Textiles' },
        source: 'feed',
        postedAt: old,
        expiresAt: until,
      }),
    ],
    { cause: 'a test', actor: 'a test' },
  );
  const id = await create();
  await create({ title: 'Cook' }, true);
  await insertApplicant(db, id, 1);
  expect(await titles({ text: 'ila tex' })).toEqual(['100% Weaver']);
  expect(await titles({ text: '0% w' })).toEqual(['100% Weaver']);
  expect(await titles({ text: String(id) })).toEqual(['Accounts assistant']);
  expect(await titles({ status: 'draft' })).toEqual(['Cook']);
  expect(await titles({ source: 'feed' })).toEqual(['100% Weaver']);
  expect(await titles({ age: 'older' })).toEqual(['100% Weaver']);
  expect(await titles({ age: '7' })).toHaveLength(2);
  expect(await titles({ applicants: 'unread' })).toEqual(['Accounts assistant']);
  expect(await titles({ applicants: 'none', status: 'live' })).toEqual(['100% Weaver']);
  const { rows, total } = await list({ applicants: 'some' });
  expect(rows).toMatchObject([{ applicants: 1, unread: 1 }]);
  expect(total).toBe('1');
});

it('discards a draft, which job seekers never see and an import does not bring back, and undoes that', async () => {
  const publish = () =>
    publishPostings(
      context,
      [makePosting({ source: 'junk', sourceId: 'spam', expiresAt: new Date(clock.now().getTime() + 86_400_000) })],
      { cause: 'import', actor: 'junk' },
    );
  await post(of.setSourceApproval, { source: 'junk', needsApproval: true, reason: 'unknown feed' });
  await publish();
  const id = (await list({ status: 'draft' })).rows[0]?.vacancyID ?? 0;
  const live = await create();
  expect(await bulk(of.closeVacancies, [id], { isFraud: false })).toMatchObject({
    done: [],
    skipped: [{ id, cause: 'It is a draft, not live. Discard it.' }],
  });
  expect(await bulk(of.discardVacancies, [id, live])).toMatchObject({
    done: [id],
    skipped: [{ id: live, cause: 'It is live, not draft.' }],
  });
  const reasonOf = async (number: number) =>
    (await app.inject(`/api/vacancyportal/GetVacancyDetails/${number}`)).json<{ reason?: string }>().reason;
  await bulk(of.closeVacancies, [live], { isFraud: false });
  expect([await reasonOf(id), await reasonOf(live)]).toEqual([undefined, 'ended']);
  await publish();
  expect((await read(id)).status).toBe('closed');
  expect((await bulk(of.undoCloseVacancies, [id])).done).toEqual([id]);
  expect((await read(id)).status).toBe('draft');
  expect(await actions(id)).toEqual(['DiscardVacancies', 'UndoCloseVacancies']);
  await db.deleteFrom('vacancy_sources').where('source', '=', 'junk').execute();
});

it('finds what deserves a second look, and what ends soon', async () => {
  await create({ title: 'Plain', description: 'One of a kind.' });
  await create({ title: 'No pay', pay: '', description: 'Pay is discussed.' });
  await create({ title: 'Odd range', pay: '₹10,000 – ₹90,000 a month', description: 'A wide range.' });
  await create({ title: 'Odd amount', pay: '₹2,000 a month', description: 'Little pay.' });
  await create({ title: 'Copy A', description: 'The same text.' });
  await create({ title: 'Copy B', description: 'The same text.', lastDay: day(2) });
  const placeless = await create({ title: 'Nowhere', description: 'No place.', lastDay: day(6) });
  await db.updateTable('vacancies').set({ locations: [] }).where('id', '=', placeless).execute();
  const sorted = async (query: Record<string, string>) => (await titles(query)).toSorted();
  expect(await sorted({ flag: 'no-place' })).toEqual(['Nowhere']);
  // It can be opened, though the form would refuse it.
  expect((await read(placeless)).form.locations).toBe('');
  expect(await sorted({ flag: 'no-pay' })).toEqual(['No pay']);
  expect(await sorted({ flag: 'odd-pay' })).toEqual(['Odd amount', 'Odd range']);
  expect(await sorted({ flag: 'repeated-text' })).toEqual(['Copy A', 'Copy B']);
  expect(await sorted({ flag: 'repeated-text', text: 'copy a' })).toEqual(['Copy A']);
  expect(await titles({ endsWithin: '3' })).toEqual(['Copy B']);
  expect(await titles({ endsWithin: '7' })).toEqual(['Copy B', 'Nowhere']);
  expect(await titles({ endsWithin: '7', status: 'paused' })).toEqual([]);
});

it('reads the flags by their indexes', async () => {
  await db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const plan = async (condition: string) =>
      JSON.stringify(
        (
          await sql
            .raw(`explain select id from vacancies where ${condition} order by posted_at desc, id desc limit 50`)
            .execute(tx)
        ).rows,
      );
    expect(await plan(`vacancies.locations = '{}'`)).toContain('vacancies_without_place');
    expect(await plan(`(salary_from is null and salary_to is null and pay_text = '')`)).toContain(
      'vacancies_without_pay',
    );
    expect(
      await plan(
        '(salary_to < salary_from or salary_to > salary_from * 5 or salary_from < 3600000 or salary_to > 1000000000)',
      ),
    ).toContain('vacancies_with_odd_pay');
  });
});

it('pauses a live vacancy whose company becomes a blocked one, and says so', async () => {
  const vacancyID = await create({ company: 'Kiln Works' });
  await create({ company: 'Kiln Frauds' });
  await db.updateTable('companies').set({ blocked_at: clock.now() }).where('name', '=', 'Kiln Frauds').execute();
  const { form, version } = await read(vacancyID);
  const edited = await post(of.editVacancy, { ...form, vacancyID, version, company: 'Kiln Frauds' });
  expect(edited.json()).toMatchObject({ vacancyID, status: 'paused' });
  expect(await isPublic(vacancyID)).toBe(false);
  const { history } = await read(vacancyID);
  expect(history.map(({ text }) => text)).toContain('live → paused: edited: its company is blocked');
});

it('keeps imports of a source as drafts while it waits for approval; known live ones stay live', async () => {
  const publish = (...ids: string[]) =>
    publishPostings(
      context,
      ids.map((sourceId) =>
        makePosting({ source: 'feed', sourceId, expiresAt: new Date(clock.now().getTime() + 86_400_000) }),
      ),
      { cause: 'import', actor: 'feed' },
    );
  await publish('one');
  await post(of.setSourceApproval, { source: 'feed', needsApproval: true, reason: 'unknown feed' });
  expect(await publish('one', 'two')).toMatchObject({ created: 1, waiting: 1 });
  expect(await publish('one', 'two')).toMatchObject({ created: 0, waiting: 0 });
  const statuses = (await list({ source: 'feed' })).rows.map(({ sourceID, status }) => `${sourceID} ${status}`);
  expect(statuses.sort()).toEqual(['one live', 'two draft']);
  const audit = db.selectFrom('staff_audit').select(['before', 'after', 'reason']).orderBy('id', 'desc');
  expect(await audit.executeTakeFirstOrThrow()).toEqual({
    before: { feed: 'live at once' },
    after: { feed: 'wait for approval' },
    reason: 'unknown feed',
  });
  const sources = await app.inject({ url: '/api/Staff/ListVacancySources', headers: staff.headers });
  expect(sources.json()).toMatchObject([
    { source: 'feed', needsApproval: true, drafts: 1, changedBy: expect.any(String), changedOn: expect.any(String) },
  ]);
});
