import { describe, expect, it } from 'vitest';
import { suggestPlaces } from './suggest-places.ts';

const places = ['Anywhere in India', 'Bengaluru', 'Navi Mumbai', 'Delhi', 'Mumbai', 'Pune', 'Gurugram', 'Remote'];

describe('suggestPlaces', () => {
  it.each([
    ['pun', ['Pune']],
    ['ELH', ['Delhi']],
    [' mumbai ', ['Mumbai', 'Navi Mumbai']],
    ['bangalore', ['Bengaluru']],
    ['Bang', ['Bengaluru']],
    ['bombay', ['Mumbai']],
    ['gurgaon', ['Gurugram']],
    ['from home', ['Remote']],
    ['india', []],
    ['zanzibar', []],
    ['', []],
    ['  ', []],
  ])('%j', (typed, suggested) => {
    expect(suggestPlaces(places, typed)).toEqual(suggested);
  });

  it('suggests at most fifty', () => {
    const many = Array.from({ length: 80 }, (_, at) => `Town ${at}`);
    expect(suggestPlaces(many, 'town')).toEqual(many.slice(0, 50));
  });
});
