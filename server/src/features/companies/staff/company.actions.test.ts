import { addressOf, type Company, calls, type StaffCompany, type StaffCompanyDetails } from '@aarambh/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestStaff, openTestApp } from '../../../testing/test-app.ts';
import { readVacancyRows } from '../../../testing/vacancy-rows.ts';
import { publishPostings, type VacancyPosting } from '../../vacancy-lifecycle/index.ts';
import { deleteAll } from '../../vacancy-lifecycle/test-vacancy-fixture.queries.ts';
import { makePosting } from '../../vacancy-lifecycle/test-vacancy-fixture.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;
const staff = await createTestStaff(context);
const { staff: of } = calls;
beforeEach(() => deleteAll(db));

const publish = async (name: string, more: Partial<VacancyPosting> = {}) => {
  const expiresAt = new Date(clock.now().getTime() + 86_400_000);
  const posting = makePosting({ company: { name }, postedAt: clock.now(), expiresAt, ...more });
  return await publishPostings(context, [posting], { cause: 'import', actor: 'feed' });
};
const post = (call: { path: string }, payload: object) =>
  app.inject({ method: 'POST', url: `/api/${call.path}`, payload, headers: staff.headers });
const list = async (query: Record<string, string> = {}) =>
  (await app.inject({ url: addressOf(of.listStaffCompanies, { query }), headers: staff.headers })).json<
    StaffCompany[]
  >();
const read = async (id: number) =>
  (await app.inject({ url: `/api/Staff/GetCompany/${id}`, headers: staff.headers })).json<StaffCompanyDetails>();
const idOf = async (name: string) =>
  (await list({ text: name })).find((company) => company.name === name)?.companyID ?? 0;
const statuses = async () => {
  const rows = await db.selectFrom('vacancies').select('status').orderBy('id').execute();
  return rows.map(({ status }) => status);
};

describe('names without their legal form', () => {
  it.each([
    ['Tulsi Granites Pvt. Ltd.', 'tulsi granites'],
    ['TULSI GRANITES (P) LTD', 'tulsi granites'],
    ['M/s Tulsi Granites Private Limited', 'tulsi granites'],
    ['Tulsi Granites L.L.P.', 'tulsi granites'],
    ['Tulsi & Sons Co.', 'tulsi and sons'],
    ['Ltd', 'ltd'],
    ['तुलसी', 'तुलसी'],
  ])('of %s is %s', async (name, plain) => {
    const { id } = await db
      .insertInto('companies')
      .values({ name, folded_name: name })
      .returning('id')
      .executeTakeFirstOrThrow();
    const row = await db.selectFrom('companies').select('plain_name').where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.plain_name).toBe(plain);
  });
});

it('merges two that are one: vacancies, later imports and the public page; and undoes it', async () => {
  await publish('Tulsi Granites');
  await publish('Tulsi Granites Pvt Ltd');
  await publish('Ila Textiles');
  const pairs = await list({ show: 'pairs' });
  expect(pairs.map(({ name }) => name)).toEqual(['Tulsi Granites', 'Tulsi Granites Pvt Ltd']);
  const [into, from] = [await idOf('Tulsi Granites'), await idOf('Tulsi Granites Pvt Ltd')];
  expect((await read(into)).likely).toMatchObject([{ companyID: from }]);
  const merged = await post(of.mergeCompanies, { companyID: from, intoID: into, reason: 'one firm' });
  expect(merged.json()).toMatchObject({ vacancies: 1 });
  await publish('Tulsi Granites Pvt. Ltd.'.replace('.', '').replace('.', ''));
  expect(await list({ text: 'tulsi' })).toMatchObject([{ companyID: into, vacancies: 3, live: 3 }]);
  const page = (await app.inject(`/api/vacancyportal/GetCompany/${from}`)).json<Company>();
  expect(page).toMatchObject({ companyID: into, liveVacancies: 3 });
  const again = await post(of.mergeCompanies, { companyID: from, intoID: into, reason: 'twice' });
  expect(again.statusCode).toBe(409);
  const found = await db.selectFrom('vacancy_search').select('vacancy_id').where('company_id', '=', into).execute();
  expect(found).toHaveLength(3);

  const { mergeID } = merged.json<{ mergeID: number }>();
  expect((await read(into)).merges).toMatchObject([{ mergeID, name: 'Tulsi Granites Pvt Ltd', vacancies: 1 }]);
  expect((await post(of.undoMerge, { mergeID, reason: 'two firms' })).statusCode).toBe(200);
  expect(await list({ text: 'tulsi' })).toMatchObject([
    { companyID: into, live: 2 },
    { companyID: from, live: 1 },
  ]);
  expect((await post(of.undoMerge, { mergeID, reason: 'again' })).statusCode).toBe(404);
});

