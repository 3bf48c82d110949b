import {
  educationChoices,
  experienceChoices,
  type ManualVacancy,
  manualVacancy,
  type StandardVacancy,
  standardVacancy,
  type VacancyCard,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeVacancy } from './change-vacancy-status.ts';
import { listNewestLiveCards } from './list-cards.ts';
import { makePosting, openVacancyWorld, type VacancyWorld } from './test-world.ts';

let world: VacancyWorld;
let app: FastifyInstance;
beforeAll(async () => {
  world = await openVacancyWorld();
  app = await world.serve();
});
afterAll(async () => {
  await app.close();
  await world.close();
});
beforeEach(() => world.empty());

const get = (path: string, query: Record<string, string> = {}) => app.inject({ url: `/api/${path}`, query });
const idsOf = (reply: { json(): VacancyCard[] }) => reply.json().map(({ vacancyID }) => vacancyID);
const gone = (vacancyID: number) => ({ vacancyID, message: 'This job is no longer available.' });
const ended = (vacancyID: number) => ({ ...gone(vacancyID), reason: 'ended' });
const minutes = (days: number) => days * 24 * 60;

describe('SearchVacancy', () => {
  it('answers cards with whole rupees and an experience in words', async () => {
    const id = await world.publish({
      title: 'Potter',
      kind: 'manual',
      locations: ['Jaipur'],
      skills: ['glazing'],
      experienceFromYears: 2,
      experienceToYears: 5,
      salaryFromPaise: 30_000_000,
      salaryToPaise: 45_000_050,
      salaryNotDisclosed: false,
      company: { name: 'Tulsi Granites', logo: 'https://tulsi.example/logo.png' },
    });
    const reply = await get('vacancyportal/SearchVacancy', { keyword: 'potter' });
    expect(reply.json()).toEqual([
      {
        vacancyID: id,
        jobTitle: 'Potter',
        orgName: 'Tulsi Granites',
        orgLogo: 'https://tulsi.example/logo.png',
        companyID: expect.any(Number),
        locations: ['Jaipur'],
        experience: '2 - 5 Years',
        postedOn: '2026-03-01T06:30:00.000Z',
        fromSalary: 300_000,
        toSalary: 450_001,
        salaryNotDisclose: false,
        skills: ['glazing'],
        isManualPostedJob: true,
      },
    ]);
    expect(reply.headers['x-total-count']).toBe('1');
    expect(reply.headers['x-total-capped']).toBeUndefined();
  });

  it('tells no salary that is kept undisclosed', async () => {
    await world.publish({ title: 'Potter', salaryFromPaise: 100, salaryToPaise: 200, salaryNotDisclosed: true });
    const [card] = (await get('vacancyportal/SearchVacancy', { keyword: 'potter' })).json<VacancyCard[]>();
    expect(card).toMatchObject({ fromSalary: null, toSalary: null, salaryNotDisclose: true });
  });

  it('pages by twenty in one order', async () => {
    await world.publishAll(Array.from({ length: 45 }, () => makePosting({ title: 'Potter' })));
    const pages = await Promise.all(
      ['1', '2', '3', '4'].map((page) => get('vacancyportal/SearchVacancy', { keyword: 'potter', page })),
    );
    const ids = pages.flatMap(idsOf);
    expect(pages.map((page) => idsOf(page).length)).toEqual([20, 20, 5, 0]);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(pages.map((page) => page.headers['x-total-count'])).toEqual(['45', '45', '45', '45']);
  });

  it('filters by experience, place and education', async () => {
    const id = await world.publish({
      title: 'Potter',
      locations: ['Gurugram'],
      educations: ['ITI'],
      experienceFromYears: 0,
      experienceToYears: 1,
    });
    await world.publish({ title: 'Potter', locations: ['Chennai'], educations: ['B.Com'], experienceFromYears: 4 });
    const by = async (query: Record<string, string>) =>
      idsOf(await get('vacancyportal/SearchVacancy', { keyword: 'potter', ...query }));
    expect(await by({ experience: 'Fresher' })).toEqual([id]);
    expect(await by({ location: 'Gurgaon' })).toEqual([id]);
    expect(await by({ edu: 'ITI' })).toEqual([id]);
    expect(await by({ location: 'NCR', experience: '1 Year', edu: 'ITI' })).toEqual([id]);
    expect(await by({ location: 'Anywhere in India' })).toHaveLength(2);
    expect(await by({ location: 'Chennai', experience: 'Fresher' })).toEqual([]);
  });

  it('says what a misspelt keyword was read as', async () => {
    await world.publishAll(Array.from({ length: 12 }, () => makePosting({ title: 'पॉटर Electrician' })));
    const reply = await get('vacancyportal/SearchVacancy', { keyword: 'electricain' });
    expect(decodeURIComponent(String(reply.headers['x-searched-for']))).toBe('electrician');
    expect(reply.json()).toHaveLength(12);
  });

  it('asks for a keyword and refuses choices that are none', async () => {
    const empty = await get('vacancyportal/SearchVacancy', { keyword: '  ' });
    expect([empty.statusCode, empty.json().detail]).toEqual([400, 'Enter Job Title/Keyword']);
    expect((await get('vacancyportal/SearchVacancy', { keyword: 'x', experience: 'Guru' })).statusCode).toBe(400);
    expect((await get('vacancyportal/SearchVacancy', { keyword: 'x', page: '0' })).statusCode).toBe(400);
  });
});

