import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDemoAccounts } from '../features/accounts/index.ts';
import { publishPostings } from '../features/vacancy-lifecycle/index.ts';
import { openTestContext, type TestContext } from '../testing/test-app.ts';
import { createDemoModeration } from './demo-moderation.ts';
import { generateDemoPostings } from './postings/generate-demo-postings.ts';

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context?.close());

it('creates two held postings with what was found and two reports of live vacancies, and no live vacancy', async () => {
  const { db, clock } = context;
  const postings = generateDemoPostings({ seed: 2025, count: 150, now: clock.now() });
  await publishPostings(context, postings, { cause: 'demo data', actor: 'system' });
  const countLive = async () =>
    (await db.selectFrom('vacancies').select('id').where('status', '=', 'live').execute()).length;
  const live = await countLive();
  await db.deleteFrom('moderation_cases').execute();

  const [memberId = 0] = await createDemoAccounts(context);
  await createDemoModeration(context, memberId);
  expect(await countLive()).toBe(live);
  const cases = await db
    .selectFrom('moderation_cases')
    .innerJoin('vacancies', 'vacancies.id', 'vacancy_id')
    .select(['causes', 'level', 'vacancies.status', 'holds_vacancy', 'title'])
    .orderBy('moderation_cases.id')
    .execute();
  const held = { causes: ['finding'], level: 'high', holds_vacancy: true, status: 'draft' };
  const reported = { causes: ['report'], holds_vacancy: false, status: 'live' };
  expect(cases).toMatchObject([held, held, { ...reported, level: 'medium' }, { ...reported, level: 'low' }]);
  const words = await db.selectFrom('screening_findings').select('words').where('level', '=', 'high').execute();
  expect(words.map((finding) => finding.words).join(' ')).toMatch(/Registration fee Rs 999/);
  const reports = await db.selectFrom('job_reports').select(['account_id', 'body']).orderBy('id').execute();
  expect(reports).toMatchObject([
    { account_id: memberId, body: expect.stringContaining('₹1,500') },
    { account_id: null, body: expect.stringContaining('found somebody') },
  ]);
});
