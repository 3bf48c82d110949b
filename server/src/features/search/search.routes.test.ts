import {
  educationChoices,
  experienceChoices,
  type SearchFacets,
  type SearchNotes,
  type VacancyCard,
} from '@aarambh/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { makePosting, openVacancyApp } from '../vacancy-lifecycle/test-vacancy-fixture.ts';
import { refreshSearchVocabulary } from './indexing/vocabulary.ts';

const { app, fixture } = await openVacancyApp();

const get = (path: string, query: Record<string, string> = {}) => app.inject({ url: `/api/${path}`, query });
const idsOf = (reply: { json(): VacancyCard[] }) => reply.json().map(({ vacancyID }) => vacancyID);

describe('SearchVacancy', () => {
  it('returns cards with whole rupees and experience as text', async () => {
    const id = await fixture.publish({
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

  it('omits an undisclosed salary', async () => {
    await fixture.publish({ title: 'Potter', salaryFromPaise: 100, salaryToPaise: 200, salaryNotDisclosed: true });
    const [card] = (await get('vacancyportal/SearchVacancy', { keyword: 'potter' })).json<VacancyCard[]>();
    expect(card).toMatchObject({ fromSalary: null, toSalary: null, salaryNotDisclose: true });
  });

  it('returns pages of twenty in a stable order', async () => {
    await fixture.publishAll(Array.from({ length: 45 }, (_, i) => makePosting({ title: `Potter ${i}` })));
    const pages = await Promise.all(
      ['1', '2', '3', '4'].map((page) => get('vacancyportal/SearchVacancy', { keyword: 'potter', page })),
    );
    const ids = pages.flatMap(idsOf);
    expect(pages.map((page) => idsOf(page).length)).toEqual([20, 20, 5, 0]);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(pages.map((page) => page.headers['x-total-count'])).toEqual(['45', '45', '45', '45']);
  });

  it('filters by experience, place and education', async () => {
    const id = await fixture.publish({
      title: 'Potter',
      locations: ['Gurugram'],
      educations: ['ITI'],
      experienceFromYears: 0,
      experienceToYears: 1,
    });
    const others = { locations: ['Chennai'], educations: ['B.Com'], experienceFromYears: 4 };
    await fixture.publish({ title: 'Head Potter', ...others });
    const by = async (query: Record<string, string>) =>
      idsOf(await get('vacancyportal/SearchVacancy', { keyword: 'potter', ...query }));
    expect(await by({ experience: 'Fresher' })).toEqual([id]);
    expect(await by({ location: 'Gurgaon' })).toEqual([id]);
    expect(await by({ edu: 'ITI' })).toEqual([id]);
    expect(await by({ location: 'NCR', experience: '1 Year', edu: 'ITI' })).toEqual([id]);
    expect(await by({ location: 'Anywhere in India' })).toHaveLength(2);
    expect(await by({ location: 'Chennai', experience: 'Fresher' })).toEqual([]);
  });

  it('reports the corrected keyword', async () => {
    await fixture.publishAll(Array.from({ length: 12 }, (_, i) => makePosting({ title: `पॉटर Electrician ${i}` })));
    const reply = await get('vacancyportal/SearchVacancy', { keyword: 'electricain' });
    expect(decodeURIComponent(String(reply.headers['x-searched-for']))).toBe('electrician');
    expect(reply.json()).toHaveLength(12);
  });

  it.each([{ keyword: '  ' }, { keyword: '' }, {}])('rejects a search without a keyword: %j', async (query) => {
    const reply = await get('vacancyportal/SearchVacancy', query);
    expect([reply.statusCode, reply.json().detail]).toEqual([400, 'Enter Job Title/Keyword']);
  });

  it('rejects unknown choices', async () => {
    expect((await get('vacancyportal/SearchVacancy', { keyword: 'x', experience: 'Guru' })).statusCode).toBe(400);
    expect((await get('vacancyportal/SearchVacancy', { keyword: 'x', page: '0' })).statusCode).toBe(400);
  });
});

describe('lists', () => {
  it('returns the newest vacancies, filtered', async () => {
    const older = await fixture.publish({ locations: ['Pune'], postedAt: new Date('2026-02-01T00:00:00Z') });
    const newer = await fixture.publish({ title: 'Weaver', locations: ['Pune', 'Surat'] });
    expect(idsOf(await get('vacancyportal/GetLatestVacancies'))).toEqual([newer, older]);
    expect(idsOf(await get('vacancyportal/GetLatestVacancies', { location: 'Surat' }))).toEqual([newer]);
    expect((await get('vacancyportal/GetLatestVacancies')).headers['x-total-count']).toBe('2');
  });

  it("returns one company's vacancies and its name", async () => {
    const id = await fixture.publish({ company: { name: 'Café Tulsi' }, locations: ['Pune'] });
    await fixture.publish({ company: { name: 'Another' } });
    const [card] = (await get('vacancyportal/SearchVacancy', { keyword: 'café' })).json<VacancyCard[]>();
    const company = String(card?.companyID);
    const reply = await get('vacancyportal/GetVacancySearchByCompany', { id: company });
    expect(idsOf(reply)).toEqual([id]);
    expect(decodeURIComponent(String(reply.headers['x-company-name']))).toBe('Café Tulsi');
    expect(idsOf(await get('vacancyportal/GetVacancySearchByCompany', { id: company, location: 'Surat' }))).toEqual([]);
    const unknown = await get('vacancyportal/GetVacancySearchByCompany', { id: '99999' });
    expect([unknown.statusCode, unknown.json(), unknown.headers['x-company-name']]).toEqual([200, [], undefined]);
  });

  it("returns the places of one company's live vacancies, most vacancies first, without the whole country", async () => {
    const company = { name: 'Café Tulsi' };
    await fixture.publish({ company, title: 'Barista', locations: ['Pune', 'Surat'] });
    await fixture.publish({ company, title: 'Baker', locations: ['Surat', 'All India'] });
    await fixture.publish({ company, title: 'Driver', locations: ['Jaipur'], expiresAt: fixture.clock.now() });
    await fixture.publish({ company: { name: 'Another' }, locations: ['Kochi'] });
    const [card] = (await get('vacancyportal/SearchVacancy', { keyword: 'barista' })).json<VacancyCard[]>();
    const reply = await get('vacancyportal/GetCompanyLocations', { id: String(card?.companyID) });
    expect([reply.statusCode, reply.json()]).toEqual([200, ['Surat', 'Pune']]);
    expect((await get('vacancyportal/GetCompanyLocations', { id: '99999' })).json()).toEqual([]);
    expect((await get('vacancyportal/GetCompanyLocations')).statusCode).toBe(400);
  });

  it('returns the choices of the filters', async () => {
    expect((await get('vacancyportal/GetExperiences')).json()).toEqual(experienceChoices);
    expect((await get('vacancyportal/GetEducations')).json()).toEqual(educationChoices);
  });

  it('returns places with live vacancies, most vacancies first, without the whole country', async () => {
    fixture.clock.advanceMinutes(1);
    await fixture.publish({ locations: ['Pune', 'Surat'] });
    await fixture.publish({ locations: ['Surat', 'All India'] });
    await fixture.publish({ locations: ['Jaipur'], expiresAt: fixture.clock.now() });
    expect((await get('vacancyportal/GetLocations')).json()).toEqual(['Surat', 'Pune']);
  });

  it('returns suggestions, and none for an empty keyword', async () => {
    await fixture.publish({ title: 'Zari Embroiderer' });
    expect((await get('vacancyportal/GetKeywords', { keyword: 'zar' })).json()).toEqual(['Zari Embroiderer']);
    expect((await get('vacancyportal/GetKeywords', { keyword: ' ' })).json()).toEqual([]);
    expect((await get('vacancyportal/GetKeywords')).json()).toEqual([]);
  });
});

describe('a results page', () => {
  const search = (query: Record<string, string>) => get('vacancyportal/SearchVacancy', query);
  const notesOf = (reply: Awaited<ReturnType<typeof get>>): SearchNotes =>
    JSON.parse(decodeURIComponent(String(reply.headers['x-search-notes'])));

  it('folds repeated advertisements of a company from the first page on, and counts the pages', async () => {
    const company = { name: 'Tulsi Looms' };
    const postedAt = new Date('2026-02-20T00:00:00Z');
    const places = ['Pune', 'Surat', 'Jaipur'];
    const postings = places.flatMap((place) =>
      ['Weaver', 'weaver!'].map((title) => makePosting({ title, company, locations: [place] })),
    );
    await fixture.publishAll([
      ...Array.from({ length: 19 }, (_, i) => makePosting({ title: `Weaver ${i}`, company, postedAt })),
      makePosting({ title: 'Weaver', company: { name: 'Neem Looms' } }),
      ...postings,
    ]);
    const first = await search({ keyword: 'weaver' });
    const cards = first.json<VacancyCard[]>();
    const folded = cards.filter(({ repeats }) => repeats !== undefined);
    expect(folded).toHaveLength(1);
    expect(folded[0]?.repeats).toHaveLength(5);
    expect(new Set([folded[0], ...(folded[0]?.repeats ?? [])].flatMap((one) => one?.locations))).toEqual(
      new Set(places),
    );
    expect([first.headers['x-total-count'], first.headers['x-page-count'], cards.length]).toEqual(['26', '2', 20]);
    const second = await search({ keyword: 'weaver', page: '2' });
    expect(second.json()).toHaveLength(1);
    expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(21);
  });

  it('fills a page with results that meet less, after those that meet all', async () => {
    const night = await fixture.publish({ title: 'Weaver', descriptionHtml: '<p>Night shift only.</p>' });
    const day = await fixture.publish({ title: 'Head Weaver' });
    await fixture.publish({ title: 'Potter' });
    const reply = await search({ keyword: 'weaver night shift' });
    expect(idsOf(reply)).toEqual([night, day]);
    expect(notesOf(reply)).toMatchObject({
      conditions: [{ label: 'Night shift', without: 'weaver' }],
      strict: 1,
      leftOut: ['night shift'],
    });
    expect(reply.headers['x-total-count']).toBe('1');
  });

  it('names everything that was given up, takes the right words away, and repeats no strict result', async () => {
    const company = { name: 'Tulsi Looms' };
    await fixture.publish({
      title: 'Nutritionist',
      company,
      descriptionHtml: '<p>Night shift.</p>',
      educations: ['ITI'],
    });
    await fixture.publish({ title: 'Nutritionist', company });
    await fixture.publish({ title: 'Nutritionist', company: { name: 'Neem' }, educations: ['ITI'] });
    const reply = await search({ keyword: 'nutritionist iti night shift' });
    const { conditions, leftOut } = notesOf(reply);
    expect(reply.json()).toHaveLength(2);
    expect(conditions.map(({ without }) => without)).toEqual(['nutritionist night shift', 'nutritionist iti']);
    expect(leftOut).toContain('night shift');
  });

  it('gives up one word beside the work before it gives up all', async () => {
    const loom = await fixture.publish({ title: 'Weaver', skills: ['jacquard'] });
    const plain = await fixture.publish({ title: 'Weaver', company: { name: 'Neem' } });
    const reply = await search({ keyword: 'weaver jacquard silk' });
    expect(idsOf(reply)).toEqual([loom, plain]);
    expect(notesOf(reply).leftOut).toEqual(['jacquard', 'silk']);
  });

  it('shows the work without what is asked for besides, and no mere mention of it', async () => {
    await fixture.publish({ title: 'Clerk', descriptionHtml: '<p>Night shift. Helps our accountant.</p>' });
    const day = await fixture.publish({ title: 'Accountant' });
    const reply = await search({ keyword: 'accountant night shift' });
    expect(idsOf(reply)).toEqual([day]);
    expect(notesOf(reply)).toMatchObject({ strict: 0, leftOut: ['night shift'] });
  });

  it('says which other titles of the work are shown, and shows them before a mere mention', async () => {
    const mention = await fixture.publish({ title: 'Clerk', descriptionHtml: '<p>Helps our accountant.</p>' });
    const other = await fixture.publish({ title: 'Accounts Executive' });
    const same = await fixture.publish({ title: 'Accountant', postedAt: new Date('2026-02-01T00:00:00Z') });
    const reply = await search({ keyword: 'accountant' });
    expect(idsOf(reply)).toEqual([same, other, mention]);
    expect(notesOf(reply).alsoShown).toEqual(['Accounts Executive']);
  });

  it('excludes what the keyword denies, on every tier and among relaxed results', async () => {
    const wanted = await fixture.publish({ title: 'Weaver' });
    await fixture.publish({ title: 'Weaver and Dyer' });
    await fixture.publish({ title: 'Weaver', skills: ['Dyeing', 'Dyer'], company: { name: 'Neem' } });
    expect(idsOf(await search({ keyword: 'weaver -dyer' }))).toEqual([wanted]);
  });

  it('names what the keyword asks for that no search can use, also after a correction and beyond the longest search', async () => {
    await fixture.publish({ title: 'Weaver' });
    const notUsed = async (keyword: string) => notesOf(await search({ keyword })).notUsed;
    expect(await notUsed('weaver usd 900 per month')).toEqual(['usd 900 per month']);
    expect(await notUsed('2018 passout wever high salary')).toEqual(['2018 passout', 'high salary']);
    expect(await notUsed('high salary jobs')).toEqual(['high salary']);
    expect(await notUsed('urgent experienced weaver job nearby')).toEqual(['experienced', 'nearby']);
    expect(await notUsed('i am looking for weaver jobs')).toEqual([]);
    const letters = [...'bcdfghjklmnpqrst'].map((letter) => letter + letter);
    expect(await notUsed([...letters, 'weaver', 'dyer'].join(' '))).toEqual(['weaver dyer']);
  });

  describe('without results', () => {
    const latest = (query: Record<string, string>) => get('vacancyportal/GetLatestVacancies', query);

    beforeEach(async () => {
      // Popular searches are cached for ten minutes.
      fixture.clock.advanceMinutes(11);
      for (const [title, place] of [
        ['Electrician', 'Nashik'],
        ['Electrician', 'Surat'],
        ['Plumber', 'Surat'],
      ] as const)
        await fixture.publish({ title, locations: [place], company: { name: `${title} of ${place}` } });
      await refreshSearchVocabulary(fixture.context);
    });

    it('offers near searches, then the most frequent roles and places, all with counts', async () => {
      const { offers } = notesOf(await search({ keyword: 'xylophonist', location: 'Nashik' }));
      expect(offers).toEqual([
        { keyword: '', location: 'Nashik', count: 1 },
        { keyword: '', location: 'Maharashtra', count: 1 },
        { keyword: 'Electrician', location: '', count: 2 },
        { keyword: 'Plumber', location: '', count: 1 },
        { keyword: '', location: 'Surat', count: 2 },
      ]);
    });

    it('offers the most frequent roles and places for words that nobody knows', async () => {
      const { offers } = notesOf(await search({ keyword: 'zzqxj wqzzk' }));
      expect(offers.map(({ keyword, location, count }) => `${keyword}${location} ${count}`)).toEqual([
        'Electrician 2',
        'Plumber 1',
        'Surat 2',
        'Nashik 1',
      ]);
    });

    it('offers the place of filters, and popular searches for filters alone; a list with results offers none', async () => {
      const placed = notesOf(await latest({ location: 'Nashik', pay: '200' }));
      expect(placed.offers.slice(0, 3)).toEqual([
        { keyword: '', location: 'Nashik', count: 1 },
        { keyword: '', location: 'Maharashtra', count: 1 },
        { keyword: 'Electrician', location: '', count: 2 },
      ]);
      expect(notesOf(await latest({ pay: '200' })).offers).toHaveLength(4);
      expect((await latest({ location: 'Nashik' })).headers['x-search-notes']).toBeUndefined();
    });
  });

  it('orders by pay and by time, and filters by attributes, several places and age', async () => {
    const low = await fixture.publish({
      title: 'Weaver',
      locations: ['Pune'],
      salaryToPaise: 18_000_000,
      salaryNotDisclosed: false,
    });
    const high = await fixture.publish({
      ...{ title: 'Senior Weaver', locations: ['Surat'], salaryToPaise: 90_000_000, jobModes: ['Work From Home'] },
      ...{ salaryNotDisclosed: false, postedAt: new Date('2026-02-20T00:00:00Z') },
    });
    const none = await fixture.publish({ title: 'Loom Hand', skills: ['weaver'], locations: ['Jaipur'] });
    const by = async (query: Record<string, string>) => idsOf(await search({ keyword: 'weaver', ...query }));
    expect(await by({ order: 'pay' })).toEqual([high, low, none]);
    expect(await by({ order: 'newest' })).toEqual([none, low, high]);
    expect(await by({ pay: '50' })).toEqual([high]);
    expect(await by({ mode: 'home,hybrid' })).toEqual([high]);
    expect(await by({ location: 'Pune', places: 'Jaipur; Nashik' })).toEqual([low, none]);
    expect(await by({ days: '3' })).toEqual([low, none]);
    expect(idsOf(await get('vacancyportal/GetLatestVacancies', { pay: '15', order: 'pay' }))).toEqual([high, low]);
  });

  it('lists whatever states its pay, highest first, when nothing but the order is asked for', async () => {
    const pay = { salaryNotDisclosed: false };
    const least = await fixture.publish({ title: 'Sweeper', ...pay, salaryToPaise: 7_200_000 });
    const most = await fixture.publish({ title: 'Potter', ...pay, salaryToPaise: 60_000_000 });
    await fixture.publish({ title: 'Dyer' });
    const reply = await get('vacancyportal/GetLatestVacancies', { order: 'pay' });
    expect(idsOf(reply)).toEqual([most, least]);
  });

  it('tells no page that folding leaves empty', async () => {
    const postings = Array.from({ length: 90 }, (_, i) =>
      makePosting({
        title: i < 60 ? `Weaver ${Math.floor(i / 2)}` : 'Weaver',
        sourceId: `loom-${i}`,
        company: { name: 'Tulsi Looms' },
        postedAt: new Date(Date.parse('2026-02-20T00:00:00Z') - i * 60_000),
      }),
    );
    await fixture.publishAll(postings);
    for (const page of ['1', '2']) {
      const reply = await search({ keyword: 'weaver', page });
      const last = reply.headers['x-page-count'] as string;
      expect(last).toBe('2');
      expect(idsOf(await search({ keyword: 'weaver', page: last })).length).toBeGreaterThan(0);
    }
  });

  it.each([
    { pay: '12' },
    { mode: 'office,moon' },
    { type: 'x' },
    { days: '2' },
    { order: 'best' },
    { company: 'x' },
    { colour: 'red' },
  ])('rejects %j', async (query) => {
    const reply = await search({ keyword: 'weaver', ...query });
    expect([reply.statusCode, typeof reply.json().detail]).toEqual([400, 'string']);
  });

  it('counts the choices of each filter as the search without it would find them', async () => {
    await fixture.publish({ title: 'Weaver', locations: ['Pune'], jobModes: ['Hybrid'], industryType: 'Textiles' });
    await fixture.publish({
      title: 'Weaver',
      locations: ['Surat'],
      company: { name: 'Neem' },
      jobTypes: ['Part Time'],
    });
    const facets = (
      await get('vacancyportal/GetSearchFacets', { keyword: 'weaver', location: 'Pune' })
    ).json<SearchFacets>();
    const counts = (facet: keyof Omit<SearchFacets, 'capped'>) =>
      Object.fromEntries(facets[facet].filter(({ count }) => count > 0).map(({ label, count }) => [label, count]));
    expect(counts('location')).toEqual({ Pune: 1, Surat: 1 });
    expect(counts('mode')).toEqual({ hybrid: 1 });
    expect(counts('industry')).toEqual({ Textiles: 1 });
    expect(counts('days')).toMatchObject({ 30: 1 });
    expect([facets.capped, facets.company.length]).toEqual([false, 1]);
    await fixture.publishAll(Array.from({ length: 6 }, (_, i) => makePosting({ title: `Electrician ${i}` })));
    await refreshSearchVocabulary(fixture.context);
    const misspelt = (await get('vacancyportal/GetSearchFacets', { keyword: 'electricain' })).json<SearchFacets>();
    expect(misspelt.company[0]?.count).toBe(6);
  });
});