describe('lists', () => {
  it('answers the newest, with filters', async () => {
    const older = await world.publish({ locations: ['Pune'], postedAt: new Date('2026-02-01T00:00:00Z') });
    const newer = await world.publish({ locations: ['Pune', 'Surat'] });
    expect(idsOf(await get('vacancyportal/GetLatestVacancies'))).toEqual([newer, older]);
    expect(idsOf(await get('vacancyportal/GetLatestVacancies', { location: 'Surat' }))).toEqual([newer]);
    expect((await get('vacancyportal/GetLatestVacancies')).headers['x-total-count']).toBe('2');
  });

  it("answers one company's vacancies and its name", async () => {
    const id = await world.publish({ company: { name: 'Café Tulsi' }, locations: ['Pune'] });
    await world.publish({ company: { name: 'Another' } });
    const [card] = (await get('vacancyportal/SearchVacancy', { keyword: 'café' })).json<VacancyCard[]>();
    const company = String(card?.companyID);
    const reply = await get('vacancyportal/GetVacancySearchByCompany', { id: company });
    expect(idsOf(reply)).toEqual([id]);
    expect(decodeURIComponent(String(reply.headers['x-company-name']))).toBe('Café Tulsi');
    expect(idsOf(await get('vacancyportal/GetVacancySearchByCompany', { id: company, location: 'Surat' }))).toEqual([]);
    const unknown = await get('vacancyportal/GetVacancySearchByCompany', { id: '99999' });
    expect([unknown.statusCode, unknown.json(), unknown.headers['x-company-name']]).toEqual([200, [], undefined]);
  });

  it('answers the choices of the filters', async () => {
    expect((await get('vacancyportal/GetExperiences')).json()).toEqual(experienceChoices);
    expect((await get('vacancyportal/GetEducations')).json()).toEqual(educationChoices);
  });

  it('answers places with live vacancies, most first, without the whole country', async () => {
    world.clock.advanceMinutes(1);
    await world.publish({ locations: ['Pune', 'Surat'] });
    await world.publish({ locations: ['Surat', 'All India'] });
    await world.publish({ locations: ['Jaipur'], expiresAt: world.clock.now() });
    expect((await get('vacancyportal/GetLocations')).json()).toEqual(['Surat', 'Pune']);
  });

  it('suggests, and nothing for nothing', async () => {
    await world.publish({ title: 'Zari Embroiderer' });
    expect((await get('vacancyportal/GetKeywords', { keyword: 'zar' })).json()).toEqual(['Zari Embroiderer']);
    expect((await get('vacancyportal/GetKeywords', { keyword: ' ' })).json()).toEqual([]);
    expect((await get('vacancyportal/GetKeywords')).json()).toEqual([]);
  });

  it('leaves out what an account has applied to', async () => {
    const applied = await world.publish();
    const other = await world.publish();
    const account = await world.accountThatApplied(applied);
    const now = world.clock.now();
    const ids = async (exceptAppliedBy?: number) =>
      (await listNewestLiveCards(world.db, now, { limit: 30, ...(exceptAppliedBy ? { exceptAppliedBy } : {}) })).map(
        (card) => card.vacancyID,
      );
    expect(await ids(account)).toEqual([other]);
    expect(await ids()).toEqual([other, applied]);
  });
});

