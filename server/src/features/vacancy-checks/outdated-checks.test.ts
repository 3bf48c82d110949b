import { type CheckToRepeat, calls, type StandardVacancy, staffVacancyDetails } from '@aarambh/contract';
import { beforeEach, expect, it } from 'vitest';
import { createTestStaff, openTestApp } from '../../testing/test-app.ts';
import { publishPostings, type VacancyPosting } from '../vacancy-lifecycle/index.ts';
import { makePosting, publishTestPosting } from '../vacancy-lifecycle/test-vacancy-fixture.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;
const staff = await createTestStaff(context);
const { listChecks, recordCheck } = calls['vacancy-checks'];
const { editVacancy, editCompany, mergeCompanies } = calls.staff;
let posting: VacancyPosting;
let vacancyID: number;
let count = 0;

const publish = (more: Partial<VacancyPosting> = {}) =>
  publishPostings(context, [{ ...posting, ...more }], { cause: 'imported', actor: 'import' });

beforeEach(async () => {
  count += 1;
  clock.advanceMinutes(1);
  const now = clock.now().getTime();
  const dates = { postedAt: new Date(now - 60_000), expiresAt: new Date(now + 30 * 86_400_000) };
  const company = { name: `Kaveri Mills ${count}` };
  posting = makePosting({ ...dates, company, locations: ['Pune'], recruiterEmail: 'hr@kaveri.example' });
  vacancyID = await publishTestPosting(context, posting);
  for (const kind of ['source', 'call']) await send(recordCheck, { vacancyID, kind, detail: 'Asha, HR' });
  expect(await shown()).toEqual(['call', 'source']);
  clock.advanceMinutes(1);
});

async function send(call: { path: string }, payload: object): Promise<void> {
  const reply = await app.inject({ method: 'POST', url: `/api/${call.path}`, payload, headers: staff.headers });
  expect(reply.statusCode, reply.body).toBe(200);
}
async function shown(): Promise<string[]> {
  const reply = await app.inject(`/api/vacancyportal/GetVacancyDetails/${vacancyID}`);
  return reply.json<StandardVacancy>().checks.map(({ kind }) => kind);
}
const read = async () =>
  staffVacancyDetails.parse((await app.inject({ url: `/api/Staff/GetVacancy/${vacancyID}`, ...staff })).json());
async function changedFacts(): Promise<string[]> {
  const reply = await app.inject({ url: `/api/${listChecks.path}?vacancyID=${vacancyID}`, headers: staff.headers });
  return reply.json<{ toRepeat: CheckToRepeat[] }>().toRepeat.map(({ changed }) => changed);
}

it.each([
  ['description', { description: 'Another work.' }],
  ['pay', { pay: '3 - 4.5 LPA' }],
  ['title', { title: 'Weaver' }],
])('an edit of the %s ends the checks; history and console say why', async (changed, change) => {
  const { form, version } = await read();
  await send(editVacancy, { ...form, vacancyID, version, ...change });
  expect(await shown()).toEqual([]);
  expect(await changedFacts()).toEqual([changed, changed]);
  const { history } = await read();
  expect(history.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      `check ended: call, because this changed: ${changed}`,
      `check ended: source, because this changed: ${changed}`,
    ]),
  );
  // The edit comes first: a colleague who edits at the same time sees it.
  expect(history[0]?.text).toMatch(/^changed /);
});

it('a change that is taken back does not bring a check back', async () => {
  const { form, version } = await read();
  await send(editVacancy, { ...form, vacancyID, version, title: 'Weaver' });
  await send(editVacancy, { ...form, vacancyID, version: (await read()).version });
  expect((await read()).jobTitle).toBe(posting.title);
  expect(await shown()).toEqual([]);
});

it('an edit of a field that no check covers ends no check', async () => {
  const { form, version } = await read();
  await send(editVacancy, { ...form, vacancyID, version, openings: 7 });
  expect(await shown()).toEqual(['call', 'source']);
  expect(await changedFacts()).toEqual([]);
});

it('an import with another contact ends them, one with the same posting does not', async () => {
  await publish();
  expect(await shown()).toEqual(['call', 'source']);
  await publish({ recruiterEmail: 'jobs@other.example', descriptionHtml: '<p>Another work.</p>' });
  expect(await shown()).toEqual([]);
  expect(await changedFacts()).toEqual(['description, contact', 'description, contact']);
});

it('another name of the company ends them, and so does a merge', async () => {
  const { companyID } = await read();
  const details = await app.inject({ url: `/api/Staff/GetCompany/${companyID}`, headers: staff.headers });
  const { form, version } = details.json<{ form: object; version: number }>();
  await send(editCompany, { companyID, version, ...form, name: `Kaveri Weavers ${count}` });
  expect([await shown(), await changedFacts()]).toEqual([[], ['company', 'company']]);

  await send(recordCheck, { vacancyID, kind: 'call', detail: 'Asha, HR' });
  await publishPostings(context, [makePosting({ company: { name: `Ila Textiles ${count}` } })], {
    cause: 'imported',
    actor: 'import',
  });
  const { id: intoID } = await db
    .selectFrom('companies')
    .select('id')
    .where('name', '=', `Ila Textiles ${count}`)
    .executeTakeFirstOrThrow();
  clock.advanceMinutes(1);
  await send(mergeCompanies, { companyID, intoID, reason: 'one firm' });
  expect([await shown(), await changedFacts()]).toEqual([[], ['company', 'company']]);
});
