import { calls, type StaffVacancyChecks, type StandardVacancy } from '@aarambh/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../lib/clock.ts';
import { openModerationFixture } from '../moderation/test-moderation.ts';
import { listCards } from '../vacancies/index.ts';
import { publishPostings, screenQueuedCompanies, type VacancyPosting } from '../vacancy-lifecycle/index.ts';
import { makePosting } from '../vacancy-lifecycle/test-vacancy-fixture.ts';
import { makeVacancyForm } from '../vacancy-management/test-vacancy-form.ts';

/** Which vacancies show the checks of their company: anyone can write its name. */
const fixture = await openModerationFixture();
const { app, context } = fixture;
const { db, clock } = context;
const { listChecks, recordCheck, sendDomainMail, confirmDomainMail } = calls['vacancy-checks'];
let count = 0;
let company: { name: string };
let website: string;
let domain: string;
let companyID: number;

const send = async (call: { path: string }, payload: object) => {
  const reply = await fixture.send(call, payload);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply;
};
const publish = (more: Partial<VacancyPosting>) => fixture.publish({ company, source: 'otherfeed', ...more });
async function postInConsole(): Promise<number> {
  const form = makeVacancyForm(clock.now(), { company: company.name, description: 'Keep the books.' });
  const reply = await send(calls.staff.postVacancy, { ...form, formID: crypto.randomUUID(), asDraft: false });
  return reply.json<{ vacancyID: number }>().vacancyID;
}
async function confirmMail(email: string): Promise<void> {
  await send(sendDomainMail, { companyID, email });
  const row = await db
    .selectFrom('messages')
    .select('data')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await send(confirmDomainMail, { companyID, code: (row.data as { code: string }).code });
}
/** What job seekers read: the page, which the card must repeat. */
async function shown(id: number): Promise<string[]> {
  const { checks } = (await app.inject(`/api/vacancyportal/GetVacancyDetails/${id}`)).json<StandardVacancy>();
  const [card] = await listCards(db, [id], clock.now());
  expect(card?.checks ?? []).toEqual(checks);
  return checks.map(({ kind }) => kind).sort();
}
/** Whether the console says that the checks of the company are shown on the vacancy. */
async function isVouched(id: number): Promise<boolean> {
  const url = `/api/${listChecks.path}?vacancyID=${id}`;
  const reply = await app.inject({ url, headers: fixture.staff.headers });
  expect(reply.json<StaffVacancyChecks>().checks.some(({ isOfCompany }) => isOfCompany)).toBe(true);
  return reply.json<StaffVacancyChecks>().isVouched;
}
const found = async (id: number) =>
  await db
    .selectFrom('screening_findings')
    .leftJoin('moderation_cases', 'moderation_cases.id', 'case_id')
    .select(['rule', 'words', 'moderation_cases.level', 'holds_vacancy as holds'])
    .where('screening_findings.vacancy_id', '=', id)
    .where('rule', '=', 'checked-company')
    .execute();

beforeEach(async () => {
  await fixture.empty();
  count += 1;
  clock.advanceMinutes(1);
  domain = `sahyadri-${count}.in`;
  website = `https://www.${domain}/`;
  company = { name: `Sahyadri ${count}` };
  const id = await postInConsole();
  const row = await db.selectFrom('vacancies').select('company_id').where('id', '=', id).executeTakeFirstOrThrow();
  companyID = row.company_id;
  await db.updateTable('companies').set({ website }).where('id', '=', companyID).execute();
  for (const check of [
    { kind: 'company-number', detail: '27AAPFU0939F1ZV' },
    { kind: 'call', detail: 'Reception, 020 1234567' },
  ])
    await send(recordCheck, { companyID, ...check });
  expect(await shown(id)).toEqual(['call', 'company-number']);
});
afterEach(async () => void (await db.deleteFrom('vacancy_checks').execute()));

