import {
  type CheckToRepeat,
  calls,
  type ShownCheck,
  type StaffCheck,
  type StandardVacancy,
  type VacancyCard,
} from '@aarambh/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { STAFF_SOURCE } from '../../lib/staff-source.ts';
import { createTestStaff, openTestApp, type TestStaff } from '../../testing/test-app.ts';
import { publishTestVacancy } from '../applications/test-applicant.ts';
import { listCards } from '../vacancies/index.ts';
import { endOutdatedChecks } from './outdated-checks.queries.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;
let staff: TestStaff;
const { listChecks, recordCheck, sendDomainMail, confirmDomainMail, removeCheck } = calls['vacancy-checks'];
let vacancyID: number;
let companyID: number;
let count = 0;

const send = (call: { path: string }, payload: object) =>
  app.inject({ method: 'POST', url: `/api/${call.path}`, payload, headers: staff.headers });
const record = (payload: object) => send(recordCheck, payload);
const read = async () => {
  const reply = await app.inject({ url: `/api/${listChecks.path}?vacancyID=${vacancyID}`, headers: staff.headers });
  return reply.json<{ checks: StaffCheck[]; toRepeat: CheckToRepeat[]; domain: string }>();
};
async function shown(): Promise<ShownCheck[]> {
  const reply = await app.inject({ url: `/api/vacancyportal/GetVacancyDetails/${vacancyID}` });
  return reply.json<StandardVacancy>().checks;
}
const card = async (): Promise<VacancyCard | undefined> => (await listCards(db, [vacancyID], clock.now()))[0];
const kinds = async () => (await shown()).map(({ kind }) => kind);
const codeSentTo = async (email: string) => {
  const row = await db
    .selectFrom('messages')
    .select('data')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return (row.data as unknown as { code: string }).code;
};

beforeEach(async () => {
  count += 1;
  clock.advanceMinutes(1);
  // Sessions of staff end while the clock is moved.
  staff = await createTestStaff(context);
  await db.deleteFrom('vacancy_checks').execute();
  // What staff post shows the checks of its company (vouched-vacancies.test.ts has the others).
  vacancyID = await publishTestVacancy(context, { source: STAFF_SOURCE });
  const row = await db
    .selectFrom('vacancies')
    .select('company_id')
    .where('id', '=', vacancyID)
    .executeTakeFirstOrThrow();
  companyID = row.company_id;
  const website = `https://www.tulsi-${count}.in/jobs`;
  await db.updateTable('companies').set({ website }).where('id', '=', companyID).execute();
});

