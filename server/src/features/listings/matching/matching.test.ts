import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../lib/clock.ts';
import { openTestContext, type TestContext } from '../../../testing/test-app.ts';
import { closeVacancy, publishPostings, type VacancyPosting } from '../../vacancy-lifecycle/index.ts';
import { makePosting } from '../../vacancy-lifecycle/test-vacancy-fixture.ts';
import { clearFixture, insertMembers, listListEntries, type TestMember } from '../test-listing-fixture.queries.ts';
import { listMatchable } from './candidates.queries.ts';
import { findBestVacancies } from './find-best-vacancies.ts';
import { findMatchingMembers, MAX_MEMBERS_PER_VACANCY, pickSelectiveSkills } from './find-matching-members.ts';
import { byScore, scoreVacancy } from './score-vacancy.ts';
import { findSeeker } from './seeker.queries.ts';
import { loadSkillWeights } from './skill-weights.ts';
import { updateMatchingIndex } from './update-matching-index.ts';

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context?.close());
beforeEach(() => clearFixture(context.db));

/** Publishes vacancies with the source ids test-0, test-1 … and returns their ids in that order. */
async function makeVacancies(
  context: TestContext,
  vacancies: (Partial<VacancyPosting> & { daysOld?: number })[],
): Promise<number[]> {
  const now = context.clock.now().getTime();
  const postings = vacancies.map(({ daysOld = 1, ...more }, i) =>
    makePosting({
      sourceId: `test-${i}`,
      postedAt: new Date(now - daysOld * DAY_MS),
      expiresAt: new Date(now + 60 * DAY_MS),
      salaryNotDisclosed: more.salaryToPaise === undefined,
      ...more,
    }),
  );
  await publishPostings(context, postings, { cause: 'a test', actor: 'system' });
  const rows = await context.db.selectFrom('vacancies').select(['id', 'source_id']).execute();
  const ids = new Map(rows.map(({ id, source_id }) => [source_id, id]));
  return postings.map(({ sourceId }) => ids.get(sourceId) ?? 0);
}

const skills = ['Tally', 'GST', 'Excel', 'Java', 'React JS', 'SQL'];
const places = ['Pune', 'Mumbai', 'Noida', 'Delhi NCR', 'Maharashtra', 'Remote', 'All India', 'Kochi'];
const years = fc.option(fc.integer({ min: 0, max: 12 }));

const vacancyArb = fc.record({
  skills: fc.uniqueArray(fc.constantFrom(...skills, 'tally erp', 'REACT.JS'), { maxLength: 5 }),
  locations: fc.uniqueArray(fc.constantFrom(...places), { maxLength: 2 }),
  jobModes: fc.constantFrom<string[]>([], ['Work From Home'], ['Hybrid']),
  experienceFromYears: years,
  salaryToPaise: fc.option(fc.integer({ min: 1, max: 20 }).map((lakh) => lakh * 10_000_000)),
  daysOld: fc.integer({ min: 0, max: 40 }),
});
const memberArb = fc.record<Omit<TestMember, 'id'>>({
  skills: fc.uniqueArray(fc.constantFrom(...skills), { maxLength: 6 }),
  places: fc.uniqueArray(fc.constantFrom(...places), { maxLength: 4 }),
  months: fc.option(fc.integer({ min: 0, max: 150 })),
  salary: fc.option(fc.integer({ min: 1, max: 20 }).map((lakh) => lakh * 100_000)),
  jobMode: fc.option(fc.constantFrom(1, 2, 3)),
});
const scenarioArb = fc.record({
  vacancies: fc.array(vacancyArb, { minLength: 1, maxLength: 25 }),
  members: fc.array(memberArb, { minLength: 1, maxLength: 8 }),
});

describe('for any small set of vacancies and members', () => {
  it('both directions of matching find the same as scoring every pair', async () => {
    const { db } = context;
    let worthACredit = 0;
    await fc.assert(
      fc.asyncProperty(scenarioArb, async (scenario) => {
        await clearFixture(db);
        const now = context.clock.now();
        const ids = await makeVacancies(context, scenario.vacancies);
        const memberIds = await insertMembers(db, scenario.members, now);
        await updateMatchingIndex(context);
        const weightOf = await loadSkillWeights(db);
        const all = await listMatchable(db, ids, now);
        expect(all).toHaveLength(ids.length);

        const worth = new Map<number, number[]>();
        for (const accountId of memberIds) {
          const seeker = await findSeeker(db, accountId);
          const wanted = all.map((vacancy) => scoreVacancy(seeker, vacancy, weightOf, now)).sort(byScore);
          expect(await findBestVacancies(db, { accountId, seeker }, weightOf, now)).toEqual(wanted);
          for (const { vacancyId } of wanted.filter(({ isBest }) => isBest))
            worth.set(vacancyId, [...(worth.get(vacancyId) ?? []), accountId]);
        }
        for (const vacancy of all) {
          const found = await findMatchingMembers(db, vacancy, weightOf, { now, today: now, perDay: 5 });
          const accounts = found.map(({ accountId }) => accountId).sort((a, b) => a - b);
          expect(accounts).toEqual(worth.get(vacancy.vacancyId) ?? []);
          worthACredit += accounts.length;
        }
      }),
      { numRuns: 25 },
    );
    expect(worthACredit).toBeGreaterThan(20);
  });
});

