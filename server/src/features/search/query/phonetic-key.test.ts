import { expect, it } from 'vitest';
import { heardAs } from './sounds-like.ts';

it.each([
  ['grafic', 'graphic'],
  ['vaiter', 'waiter'],
  ['akountant', 'accountant'],
  ['fisiotherapist', 'physiotherapist'],
  ['kuk', 'cook'],
])('hears %s and %s alike', (written, meant) => {
  expect(heardAs(written)).toBe(heardAs(meant));
});

it('hears other words apart', () => {
  expect(heardAs('chef')).not.toBe(heardAs('chief'));
  expect(heardAs('clerk')).not.toBe(heardAs('class'));
});
