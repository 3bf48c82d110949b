import { type Company, company, companySlug } from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../lib/clock.ts';
import { closeVacancy } from '../vacancy-lifecycle/index.ts';
import { openVacancyApp } from '../vacancy-lifecycle/test-vacancy-fixture.ts';

const { app, fixture } = await openVacancyApp();

const reason = { cause: 'filled', actor: 'tester' };
const get = (id: number | string) => app.inject(`/api/vacancyportal/GetCompany/${id}`);
const read = async (id: number): Promise<Company> => company.parse((await get(id)).json());

async function companyOf(vacancyId: number): Promise<number> {
  const row = await fixture.db
    .selectFrom('vacancies')
    .select('company_id')
    .where('id', '=', vacancyId)
    .executeTakeFirstOrThrow();
  return row.company_id;
}

it('describes a company with the places of its live vacancies, most frequent first', async () => {
  const about = { aboutHtml: '<p>We bake.</p>', website: 'https://tulsi.example', corporateAddress: 'FC Road, Pune' };
  const postedAt = new Date(fixture.clock.now().getTime() - 20 * DAY_MS);
  const first = await fixture.publish({
    company: { name: 'Café Tulsi', ...about },
    locations: ['Surat', 'Pune'],
    postedAt,
  });
  await fixture.publish({ company: { name: 'Café Tulsi' }, locations: ['Pune'], kind: 'manual', industryType: 'Food' });
  const ended = await fixture.publish({ company: { name: 'Café Tulsi' }, locations: ['Delhi'] });
  await closeVacancy(fixture.context, ended, reason);
  await fixture.publish({ company: { name: 'Other' }, locations: ['Kochi'] });
  const id = await companyOf(first);
  expect(await read(id)).toEqual({
    companyID: id,
    name: 'Café Tulsi',
    slug: `cafe-tulsi-${id}`,
    logo: '',
    about: '<p>We bake.</p>',
    website: 'https://tulsi.example',
    address: 'FC Road, Pune',
    industry: 'Food',
    places: [
      { place: 'Pune', count: 2 },
      { place: 'Surat', count: 1 },
    ],
    liveVacancies: 2,
    firstPostedOn: postedAt.toISOString(),
    answers: null,
  });
});

it('is found while it had a public vacancy, and never before', async () => {
  const vacancy = await fixture.publish({ locations: ['Pune'] });
  const id = await companyOf(vacancy);
  await closeVacancy(fixture.context, vacancy, reason);
  expect(await read(id)).toMatchObject({ liveVacancies: 0, places: [], industry: '' });
  await fixture.db.updateTable('vacancies').set({ status: 'draft' }).where('id', '=', vacancy).execute();
  expect((await get(id)).statusCode).toBe(404);
  expect((await get(2_000_000_000)).statusCode).toBe(404);
  expect((await get('x')).statusCode).toBe(400);
});

describe('answers', () => {
  const since = () => fixture.clock.now();

  /** Adds applications to a vacancy, each with a last step. */
  async function apply(vacancyId: number, count: number, status?: 'Viewed' | 'Shortlisted' | 'Not selected') {
    for (let at = 0; at < count; at++) {
      const account = await fixture.createApplicant(vacancyId);
      const { id } = await fixture.db
        .updateTable('applications')
        .set({ applied_at: since() })
        .where('account_id', '=', account)
        .returning('id')
        .executeTakeFirstOrThrow();
      const step = { application_id: id, at: since(), actor: 'tester' };
      if (status)
        await fixture.db
          .insertInto('application_steps')
          .values({ ...step, status })
          .execute();
    }
  }

  it('are counted from twenty applications of the last 90 days on; viewing does not count as an answer', async () => {
    const vacancy = await fixture.publish({ locations: ['Pune'] });
    const id = await companyOf(vacancy);
    await apply(vacancy, 9, 'Shortlisted');
    await apply(vacancy, 3, 'Not selected');
    await apply(vacancy, 7, 'Viewed');
    expect((await read(id)).answers).toBeNull();
    await apply(vacancy, 1);
    expect((await read(id)).answers).toEqual({ answered: 12, applications: 20 });
    fixture.clock.advanceMinutes(91 * 24 * 60);
    expect((await read(id)).answers).toBeNull();
  });
});

describe('the address of a company', () => {
  it.each([
    ['Café Tulsi', 'cafe-tulsi-7'],
    ['Sri Venkateswara & Sons (India) Pvt. Ltd.', 'sri-venkateswara-sons-india-pvt-ltd-7'],
    ["Haldiram's", 'haldirams-7'],
    ['तुलसी', 'company-7'],
    ['3M', '3m-7'],
    ['---', 'company-7'],
    ['a'.repeat(200), `${'a'.repeat(60)}-7`],
  ])('of %s is %s', (name, slug) => expect(companySlug(name, 7)).toBe(slug));
});
