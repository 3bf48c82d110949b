import {
  addressOf,
  type CallDefinition,
  getAllActiveCandidatePlans,
  getCandidatePlanById,
  getCompanyLocations,
  getGuestDetails,
  getIndianStates,
  getJobFairs,
  getLandingPage,
  getSettings,
  getVacancyDetails,
  getVacancySearchByCompany,
  listLatestVacancies,
  searchVacancy,
} from '@aarambh/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { generateDemoPostings } from '../demo/postings/generate-demo-postings.ts';
import { publishPostings } from '../features/vacancy-lifecycle/index.ts';
import { createInProcessTransport } from '../infra/http/serve-web-pages.ts';
import { openTestApp } from '../testing/test-app.ts';

const { app, context } = await openTestApp();
const transport = createInProcessTransport(app);

beforeAll(async () => {
  const postings = generateDemoPostings({ seed: 5, count: 30, now: context.clock.now() });
  await publishPostings(context, postings, { cause: 'a test', actor: 'a test' });
});

const given: [CallDefinition, { params?: object; query?: object }][] = [
  [listLatestVacancies, {}],
  [listLatestVacancies, { query: { page: '2', location: '', edu: undefined } }],
  [searchVacancy, { query: { keyword: 'manger' } }],
  [searchVacancy, { query: { keyword: ' ' } }],
  [searchVacancy, { query: { keyword: 'a', unknown: '1' } }],
  [getVacancySearchByCompany, { query: { id: '1' } }],
  [getCompanyLocations, { query: { id: '1' } }],
  [getVacancyDetails, { params: { id: '1' } }],
  [getVacancyDetails, { params: { id: 'x' } }],
  [getLandingPage, { params: { slug: 'nothing-jobs' } }],
  [getLandingPage, { params: { slug: 'Ü' } }],
  [getAllActiveCandidatePlans, {}],
  [getCandidatePlanById, { params: { id: '2147483647' } }],
  [getJobFairs, {}],
  [getIndianStates, {}],
  [getSettings, {}],
];

describe('an in-process call of a page', () => {
  it.each(given.map(([definition, input]) => [definition.path, JSON.stringify(input), definition, input] as const))(
    'returns the same as over HTTP: %s %s',
    async (_path, _input, definition, input) => {
      const url = addressOf(definition, input);
      const outside = await app.inject({ method: 'GET', url });
      const inside = await transport({ method: 'GET', url, definition, given: input });
      expect(inside.status).toBe(outside.statusCode);
      expect(JSON.parse(inside.body)).toEqual(outside.json());
      for (const name of ['x-total-count', 'x-total-capped', 'x-searched-for', 'x-company-name'])
        expect(inside.headers[name]).toBe(outside.headers[name]);
    },
  );

  it('with a rate limit passes the whole request pipeline', async () => {
    expect(app.inProcessCalls.has(getGuestDetails.path)).toBe(false);
    const input = { params: { id: '7', rid: 'nobody' } };
    const url = addressOf(getGuestDetails, input);
    const inside = await transport({ method: 'GET', url, definition: getGuestDetails, given: input });
    expect(JSON.parse(inside.body)).toMatchObject({ comboGuestPurchaseID: 0 });
  });
});
