import type { City, State } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSharedData } from '../../testing/read-shared-data.ts';
import { buildTestApp, openTestContext, type TestContext } from '../../testing/test-app.ts';
import { foldPlace } from './fold-place.ts';
import { findCityName, findStateName, findTownName } from './index.ts';
import known from './indian-places.json' with { type: 'json' };
import { indianStates, listCities } from './states-and-cities.ts';
import { largeCities } from './test-large-cities.ts';

const allCities = indianStates.flatMap(({ stateID, stateName }) =>
  listCities(stateID).map((city) => ({ ...city, stateID, stateName })),
);
const stateOf = (name: string): number => indianStates.find(({ stateName }) => stateName === name)?.stateID ?? 0;

describe('states and cities', () => {
  it('has the 36 states and union territories under the same names as places', () => {
    expect(indianStates.map(({ stateName }) => stateName)).toEqual(known.states.map(({ name }) => name));
  });

  it('has about 4,200 cities with unique ids, in each state with unique names and sorted', () => {
    expect(allCities.length).toBeGreaterThan(4_150);
    expect(new Set(allCities.map(({ cityID }) => cityID)).size).toBe(allCities.length);
    for (const { stateID } of indianStates) {
      const names = listCities(stateID).map(({ cityName }) => cityName);
      expect(names.length).toBeGreaterThan(0);
      expect(new Set(names.map(foldPlace)).size).toBe(names.length);
      expect(names.map((name) => name.replace(/ \(.*/, '').toLowerCase())).toEqual(
        names.map((name) => name.replace(/ \(.*/, '').toLowerCase()).sort(),
      );
      for (const name of names) expect(name).toMatch(/^[\p{Lu}\d][\p{L}\d .,()'&/-]*$/u);
    }
  });

  it.each([
    ['Maharashtra', 4008, 133024, 'Mumbai (Bombay)', 'Mumbai'],
    ['Karnataka', 4026, 57933, 'Bengaluru (Bangalore)', 'Bengaluru'],
    ['Haryana', 4007, 132032, 'Gurugram (Gurgaon)', 'Gurugram'],
    ['Delhi', 4021, 131679, 'Delhi', 'Delhi'],
    ['Kerala', 4028, 131617, 'Kochi (Cochin)', 'Kochi'],
  ])('does not change the ids of %s', (state, stateID, cityID, label, name) => {
    expect(stateOf(state)).toBe(stateID);
    expect(listCities(stateID)).toContainEqual({ cityID, cityName: label });
    expect(findCityName(stateID, cityID)).toBe(name);
  });

  it('finds a city only in its own state', () => {
    expect(findStateName(4008)).toBe('Maharashtra');
    expect(findStateName(105)).toBeUndefined();
    expect(findCityName(4026, 133024)).toBeUndefined();
    expect(findCityName(105, 133024)).toBeUndefined();
    expect(listCities(105)).toEqual([]);
  });

  it('finds a town in any case, by either name', () => {
    expect(findTownName(' bamboo  FLAT')).toBe('Bamboo Flat');
    expect(findTownName('gurgaon')).toBe('Gurugram');
    expect(findTownName('Gurugram (Gurgaon)')).toBe('Gurugram');
    expect(findTownName('Zanzibar')).toBeUndefined();
    expect(findTownName('')).toBeUndefined();
  });
});

describe('the calls', () => {
  let context: TestContext;
  let app: FastifyInstance;
  beforeAll(async () => {
    context = await openTestContext();
    app = await buildTestApp(context);
  });
  afterAll(async () => {
    await app?.close();
    await context?.close();
  });

  it('return states inside `message`, and the cities of a state, cacheable for a day', async () => {
    const states = await app.inject('/api/StateMasterAPI/GetIndianStates');
    expect(states.json<{ message: State[] }>().message).toEqual(indianStates);
    expect(states.headers['cache-control']).toBe('public, max-age=86400');

    const cities = await app.inject(`/api/CityMasterAPI/GetCities/${stateOf('Chandigarh')}`);
    expect(cities.json<City[]>()).toEqual([{ cityID: expect.any(Number), cityName: 'Chandigarh' }]);
    expect(cities.headers['cache-control']).toBe('public, max-age=86400');
    expect((await app.inject('/api/CityMasterAPI/GetCities/105')).json()).toEqual([]);
    expect((await app.inject('/api/CityMasterAPI/GetCities/0')).statusCode).toBe(400);
  });
});

it('has every city of more than 100,000 people in its state, under one of its names', () => {
  const shared = readSharedData('city-aliases.json');
  const cities: typeof largeCities = shared ? JSON.parse(shared.toString('utf8')) : largeCities;
  const missing = cities
    .filter(({ population }) => population > 100_000)
    .filter(({ canonical, state, aliases }) => {
      const known = new Set(
        listCities(stateOf(state)).flatMap(({ cityName }) => cityName.split(/ \(|\)/).map(foldPlace)),
      );
      return ![canonical, ...aliases.map(({ name }) => name)].some((name) => known.has(foldPlace(name)));
    });
  // The portal has them as Ambernath and Ramagundam.
  expect(missing.map(({ canonical }) => canonical).sort()).toEqual(['Amarnath', 'Ramgundam']);
});
