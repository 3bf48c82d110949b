import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePosting, openVacancyFixture, type VacancyFixture } from '../vacancy-lifecycle/test-vacancy-fixture.ts';
import { listLivePlaces } from './vacancies.queries.ts';
import { findSamplePercent } from './vacancy-sample.queries.ts';

let fixture: VacancyFixture;
beforeAll(async () => {
  fixture = await openVacancyFixture();
});
afterAll(() => fixture.close());

it('samples a percentage of many vacancies, and none of few', async () => {
  const { db, clock } = fixture;
  const limits = { maxCounted: 10, sampleRows: 5 };
  expect(await findSamplePercent(db, limits)).toBeUndefined();
  await fixture.publishAll(
    Array.from({ length: 20 }, (_, i) => makePosting({ title: `Potter ${i}`, locations: ['Surat'] })),
  );
  await sql`analyze vacancies`.execute(db);
  expect(await findSamplePercent(db, limits)).toBe(25);
  expect(await findSamplePercent(db, { maxCounted: 10, sampleRows: 50 })).toBe(100);
  expect(await findSamplePercent(db, { maxCounted: 20, sampleRows: 5 })).toBeUndefined();
  expect(await findSamplePercent(db)).toBeUndefined();
  expect(await listLivePlaces(db, clock.now(), 100)).toEqual(['Surat']);
  expect(await listLivePlaces(db, clock.now(), 0)).toEqual([]);
});