it('picks selective skills that every member with enough skills has one of', () => {
  const weighed = fc.uniqueArray(
    fc.record({ skill: fc.string(), weight: fc.double({ min: 0.1, max: 6, noNaN: true }) }),
    {
      minLength: 1,
      maxLength: 8,
      selector: ({ skill }) => skill,
    },
  );
  fc.assert(
    fc.property(weighed, fc.double({ min: 0.1, max: 1, noNaN: true }), fc.nat(), (list, share, chosen) => {
      const sum = (some: typeof list) => some.reduce((total, { weight }) => total + weight, 0);
      const enough = sum(list) * share * 0.999;
      const selective = pickSelectiveSkills(list, enough);
      const mine = list.filter((_, i) => (chosen >> i) % 2 === 1);
      if (sum(mine) >= enough) expect(mine.some(({ skill }) => selective.includes(skill))).toBe(true);
    }),
  );
  const sure = [
    { skill: 'rare', weight: 6 },
    { skill: 'common', weight: 1 },
  ];
  expect(pickSelectiveSkills(sure, 3.5)).toEqual(['rare']);
});

it('removes a vacancy that ended, and replaces the keys of one that changed', async () => {
  const { db } = context;
  const [live, ended] = (await makeVacancies(context, [
    { skills: ['Java', 'SQL'], locations: ['Pune'] },
    { skills: ['Java'], locations: ['Bombay'] },
  ])) as [number, number];
  await updateMatchingIndex(context);
  expect(await listListEntries(db, 'java')).toEqual([
    `: ${ended} ${live}`,
    `maharashtra: ${ended} ${live}`,
    `mumbai: ${ended}`,
    `mumbai metropolitan region: ${ended}`,
    `pune: ${live}`,
  ]);
  await closeVacancy(context, ended, { cause: 'a test', actor: 'system' });
  await makeVacancies(context, [{ skills: ['SQL', 'Kotlin'], locations: ['Kochi'], sourceId: 'test-0' }]);
  await updateMatchingIndex(context);
  expect(await listListEntries(db, 'java')).toEqual([]);
  expect(await listListEntries(db, 'kotlin')).toEqual([`: ${live}`, `kerala: ${live}`, `kochi: ${live}`]);
  expect(await listListEntries(db, '')).toEqual([`: ${live}`, `kerala: ${live}`, `kochi: ${live}`]);
});

it('indexes a vacancy when it becomes live, not before', async () => {
  const { db, clock } = context;
  const [id] = (await makeVacancies(context, [{ skills: ['Java'], daysOld: -2 }])) as [number];
  await updateMatchingIndex(context);
  expect(await listListEntries(db, 'java')).toEqual([]);
  clock.advanceMinutes((2 * DAY_MS) / 60_000);
  await updateMatchingIndex(context);
  expect(await listListEntries(db, 'java')).toEqual([`: ${id}`]);
  clock.advanceMinutes((-2 * DAY_MS) / 60_000);
});

it('offers a vacancy to a limited number of members, those who share most skills first', async () => {
  const { db } = context;
  const now = context.clock.now();
  const half = { skills: ['Tally', 'GST'], places: ['Pune'], months: 36, salary: null, jobMode: null };
  const members = Array.from({ length: MAX_MEMBERS_PER_VACANCY + 20 }, () => half);
  const [best] = (await insertMembers(db, [...members, { ...half, skills: ['Tally', 'GST', 'Excel'] }], now)).slice(-1);
  const [id] = (await makeVacancies(context, [{ skills: ['Tally', 'GST', 'Excel'], locations: ['Pune'] }])) as [number];
  await updateMatchingIndex(context);
  const [vacancy] = await listMatchable(db, [id], now);
  if (!vacancy) throw new Error('the vacancy is not matchable');
  const found = await findMatchingMembers(db, vacancy, await loadSkillWeights(db), { now, today: now, perDay: 5 });
  expect(found).toHaveLength(MAX_MEMBERS_PER_VACANCY);
  expect(found[0]?.accountId).toBe(best);
});