describe('the page and the card of a job', () => {
  it('say nothing where nothing was checked', async () => {
    expect(await shown()).toEqual([]);
    expect(await card()).not.toHaveProperty('checks');
  });

  it('show each check with its date, and not what or who', async () => {
    const first = clock.now().toISOString();
    expect((await record({ vacancyID, kind: 'source', detail: 'Careers page of the company' })).statusCode).toBe(200);
    clock.advanceMinutes(60);
    const second = clock.now().toISOString();
    await record({ vacancyID, kind: 'company-number', detail: '27AAPFU0939F1ZV' });
    const expected = [
      { kind: 'source', checkedOn: first },
      { kind: 'company-number', checkedOn: second },
    ];
    expect(await shown()).toEqual(expected);
    expect((await card())?.checks).toEqual(expected);
    const page = await app.inject({ url: `/api/vacancyportal/GetVacancyDetails/${vacancyID}` });
    expect(page.body).not.toMatch(/AAPFU0939F|Careers page of the company/);
    expect((await read()).checks).toMatchObject([
      { kind: 'company-number', detail: 'GSTIN 27AAPFU0939F1ZV', isOfCompany: true, checkedBy: expect.any(String) },
      { kind: 'source', detail: 'Careers page of the company', isOfCompany: false },
    ]);
  });

  it('show the latest check of a kind once', async () => {
    await record({ vacancyID, kind: 'call', detail: 'Asha, HR' });
    clock.advanceMinutes(60);
    await record({ vacancyID, kind: 'call', detail: 'Ravi, HR' });
    expect(await shown()).toEqual([{ kind: 'call', checkedOn: clock.now().toISOString() }]);
    expect((await read()).checks).toMatchObject([{ detail: 'Ravi, HR' }]);
  });

  it('show no check of another job of the company, but those of the company', async () => {
    await record({ vacancyID, kind: 'source', detail: 'Newspaper' });
    await record({ companyID, kind: 'call', detail: 'Reception' });
    const other = await publishTestVacancy(context, { source: STAFF_SOURCE });
    await db.updateTable('vacancies').set({ company_id: companyID }).where('id', '=', other).execute();
    vacancyID = other;
    expect(await kinds()).toEqual(['call']);
  });

  it('show a check no more when what was checked is another', async () => {
    await record({ vacancyID, kind: 'source', detail: 'Newspaper' });
    await record({ companyID, kind: 'call', detail: 'Reception' });
    expect(await kinds()).toEqual(['call', 'source']);
    await db.updateTable('vacancies').set({ title: 'Another job' }).where('id', '=', vacancyID).execute();
    expect(await kinds()).toEqual(['call']);
    await db
      .updateTable('companies')
      .set({ name: `Another ${count}` })
      .where('id', '=', companyID)
      .execute();
    expect(await kinds()).toEqual([]);
    expect((await read()).checks).toEqual([]);
  });

  it.each([
    ['description', { description_html: '<p>Another work.</p>' }],
    ['pay', { salary_to: 99_000_000 }],
    ['pay', { pay_text: 'Up to ₹9,000 a day' }],
    ['contact', { recruiter_whatsapp: '+919812345678' }],
    ['contact', { recruiter_email: 'other@example.com' }],
    ['title', { title: 'Another job' }],
  ])('show a check of a job no more when its %s is another', async (changed, change) => {
    for (const kind of ['source', 'call']) await record({ vacancyID, kind, detail: 'Newspaper' });
    await record({ companyID, kind: 'call', detail: 'Reception' });
    await db.updateTable('vacancies').set({ openings: 99 }).where('id', '=', vacancyID).execute();
    expect(await kinds()).toEqual(['call', 'source']);
    await db.updateTable('vacancies').set(change).where('id', '=', vacancyID).execute();
    expect(await kinds()).toEqual(['call']);
    expect((await read()).checks).toMatchObject([{ kind: 'call', isOfCompany: true }]);
    await endOutdatedChecks(db, { vacancyIds: [vacancyID] }, clock.now());
    const endedOn = clock.now().toISOString();
    expect((await read()).toRepeat).toEqual([
      { kind: 'call', detail: 'Newspaper', endedOn, changed },
      { kind: 'source', detail: 'Newspaper', endedOn, changed },
    ]);
    await record({ vacancyID, kind: 'source', detail: 'Newspaper of today' });
    expect((await read()).toRepeat).toMatchObject([{ kind: 'call' }]);
  });

  it('show a check no more when staff end it, once, with a reason', async () => {
    const check = (await record({ vacancyID, kind: 'source', detail: 'Newspaper' })).json<StaffCheck>();
    expect((await send(removeCheck, { checkID: check.checkID })).statusCode).toBe(400);
    const body = { checkID: check.checkID, reason: 'The page is gone' };
    expect((await send(removeCheck, body)).statusCode).toBe(200);
    expect(await shown()).toEqual([]);
    expect((await send(removeCheck, body)).statusCode).toBe(404);
    const audit = await db.selectFrom('staff_audit').selectAll().where('action', '=', 'RemoveCheck').execute();
    expect(audit).toMatchObject([{ target_kind: 'vacancy', target_id: String(vacancyID), reason: body.reason }]);
  });
});

