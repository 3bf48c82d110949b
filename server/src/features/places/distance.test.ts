import { describe, expect, it } from 'vitest';
import { distanceKm } from './distance.ts';
import { findPlace } from './find-place.ts';
import { readRows } from './read-rows.ts';

describe('distanceKm', () => {
  it('is that of the cities, under any of their names', () => {
    expect(distanceKm('Pune', 'Mumbai')).toBeGreaterThan(110);
    expect(distanceKm('Poona', 'Bombay')).toBeLessThan(130);
    expect(distanceKm('Bangalore', 'Bengaluru')).toBe(0);
  });

  it('uses the position of a locality where it is known, else that of its city', () => {
    expect(distanceKm('Kukatpally, Hyderabad', 'Hyderabad')).toBeGreaterThan(5);
    expect(distanceKm('Whitefield', 'Bengaluru')).toBe(0);
  });

  it('is unknown for a state, remote work, the country and an unknown place', () => {
    expect(distanceKm('Kerala', 'Kochi')).toBeUndefined();
    expect(distanceKm('Remote', 'Remote')).toBeUndefined();
    expect(distanceKm('All India', 'Pune')).toBeUndefined();
    expect(distanceKm('Nowhere at all', 'Pune')).toBeUndefined();
  });

  it('has positions of known places within India only', () => {
    const wrong = readRows('coordinates.tsv').filter(([name = '', latitude, longitude]) => {
      const isInIndia =
        Number(latitude) > 6 && Number(latitude) < 37 && Number(longitude) > 68 && Number(longitude) < 98;
      return findPlace(name)?.name !== name || !isInIndia;
    });
    expect(wrong).toEqual([]);
  });
});
