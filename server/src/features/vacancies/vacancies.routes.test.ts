import {
  type ManualVacancy,
  manualVacancy,
  type StandardVacancy,
  standardVacancy,
  type VacancyCard,
} from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import { closeVacancy } from '../vacancy-lifecycle/index.ts';
import { openVacancyApp } from '../vacancy-lifecycle/test-vacancy-fixture.ts';
import { listNewestLiveCards } from './list-cards.ts';

const { app, fixture } = await openVacancyApp();

const get = (path: string, query: Record<string, string> = {}) => app.inject({ url: `/api/${path}`, query });
const idsOf = (reply: { json(): VacancyCard[] }) => reply.json().map(({ vacancyID }) => vacancyID);
const unavailable = (vacancyID: number) => ({ vacancyID, message: 'This job is no longer available.' });
const ended = (vacancyID: number) => ({ ...unavailable(vacancyID), reason: 'ended' });

it('newest cards leave out vacancies that the account has applied to', async () => {
  const applied = await fixture.publish();
  const other = await fixture.publish();
  const account = await fixture.createApplicant(applied);
  const now = fixture.clock.now();
  const ids = async (exceptAppliedBy?: number) =>
    (await listNewestLiveCards(fixture.db, now, { limit: 30, ...(exceptAppliedBy ? { exceptAppliedBy } : {}) })).map(
      (card) => card.vacancyID,
    );
  expect(await ids(account)).toEqual([other]);
  expect(await ids()).toEqual([other, applied]);
});

describe('details', () => {
  it('returns a standard vacancy, with the recruiter only if applicants are to contact them', async () => {
    const recruiter = { recruiterName: 'Ila', recruiterEmail: 'ila@tulsi.example', recruiterWhatsApp: '9876543210' };
    const open = await fixture.publish({ contactPreference: 'contactMeDirectly', ...recruiter, jobCategory: 'Crafts' });
    const quiet = await fixture.publish({ contactPreference: 'applyOnPortal', ...recruiter });
    const details = (await get(`vacancyportal/GetVacancyDetails/${open}`)).json<StandardVacancy>();
    expect(standardVacancy.parse(details)).toMatchObject({ vacancyID: open, jobCategory: 'Crafts', ...recruiter });
    const text = (await get(`vacancyportal/GetVacancyDetails/${quiet}`)).body;
    expect(text).not.toMatch(/recruiter(?:Name|Email|WhatsApp)|ila@|9876543210/);
    expect(standardVacancy.safeParse(JSON.parse(text)).success).toBe(true);
  });

  it('returns pay as stated, beside yearly figures, in details and on cards', async () => {
    const pay = { salaryFromPaise: 18_000_000, salaryToPaise: 18_000_000, salaryNotDisclosed: false };
    const monthly = await fixture.publish({ ...pay, payText: '₹15,000 a month' });
    const manual = await fixture.publish({ kind: 'manual', payText: 'Unpaid' });
    await fixture.publish(pay);
    const cards = await listNewestLiveCards(fixture.db, fixture.clock.now(), { limit: 30 });
    expect(cards.map(({ payText }) => payText)).toEqual([undefined, 'Unpaid', '₹15,000 a month']);
    const details = (await get(`vacancyportal/GetVacancyDetails/${monthly}`)).json<StandardVacancy>();
    expect(standardVacancy.parse(details)).toMatchObject({ payText: '₹15,000 a month', toSalary: 180_000 });
    const other = (await get(`ManualVacancy/GetVacancyDetails/${manual}`)).json<ManualVacancy>();
    expect(manualVacancy.parse(other)).toMatchObject({ payText: 'Unpaid', salaryNotDisclose: true });
  });

  it('returns a manually posted vacancy', async () => {
    const id = await fixture.publish({
      kind: 'manual',
      ug: 'B.A',
      openings: 2,
      experienceFromYears: 1,
      experienceToYears: 3,
    });
    const details = (await get(`ManualVacancy/GetVacancyDetails/${id}`)).json<ManualVacancy>();
    expect(manualVacancy.parse(details)).toMatchObject({
      vacancyID: id,
      companyName: 'Tulsi Granites',
      ug: 'B.A',
      openings: 2,
      experienceFromYears: 1,
      experienceToYears: 3,
      addedOn: '2026-03-01T06:30:00.000Z',
      isManualPostedJob: true,
    });
  });

  it('returns why a vacancy is unavailable, and the same for a draft as for an unknown id', async () => {
    const standard = await fixture.publish();
    const manual = await fixture.publish({ kind: 'manual' });
    const closed = await fixture.publish();
    await closeVacancy(fixture.context, closed, { cause: 'filled', actor: 'operator' });
    const draft = await fixture.publish();
    await fixture.db.updateTable('vacancies').set({ status: 'draft' }).where('id', '=', draft).execute();
    const otherKind = (vacancyID: number) => ({ ...unavailable(vacancyID), reason: 'otherKind' });
    const fetchAll = async (controller: string, ids: number[]) =>
      await Promise.all(ids.map(async (id) => (await get(`${controller}/GetVacancyDetails/${id}`)).json()));
    const unknown = [draft, 2_147_483_647];
    expect(await fetchAll('vacancyportal', [manual, closed, ...unknown])).toEqual([
      otherKind(manual),
      ended(closed),
      ...unknown.map(unavailable),
    ]);
    expect(await fetchAll('ManualVacancy', [standard, closed, ...unknown])).toEqual([
      otherKind(standard),
      ended(closed),
      ...unknown.map(unavailable),
    ]);
    expect((await get('vacancyportal/GetVacancyDetails/9999999999')).statusCode).toBe(400);
    expect((await get('vacancyportal/GetVacancyDetails/abc')).statusCode).toBe(400);
  });
});

it('an expired vacancy is in no list, before any job has run', async () => {
  const expiresAt = new Date('2026-03-03T06:30:00Z');
  const id = await fixture.publish({ title: 'Potter', locations: ['Surat'], expiresAt });
  const [card] = (await get('vacancyportal/SearchVacancy', { keyword: 'potter' })).json<VacancyCard[]>();
  const company = String(card?.companyID);
  const listedIds = async () => [
    ...idsOf(await get('vacancyportal/SearchVacancy', { keyword: 'potter' })),
    ...idsOf(await get('vacancyportal/GetLatestVacancies')),
    ...idsOf(await get('vacancyportal/GetLatestVacancies', { location: 'Surat' })),
    ...idsOf(await get('vacancyportal/GetVacancySearchByCompany', { id: company })),
    ...(await listNewestLiveCards(fixture.db, fixture.clock.now(), { limit: 30 })).map(({ vacancyID }) => vacancyID),
    ...[...(await app.inject('/sitemaps/vacancies-1.xml')).body.matchAll(/details\/(\d+)/g)].map((match) =>
      Number(match[1]),
    ),
  ];
  expect(await listedIds()).toEqual([id, id, id, id, id, id]);
  fixture.clock.advanceMinutes(24 * 60);
  expect(await listedIds()).toEqual([]);
  expect((await get(`vacancyportal/GetVacancyDetails/${id}`)).json()).toEqual(ended(id));
  expect((await app.inject('/sitemap.xml')).body).not.toContain('vacancies-1');
  expect((await get('vacancyportal/GetLocations')).json()).toEqual([]);
});
