import { expect, it } from 'vitest';
import { initialsOf, shadeOf } from './initials.ts';

it.each([
  ['Aarav', 'A'],
  ['tata consultancy services', 'TS'],
  ['(24) Hours Care', '2C'],
  ['Öko Solar', 'ÖS'],
  ['अन्नपूर्णा भोजनालय', 'अभ'],
  ['—', '?'],
  ['', '?'],
])('returns the initials of %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('a name always gets the same shade, and names get different ones', () => {
  expect(shadeOf('Infosys', 6)).toBe(shadeOf('Infosys', 6));
  const shades = ['Infosys', 'Wipro', 'Tata', 'Zoho', 'Amul', 'Flipkart', 'Ola'].map((name) => shadeOf(name, 6));
  expect(new Set(shades).size).toBeGreaterThan(2);
  expect(shades.every((shade) => shade >= 0 && shade < 6)).toBe(true);
});
