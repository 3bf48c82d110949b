import type { VacancyCard } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeVacancy } from '../../vacancy-lifecycle/change-vacancy-status.ts';
import { openVacancyFixture, type VacancyFixture } from '../../vacancy-lifecycle/test-vacancy-fixture.ts';

let fixture: VacancyFixture;
let app: FastifyInstance;
beforeAll(async () => {
  fixture = await openVacancyFixture();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.empty();
  app = await fixture.serve();
  return () => app.close();
});

const similar = async (id: number) =>
  (await app.inject(`/api/vacancyportal/GetSimilarVacancies/${id}`))
    .json<VacancyCard[]>()
    .map(({ jobTitle, orgName, locations }) => [jobTitle, orgName, ...locations]);

const at = (name: string, ...locations: string[]) => ({ company: { name }, locations });

describe('GetSimilarVacancies', () => {
  it('lists the same work under other titles, the same place first, also once the vacancy has ended', async () => {
    const id = await fixture.publish({ title: 'Delivery Boy', ...at('Ila', 'Pune') });
    await fixture.publish({ title: 'Delivery Executive', ...at('Asha', 'Pune'), postedAt: new Date('2026-02-01') });
    await fixture.publish({ title: 'Delivery Boy', ...at('Kaveri', 'Kochi') });
    await fixture.publish({ title: 'Accountant', ...at('Mira', 'Pune') });
    const expected = [
      ['Delivery Executive', 'Asha', 'Pune'],
      ['Delivery Boy', 'Kaveri', 'Kochi'],
    ];
    expect(await similar(id)).toEqual(expected);
    await closeVacancy(fixture.context, id, { cause: 'filled', actor: 'tester' });
    expect(await similar(id)).toEqual(expected);
  });

  it('finds a role that no occupation has, by the words of the title', async () => {
    const id = await fixture.publish({ title: 'Senior Potter', ...at('Ila', 'Pune') });
    await fixture.publish({ title: 'Potter', ...at('Asha', 'Pune') });
    await fixture.publish({ title: 'Weaver', ...at('Mira', 'Pune') });
    expect(await similar(id)).toEqual([['Potter', 'Asha', 'Pune']]);
  });

  it('lists one per company and title, none that repeats the vacancy, and at most six', async () => {
    const id = await fixture.publish({ title: 'Accountant', ...at('Ila', 'Pune') });
    await fixture.publish({ title: 'Accountant', ...at('Ila', 'Nagpur') });
    for (let i = 0; i < 4; i++) await fixture.publish({ title: 'Accountant', ...at('Asha', 'Pune') });
    expect(await similar(id)).toEqual([['Accountant', 'Asha', 'Pune']]);
    for (let i = 0; i < 8; i++) await fixture.publish({ title: 'Accountant', ...at(`Company ${i}`, 'Pune') });
    expect(await similar(id)).toHaveLength(6);
  });

  it('lists nothing for an id that was never public', async () => {
    expect(await similar(2_000_000_000)).toEqual([]);
  });
});
