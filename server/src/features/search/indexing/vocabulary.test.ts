import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { closeVacancy } from '../../vacancy-lifecycle/index.ts';
import { openVacancyFixture, type VacancyFixture } from '../../vacancy-lifecycle/test-vacancy-fixture.ts';
import { findVacanciesVersion } from './vocabulary.queries.ts';
import { refreshSearchVocabulary } from './vocabulary.ts';

let fixture: VacancyFixture;
beforeAll(async () => {
  fixture = await openVacancyFixture();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.empty());

it('has a new version when a vacancy is added, edited or ended, and only then', async () => {
  const versions = [await findVacanciesVersion(fixture.db)];
  const recordVersion = async () => versions.push(await findVacanciesVersion(fixture.db));
  const id = await fixture.publish({ source: 'mill', sourceId: '1', title: 'Potter' });
  await recordVersion();
  fixture.clock.advanceMinutes(1);
  await fixture.publish({ source: 'mill', sourceId: '1', title: 'Weaver' });
  await recordVersion();
  fixture.clock.advanceMinutes(1);
  await closeVacancy(fixture.context, id, { cause: 'filled', actor: 'tester' });
  await recordVersion();
  expect(new Set(versions).size).toBe(4);
  await fixture.publish({ source: 'mill', sourceId: '1', title: 'Dyer' });
  expect(await findVacanciesVersion(fixture.db)).toBe(versions.at(-1));
});

it('is rebuilt on every change, but pauses for 20 times the duration of a long rebuild', async () => {
  const { db, clock } = fixture;
  const suggestedCounts = async () =>
    (await db.selectFrom('search_suggestions').select('live_count').where('text', '=', 'Potter').execute()).map(
      ({ live_count }) => live_count,
    );
  const publishAndRefresh = async (durationMs: number) => {
    clock.advanceMinutes(1);
    await fixture.publish({ title: 'Potter' });
    // The rebuild reads the time once, between the two readings of the monotonic clock.
    const slowClock = {
      monotonicMs: () => clock.monotonicMs(),
      now() {
        clock.advanceMonotonic(durationMs);
        return clock.now();
      },
    };
    await refreshSearchVocabulary({ db, clock: slowClock });
    return await suggestedCounts();
  };
  expect(await publishAndRefresh(1_000)).toEqual([1]);
  expect(await publishAndRefresh(16_000)).toEqual([2]);
  clock.advanceMonotonic(303_999);
  expect(await publishAndRefresh(16_000)).toEqual([2]);
  clock.advanceMonotonic(1);
  expect(await publishAndRefresh(16_000)).toEqual([4]);
});