describe('the checks of a company', () => {
  it('are shown on what staff post in the console', async () => {
    const id = await postInConsole();
    expect([await shown(id), await isVouched(id)]).toEqual([['call', 'company-number'], true]);
    expect(await found(id)).toEqual([]);
  });

  it.each([
    ['a private address', { recruiterEmail: 'sahyadri.joining@gmail.com' }, 'sahyadri.joining@gmail.com'],
    ['another domain', { recruiterEmail: 'hr@sahyadri-jobs.in' }, 'hr@sahyadri-jobs.in'],
    ['a number', { recruiterWhatsApp: '+919820041533' }, '+919820041533'],
    ['a number in the text', { descriptionHtml: '<p>WhatsApp 98200 41533 to join.</p>' }, '98200 41533'],
  ])('are not shown on a vacancy of a feed with %s: it gets a case', async (_what, more, words) => {
    const id = await publish(more);
    expect([await shown(id), await isVouched(id)]).toEqual([[], false]);
    expect((await fixture.find(id)).status).toBe('live');
    expect(await found(id)).toEqual([{ rule: 'checked-company', words, level: 'medium', holds: false }]);
  });

  it('are not shown on one without any contact, which gets no case', async () => {
    const id = await publish({});
    expect([await shown(id), await isVouched(id), await found(id)]).toEqual([[], false, []]);
  });

  it('are not shown for an address at the website that no mail has confirmed: a feed can state the website', async () => {
    const id = await publish({ company: { ...company, website }, recruiterEmail: `hr@${domain}` });
    expect([await shown(id), await isVouched(id)]).toEqual([[], false]);
  });

  it.each([
    ['Keep the books.', 0],
    ['Or write to jobs@DOMAIN.', 0],
    ['Fill in https://docs.google.com/forms/d/e/1FAIpQ and wait.', 0],
    ['Apply: https://tinyurl.com/sahyadri', 1],
    ['WhatsApp 98200 41533 to join.', 1],
    ['Write to sahyadri.joining@gmail.com.', 1],
    ['Join https://t.me/sahyadri_jobs', 1],
  ])(
    'are not shown on one of a feed, also with an address at the domain of the confirmed mail: %j',
    async (text, cases) => {
      await confirmMail(`office@${domain}`);
      const descriptionHtml = `<p>${text.replace('DOMAIN', domain)}</p>`;
      const id = await publish({ company: { ...company, website }, recruiterEmail: `HR@${domain}`, descriptionHtml });
      expect([await shown(id), await isVouched(id), (await found(id)).length]).toEqual([[], false, cases]);
    },
  );

  it('are shown once staff have checked the vacancy itself, until it changes', async () => {
    const expiresAt = new Date(clock.now().getTime() + 30 * DAY_MS);
    const dates = { postedAt: clock.now(), expiresAt };
    const contact = { recruiterEmail: 'sahyadri.joining@gmail.com' };
    const posting = makePosting({ ...dates, ...contact, company, source: 'otherfeed' });
    const id = await fixture.publish(posting);
    await send(recordCheck, { vacancyID: id, kind: 'source', detail: 'Newspaper of Pune' });
    expect([await shown(id), await isVouched(id)]).toEqual([['call', 'company-number', 'source'], true]);
    const changed = { ...posting, recruiterEmail: 'another.desk@gmail.com' };
    await publishPostings(context, [changed], { cause: 'import', actor: 'otherfeed' });
    expect([await shown(id), await isVouched(id)]).toEqual([[], false]);
  });

  it('have the live vacancies of the company compared when they are recorded', async () => {
    await db.deleteFrom('vacancy_checks').execute();
    const id = await publish({ recruiterEmail: 'sahyadri.joining@gmail.com' });
    expect(await found(id)).toEqual([]);
    await send(recordCheck, { companyID, kind: 'call', detail: 'Reception' });
    await screenQueuedCompanies(context);
    expect(await found(id)).toMatchObject([{ level: 'medium' }]);
  });

  it('that ended have no vacancy compared', async () => {
    await db.updateTable('vacancy_checks').set({ removed_at: clock.now() }).execute();
    expect(await found(await publish({ recruiterEmail: 'sahyadri.joining@gmail.com' }))).toEqual([]);
  });
});
