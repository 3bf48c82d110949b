import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openVacancyFixture, type VacancyFixture } from '../../vacancy-lifecycle/test-vacancy-fixture.ts';
import { nameCompanies } from '../query/name-companies.ts';
import { parseKeyword } from '../query/read-keyword.ts';
import { fillPage } from './fill-page.ts';
import { createPostgresSearch } from './postgres-search.ts';
import { getStatistics } from './search-statistics.ts';

let fixture: VacancyFixture;
beforeAll(async () => {
  fixture = await openVacancyFixture();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.empty());

const known = new Map([['jaldhara', { live_count: 5, products: [] }]]);

async function fill(keyword: string, strict: number[] = []): Promise<number[]> {
  const { db, clock } = fixture;
  const parsed = nameCompanies(parseKeyword(keyword), known);
  const request = { keyword: parsed, filters: {}, strict, limit: 10 };
  return (await fillPage(db, request, { now: clock.now() }, await getStatistics(db))).ids;
}

it('is filled with the work itself, not with other work that has its words in the title', async () => {
  const locations = ['Pune'];
  const near = await fixture.publish({ title: 'Site Engineer', locations });
  await fixture.publish({ title: 'Site Reliability Engineer', locations });
  expect(await fill('site engineer navi mumbai')).toEqual([near]);
});

it('is filled first with vacancies that state one of several conditions', async () => {
  const neither = await fixture.publish({ title: 'Welder', experienceFromYears: null, experienceToYears: null });
  const fresher = await fixture.publish({ title: 'Welder', experienceFromYears: 0, experienceToYears: 1 });
  expect(await fill('iti welder fresher')).toEqual([fresher, neither]);
});

it('is filled for a level of school with work that usually asks for no more', async () => {
  await fixture.publish({ title: 'Data Scientist' });
  const guard = await fixture.publish({ title: 'Security Guard' });
  expect(await fill('10th pass job')).toEqual([guard]);
});

it('gives up an internship only when nothing else is found', async () => {
  await fixture.publish({ title: 'Accountant' });
  const intern = await fixture.publish({ title: 'Accountant Intern' });
  expect(await fill('accountant internship', [intern])).toEqual([]);
});

it('is filled with the work that a tool stands for, not with other work that has the tool among its skills', async () => {
  await fixture.publish({ title: 'Data Scientist', skills: ['Tally'], locations: ['Pune'] });
  const accountant = await fixture.publish({ title: 'Accountant', locations: ['Pune'] });
  expect(await fill('tally thane pune freshers')).toEqual([accountant]);
});

it('is filled with a few others at the company that has the work, and else with the work elsewhere', async () => {
  const company = { name: 'Jaldhara' };
  const other = await fixture.publish({ title: 'Weaver', company });
  const elsewhere = await fixture.publish({ title: 'Accountant' });
  expect(await fill('jaldhara accountant')).toEqual([elsewhere, other]);
  const accountant = await fixture.publish({ title: 'Accountant', company });
  expect(await fill('jaldhara accountant', [accountant])).toEqual([other, elsewhere]);
});

it('is filled with the work that asks for the skills, with those that name one first', async () => {
  const plain = await fixture.publish({ title: 'Accountant' });
  const named = await fixture.publish({ title: 'Junior Accountant', skills: ['GST'] });
  await fixture.publish({ title: 'Data Scientist', skills: ['GST', 'Tax'] });
  expect(await fill('tally gst')).toEqual([named, plain]);
});

it('puts vacancies with most of the words beside the work first, and seniors nowhere for freshers', async () => {
  const years = { experienceFromYears: null, experienceToYears: null };
  await fixture.publish({ title: 'Senior DevOps Engineer', ...years });
  const two = await fixture.publish({ title: 'DevOps Engineer', skills: ['Jenkins', 'Terraform'], ...years });
  const none = await fixture.publish({ title: 'DevOps Engineer - Pune', ...years });
  const one = await fixture.publish({ title: 'DevOps Engineer II', skills: ['Jenkins'], ...years });
  expect(await fill('devops engineer jenkins terraform ansible fresher')).toEqual([two, one, none]);
});

it('is filled with any graduates for a first degree, then those that ask for nothing, and with others only while there are few', async () => {
  const other = await fixture.publish({ title: 'Back Office Executive', educations: ['B.Tech/B.E.'] });
  const nothing = await fixture.publish({ title: 'Back Office Executive - Voice', educations: [] });
  const any = await fixture.publish({ title: 'Back Office Associate', educations: ['Any Graduate'] });
  expect(await fill('bcom back office')).toEqual([any, nothing, other]);
  const more = await fixture.publish({ title: 'Back Office Assistant', educations: [] });
  expect(await fill('bcom back office')).toEqual([any, more, nothing]);
});

it('gives up what no vacancy contradicts, such as an invitation of women', async () => {
  const ids = [];
  for (const title of ['Receptionist', 'Receptionist - Front Desk', 'Receptionist (Day)', 'Lobby Receptionist'])
    ids.push(await fixture.publish({ title }));
  expect((await fill('receptionist for female')).toSorted()).toEqual(ids);
});

it('puts skills among those of their work before other work that mentions them', async () => {
  const { db, clock } = fixture;
  const skills = ['HTML', 'CSS', 'JavaScript'];
  const frontend = await fixture.publish({ title: 'Frontend Developer', skills });
  const other = await fixture.publish({ title: 'Data Engineer', skills });
  const search = createPostgresSearch(db);
  const { ids } = await search.find({ keyword: 'html css javascript', now: clock.now(), offset: 0, limit: 5 });
  expect(ids).toEqual([frontend, other]);
});
