import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillWithDemoData } from './demo.ts';
import { openTestPlatform, type TestPlatform } from './test-support.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
  await fillWithDemoData(platform);
}, 60_000);
afterAll(() => platform?.close());

it('gives the second account a resume and applications on several days, and the first none', async () => {
  const { db } = platform;
  const accounts = await db.selectFrom('accounts').select(['id', 'full_name']).orderBy('id').execute();
  expect(accounts).toHaveLength(2);
  const [first, second] = accounts;
  const resumes = await db.selectFrom('resumes').select('account_id').execute();
  expect(resumes).toEqual([{ account_id: second?.id }]);
  const applications = await db
    .selectFrom('applications')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .select(['applications.account_id', 'applied_at', 'posted_at'])
    .execute();
  expect(applications).toHaveLength(6);
  for (const { account_id, applied_at, posted_at } of applications) {
    expect(account_id).not.toBe(first?.id);
    expect(applied_at > posted_at, 'applied after the job was posted').toBe(true);
  }
  expect(new Set(applications.map(({ applied_at }) => applied_at.toDateString())).size).toBe(6);
});

it('does nothing on a portal that has vacancies', async () => {
  const count = () =>
    platform.db
      .selectFrom('vacancies')
      .select((eb) => eb.fn.countAll().as('n'))
      .executeTakeFirstOrThrow();
  const before = await count();
  await fillWithDemoData(platform);
  expect(await count()).toEqual(before);
});
