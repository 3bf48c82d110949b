import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makePosting, openVacancyFixture, type VacancyFixture } from '../../vacancy-lifecycle/test-vacancy-fixture.ts';
import { measureUsualPay } from './measure-usual-pay.ts';

let fixture: VacancyFixture;
beforeAll(async () => {
  fixture = await openVacancyFixture();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.empty());

const LAKH = 10_000_000;
const pays = (lakhs: number, place: string, more: object = {}) =>
  makePosting({
    title: 'Data Analyst',
    locations: [place],
    salaryFromPaise: lakhs * LAKH,
    salaryNotDisclosed: false,
    ...more,
  });
const rulesOf = async (id: number) => {
  const rows = await fixture.db.selectFrom('screening_findings').selectAll().where('vacancy_id', '=', id).execute();
  return rows.map(({ rule, explanation }) => ({ rule, explanation }));
};

it('opens a case where pay is far above what such work is usually paid at the place', async () => {
  const known = [
    ...Array.from({ length: 20 }, (_, i) => pays(i < 10 ? 3 : 4, 'Pune')),
    ...Array.from({ length: 20 }, () => pays(9, 'Bengaluru')),
  ];
  await fixture.publishAll(known);
  await measureUsualPay(fixture.context);
  const [inPune] = await rulesOf(await fixture.publish(pays(15, 'Pune')));
  expect(inPune).toEqual({
    rule: 'pay-out-of-line',
    explanation: 'It pays ₹15.0 lakh a year; half of 20 vacancies for Data Analyst there pay at most ₹3.5 lakh.',
  });
  expect(await rulesOf(await fixture.publish(pays(15, 'Bengaluru')))).toEqual([]);
  expect(await rulesOf(await fixture.publish(pays(15, 'Pune', { experienceFromYears: 8 })))).toEqual([]);
  expect(await rulesOf(await fixture.publish(pays(13, 'Pune')))).toEqual([]);
  // Where nothing is known of the place, all of India counts.
  expect(await rulesOf(await fixture.publish(pays(40, 'Nagpur')))).toMatchObject([{ rule: 'pay-out-of-line' }]);
});

it('says nothing from few vacancies', async () => {
  await fixture.publishAll(Array.from({ length: 19 }, () => pays(3, 'Pune')));
  await measureUsualPay(fixture.context);
  expect(await rulesOf(await fixture.publish(pays(90, 'Pune')))).toEqual([]);
});
