import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { systemClock } from '../../../lib/clock.ts';
import { openVacancyFixture, type VacancyFixture } from '../../vacancy-lifecycle/test-vacancy-fixture.ts';
import { findOccurringWords } from './find-occurring-words.ts';

let fixture: VacancyFixture;
beforeAll(async () => {
  fixture = await openVacancyFixture();
  await fixture.publish({ title: 'Weaver', company: { name: 'PlanetSpark' } });
});
afterAll(() => fixture.close());

it('finds the words that occur', async () => {
  expect(await findOccurringWords(fixture.db, ['planetspark', 'planetweaver'])).toEqual(new Set(['planetspark']));
});

it('asks the database once for a word', async () => {
  const statements = vi.spyOn(fixture.db.getExecutor(), 'executeQuery');
  await findOccurringWords(fixture.db, ['weaver', 'loomstone']);
  expect(statements).toHaveBeenCalledTimes(1);
  expect(await findOccurringWords(fixture.db, ['loomstone', 'weaver'])).toEqual(new Set(['weaver']));
  expect(statements).toHaveBeenCalledTimes(1);
  statements.mockRestore();
});

it('finds a new word within a minute', async () => {
  const now = systemClock.monotonicMs();
  expect(await findOccurringWords(fixture.db, ['silkroute'])).toEqual(new Set());
  await fixture.publish({ title: 'Weaver', company: { name: 'SilkRoute' } });
  const clock = vi.spyOn(systemClock, 'monotonicMs').mockReturnValue(now + 61_000);
  expect(await findOccurringWords(fixture.db, ['silkroute'])).toEqual(new Set(['silkroute']));
  clock.mockRestore();
});
