import { beforeEach, expect, it } from 'vitest';
import { MAX_WAITING_NEW_COMPANIES } from '../screening/index.ts';
import { publishPostings } from '../vacancy-lifecycle/index.ts';
import { makePosting } from '../vacancy-lifecycle/test-vacancy-fixture.ts';
import { openModerationFixture } from './test-moderation.ts';

const { context, list, empty } = await openModerationFixture();
beforeEach(empty);

/** Publishes one vacancy of each company, as an entrance does that looks at new ones. */
async function publishOf(...companies: string[]): Promise<void> {
  const now = context.clock.now().getTime();
  const dates = { postedAt: new Date(now - 60_000), expiresAt: new Date(now + 30 * 86_400_000) };
  const postings = companies.map((name) => makePosting({ ...dates, company: { name } }));
  const reason = { cause: 'a test', actor: 'system' };
  await publishPostings(context, postings, reason, { queuesNewCompanies: true });
}
const listNew = async () => (await list({ cause: 'new-company' })).cases;

it('opens one low case for the first vacancy of each new company, and none for later ones', async () => {
  await publishOf('Tulsi Traders', 'Tulsi Traders', 'Kaveri Mills');
  const cases = await listNew();
  expect(
    cases.map(({ orgName, level, holdsVacancy, vacancyStatus }) => [orgName, level, holdsVacancy, vacancyStatus]),
  ).toEqual([
    ['Tulsi Traders', 'low', false, 'live'],
    ['Kaveri Mills', 'low', false, 'live'],
  ]);
  await publishOf('Tulsi Traders', 'Kaveri Mills', 'Narmada Foods');
  expect((await listNew()).map(({ orgName }) => orgName)).toEqual(['Tulsi Traders', 'Kaveri Mills', 'Narmada Foods']);
});

it('opens no more while many wait, so that an import does not bury other cases', async () => {
  const names = Array.from({ length: MAX_WAITING_NEW_COMPANIES + 20 }, (_, n) => `New company ${n}`);
  await publishOf(...names);
  expect((await list({ cause: 'new-company' })).total).toBe(MAX_WAITING_NEW_COMPANIES);
  await publishOf('One more');
  expect((await list({ cause: 'new-company' })).total).toBe(MAX_WAITING_NEW_COMPANIES);
});