it('edits: an old version is a conflict, and imports with the former name find the company', async () => {
  await publish('Ila Textile', { company: { name: 'Ila Textile', aboutHtml: '<p>We <b>weave</b>.</p>' } });
  const companyID = await idOf('Ila Textile');
  const { form, version } = await read(companyID);
  const body = { ...form, companyID, version };
  const saved = await post(of.editCompany, { ...body, name: 'Ila Textiles', website: 'https://ila.example' });
  expect(saved.statusCode, saved.body).toBe(200);
  const row = await db.selectFrom('companies').selectAll().where('id', '=', companyID).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ about_html: '<p>We <b>weave</b>.</p>', website: 'https://ila.example' });
  const late = await post(of.editCompany, { ...body, address: 'Surat' });
  expect([late.statusCode, late.json().detail]).toEqual([409, expect.stringContaining('name, website, address')]);
  await publish('Ila Textile');
  expect(await list()).toMatchObject([{ name: 'Ila Textiles', live: 2 }]);
  expect((await post(of.editCompany, { ...body, website: 'javascript:alert(1)' })).statusCode).toBe(400);
  await publish('Other');
  const taken = await post(of.editCompany, {
    ...(await read(companyID)).form,
    companyID,
    version: version + 10,
    name: 'Other',
  });
  expect(taken.statusCode).toBe(409);
});

it('blocks: live and paused vacancies close, imports wait, and nothing goes live until the block ends', async () => {
  await publish('Gupta Deals');
  await publish('Gupta Deals');
  const [first = 0, second = 0] = (await db.selectFrom('vacancies').select('id').orderBy('id').execute()).map(
    ({ id }) => id,
  );
  await post(of.pauseVacancies, { rows: await readVacancyRows(db, [second]), reason: 'check' });
  const companyID = await idOf('Gupta Deals');
  const blocked = await post(of.blockCompany, { companyID, reason: 'asks for deposits', isFraud: true });
  expect(blocked.json()).toEqual({ closed: 2 });
  await publish('Gupta Deals');
  expect(await statuses()).toEqual(['closed', 'closed', 'draft']);
  const draft = second + 1;
  const approve = async () =>
    (await post(of.approveVacancies, { rows: await readVacancyRows(db, [draft]), reason: 'checked' })).json();
  expect(await approve()).toMatchObject({ done: [], skipped: [{ cause: expect.stringContaining('blocked') }] });
  const undo = await post(of.undoCloseVacancies, { rows: await readVacancyRows(db, [first]), reason: 'mistake' });
  expect(undo.json()).toMatchObject({ done: [] });
  expect(await list({ show: 'blocked' })).toMatchObject([{ isBlocked: true, blockedCause: 'asks for deposits' }]);
  expect((await post(of.blockCompany, { companyID, reason: 'again', isFraud: false })).statusCode).toBe(409);
  await post(of.unblockCompany, { companyID, reason: 'proved genuine' });
  expect(await approve()).toMatchObject({ done: [{ vacancyID: draft }] });
  const reason = await db
    .selectFrom('vacancy_changes')
    .select('cause')
    .where('vacancy_id', '=', first)
    .where('to_status', '=', 'closed')
    .executeTakeFirstOrThrow();
  expect(reason.cause).toBe('company blocked: asks for deposits');
});