describe('a check', () => {
  it('needs one subject, a kind and what was checked', async () => {
    for (const wrong of [
      { kind: 'source', detail: 'x' },
      { vacancyID, companyID, kind: 'source', detail: 'x' },
      { vacancyID, kind: 'source', detail: ' ' },
      { vacancyID, kind: 'domain-mail', detail: 'hr@tulsi.in' },
      { companyID, kind: 'source', detail: 'Newspaper' },
      { vacancyID, kind: 'company-number', detail: '27AAPFU0939F1ZW' },
    ])
      expect((await record(wrong)).statusCode, JSON.stringify(wrong)).toBe(400);
    expect((await record({ vacancyID: 2_000_000_000, kind: 'call', detail: 'x' })).statusCode).toBe(404);
    expect(await shown()).toEqual([]);
  });

  it('of a number that another company has is refused', async () => {
    await record({ companyID, kind: 'company-number', detail: '27AAPFU0939F1ZV' });
    expect((await record({ companyID, kind: 'company-number', detail: '27AAPFU0939F1ZV' })).statusCode).toBe(200);
    const { id } = await db
      .insertInto('companies')
      .values({ name: `Copy ${count}`, folded_name: `copy ${count}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    const reply = await record({ companyID: id, kind: 'company-number', detail: '27 AAPFU 0939F 1ZV' });
    expect([reply.statusCode, reply.json().detail]).toEqual([409, expect.stringContaining('Merge the companies')]);
  });

  it('of one number for two companies at the same moment is recorded once', async () => {
    const others = await db
      .insertInto('companies')
      .values([1, 2, 3].map((n) => ({ name: `Twin ${count} ${n}`, folded_name: `twin ${count} ${n}` })))
      .returning('id')
      .execute();
    const number = { kind: 'company-number', detail: '29AAGCB7383J1Z4' };
    const replies = await Promise.all(others.map(({ id }) => record({ companyID: id, ...number })));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  });
});

describe('a mail of the domain', () => {
  const email = () => `hr@tulsi-${count}.in`;

  it('is checked by the code that only this address got', async () => {
    expect((await send(sendDomainMail, { companyID, email: 'tulsi@gmail.com' })).statusCode).toBe(400);
    expect((await send(sendDomainMail, { companyID, email: email() })).statusCode).toBe(200);
    const code = await codeSentTo(email());
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await send(confirmDomainMail, { companyID, code: wrong })).statusCode).toBe(400);
    expect(await shown()).toEqual([]);
    expect((await send(confirmDomainMail, { companyID, code })).json()).toMatchObject({ detail: email() });
    expect(await kinds()).toEqual(['domain-mail']);
    expect((await send(confirmDomainMail, { companyID, code })).statusCode).toBe(404);
  });

  it('cannot be guessed, and its code ends after a day', async () => {
    await send(sendDomainMail, { companyID, email: email() });
    const code = await codeSentTo(email());
    const wrong = code === '000000' ? '000001' : '000000';
    for (let i = 0; i < 5; i += 1) await send(confirmDomainMail, { companyID, code: wrong });
    expect((await send(confirmDomainMail, { companyID, code })).statusCode).toBe(409);
    clock.advanceMinutes(1);
    await send(sendDomainMail, { companyID, email: email() });
    clock.advanceMinutes(24 * 60 + 1);
    staff = await createTestStaff(context);
    expect((await send(confirmDomainMail, { companyID, code: await codeSentTo(email()) })).statusCode).toBe(409);
    expect(await shown()).toEqual([]);
  });

  it('ends with another website, and needs one', async () => {
    await send(sendDomainMail, { companyID, email: email() });
    await send(confirmDomainMail, { companyID, code: await codeSentTo(email()) });
    expect(await kinds()).toEqual(['domain-mail']);
    const setWebsite = (website: string) =>
      db.updateTable('companies').set({ website }).where('id', '=', companyID).execute();
    await setWebsite('https://other.in');
    expect(await kinds()).toEqual([]);
    await setWebsite('https://tulsi.blogspot.com');
    expect((await send(sendDomainMail, { companyID, email: 'hr@tulsi.blogspot.com' })).statusCode).toBe(409);
    expect((await read()).domain).toBe('');
  });
});

it('only staff of companies read and record checks', async () => {
  const writer = await createTestStaff(context, ['writer']);
  const payload = { vacancyID, kind: 'call', detail: 'x' };
  const url = `/api/${recordCheck.path}`;
  expect((await app.inject({ method: 'POST', url, payload, headers: writer.headers })).statusCode).toBe(403);
  expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(401);
});