describe('details', () => {
  it('answers a standard vacancy, with the recruiter only when he is to be contacted', async () => {
    const recruiter = { recruiterName: 'Ila', recruiterEmail: 'ila@tulsi.example', recruiterWhatsApp: '9876543210' };
    const open = await world.publish({ contactPreference: 'contactMeDirectly', ...recruiter, jobCategory: 'Crafts' });
    const quiet = await world.publish({ contactPreference: 'applyOnPortal', ...recruiter });
    const details = (await get(`vacancyportal/GetVacancyDetails/${open}`)).json<StandardVacancy>();
    expect(standardVacancy.parse(details)).toMatchObject({ vacancyID: open, jobCategory: 'Crafts', ...recruiter });
    const text = (await get(`vacancyportal/GetVacancyDetails/${quiet}`)).body;
    expect(text).not.toMatch(/recruiter(?:Name|Email|WhatsApp)|ila@|9876543210/);
    expect(standardVacancy.safeParse(JSON.parse(text)).success).toBe(true);
  });

  it('answers a manually posted vacancy', async () => {
    const id = await world.publish({
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

  it('answers why there are none: of the other kind, closed; a draft is like an unknown one', async () => {
    const standard = await world.publish();
    const manual = await world.publish({ kind: 'manual' });
    const closed = await world.publish();
    await closeVacancy(world.context, closed, { cause: 'filled', actor: 'operator' });
    const draft = await world.publish();
    await world.db.updateTable('vacancies').set({ status: 'draft' }).where('id', '=', draft).execute();
    const otherKind = (vacancyID: number) => ({ ...gone(vacancyID), reason: 'otherKind' });
    const answers = async (controller: string, ids: number[]) =>
      await Promise.all(ids.map(async (id) => (await get(`${controller}/GetVacancyDetails/${id}`)).json()));
    const unknown = [draft, 2_147_483_647];
    expect(await answers('vacancyportal', [manual, closed, ...unknown])).toEqual([
      otherKind(manual),
      ended(closed),
      ...unknown.map(gone),
    ]);
    expect(await answers('ManualVacancy', [standard, closed, ...unknown])).toEqual([
      otherKind(standard),
      ended(closed),
      ...unknown.map(gone),
    ]);
    expect((await get('vacancyportal/GetVacancyDetails/9999999999')).statusCode).toBe(400);
    expect((await get('vacancyportal/GetVacancyDetails/abc')).statusCode).toBe(400);
  });
});

it('shows a vacancy nowhere from the moment its validity ends, before any job has run', async () => {
  const expiresAt = new Date('2026-03-03T06:30:00Z');
  const id = await world.publish({ title: 'Potter', locations: ['Surat'], expiresAt });
  const [card] = (await get('vacancyportal/SearchVacancy', { keyword: 'potter' })).json<VacancyCard[]>();
  const company = String(card?.companyID);
  const places = async () => [
    ...idsOf(await get('vacancyportal/SearchVacancy', { keyword: 'potter' })),
    ...idsOf(await get('vacancyportal/GetLatestVacancies')),
    ...idsOf(await get('vacancyportal/GetLatestVacancies', { location: 'Surat' })),
    ...idsOf(await get('vacancyportal/GetVacancySearchByCompany', { id: company })),
    ...(await listNewestLiveCards(world.db, world.clock.now(), { limit: 30 })).map(({ vacancyID }) => vacancyID),
    ...[...(await app.inject('/sitemaps/vacancies-1.xml')).body.matchAll(/details\/(\d+)/g)].map((match) =>
      Number(match[1]),
    ),
  ];
  expect(await places()).toEqual([id, id, id, id, id, id]);
  world.clock.advanceMinutes(minutes(1));
  expect(await places()).toEqual([]);
  expect((await get(`vacancyportal/GetVacancyDetails/${id}`)).json()).toEqual(ended(id));
  expect((await app.inject('/sitemap.xml')).body).not.toContain('vacancies-1');
  expect((await get('vacancyportal/GetLocations')).json()).toEqual([]);
});
