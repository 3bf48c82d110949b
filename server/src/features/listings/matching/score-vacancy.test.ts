import { expect, it } from 'vitest';
import { DAY_MS } from '../../../lib/clock.ts';
import { type Matchable, type Seeker, scoreVacancy } from './score-vacancy.ts';
import { weighSkills } from './skill-weights.ts';

const NOW = new Date('2026-03-02T06:30:00Z');
const even = () => 3;

const seeker = (more: Partial<Seeker> & { skills?: ReadonlySet<string> } = {}): Seeker => ({
  skills: new Set(['tally', 'gst', 'accounting']),
  places: new Map([['pune', 'Pune']]),
  acceptsAnyPlace: false,
  prefersHome: false,
  experienceMonths: 48,
  annualSalary: 400_000,
  ...more,
});

const vacancy = (more: Partial<Matchable> = {}): Matchable => ({
  vacancyId: 1,
  postedAt: NOW,
  skills: ['tally', 'gst', 'accounting', 'excel'],
  places: ['pune', 'maharashtra'],
  experienceFromYears: 2,
  experienceToYears: 5,
  salaryTo: 500_000,
  ...more,
});

const match = (one: Partial<Seeker>, other: Partial<Matchable>, weightOf: (skill: string) => number = even) =>
  scoreVacancy(seeker(one), vacancy(other), weightOf, NOW);
const score = (one: Partial<Seeker>, other: Partial<Matchable>) => match(one, other).score;

it('gives at most three short reasons', () => {
  expect(match({}, {}).matches).toEqual(['3 of 4 skills', 'Pune', 'Your experience fits']);
  expect(match({ skills: new Set(['tally']) }, { skills: ['tally'] }).matches[0]).toBe('1 of 1 skill');
  expect(match({ skills: new Set() }, { places: ['delhi'] }).matches).toEqual([
    'Your experience fits',
    'Pays more than you earn',
  ]);
  expect(match({}, { places: ['remote'], experienceFromYears: 12, experienceToYears: 15 }).matches).toEqual([
    '3 of 4 skills',
    'Work from home',
    'Pays more than you earn',
  ]);
  expect(match({ skills: new Set(), annualSalary: null }, { places: [], experienceFromYears: 20 }).matches).toEqual([]);
});

it('scores 100 points for a full match and 0 for none', () => {
  const all = match({ skills: new Set(['tally', 'gst', 'accounting', 'excel']) }, {}, () => 6).score;
  expect(all).toBeGreaterThan(99.9);
  expect(all).toBeLessThanOrEqual(100);
  const none = { places: ['delhi'], skills: ['java'], salaryTo: 1, experienceFromYears: 20, experienceToYears: 25 };
  expect(score({}, { ...none, postedAt: new Date(NOW.getTime() - 400 * DAY_MS) })).toBeLessThan(0.001);
});

it('weighs a rare skill more than a common one', () => {
  const weightOf = weighSkills(
    10_000,
    new Map([
      ['excel', 4_000],
      ['fpga', 30],
    ]),
  );
  expect(weightOf('fpga')).toBeGreaterThan(weightOf('excel') * 4);
  const both = { skills: ['excel', 'fpga'] };
  const has = (skill: string) => match({ skills: new Set([skill]) }, both, weightOf).score;
  expect(has('fpga')).toBeGreaterThan(has('excel') + 10);
  expect(weightOf('misspeled'), 'not rarer than one in five hundred').toBeCloseTo(Math.log(501));
});

it('scores several shared skills higher than one', () => {
  const one = score({}, { skills: ['tally'] });
  expect(score({}, { skills: ['tally', 'gst', 'accounting'] })).toBeGreaterThan(one + 5);
});

it.each<[string, Partial<Matchable>, Partial<Matchable>]>([
  ['a named place beats work from home', { places: ['pune'] }, { places: ['remote'] }],
  ['work from home beats an unknown place', { places: ['remote'] }, { places: [] }],
  ['the whole country beats another city', { places: ['anywhere in india'] }, { places: ['delhi'] }],
  ['years within the range beat a year off', { experienceFromYears: 4 }, { experienceFromYears: 5 }],
  ['a year off beats three', { experienceFromYears: 5 }, { experienceFromYears: 7, experienceToYears: 9 }],
  ['too much experience lowers the score', { experienceToYears: 5 }, { experienceFromYears: 0, experienceToYears: 2 }],
  ['a known salary beats an unknown one', { salaryTo: 400_000 }, { salaryTo: null }],
  ['an unknown salary beats one below the current salary', { salaryTo: null }, { salaryTo: 399_999 }],
  ['new beats old', {}, { postedAt: new Date(NOW.getTime() - 3 * DAY_MS) }],
])('%s', (_, better, worse) => {
  expect(score({}, better)).toBeGreaterThan(score({}, worse));
});

it('treats five years and eleven months as five years', () => {
  expect(score({ experienceMonths: 71 }, {})).toBe(score({ experienceMonths: 60 }, {}));
  expect(score({ experienceMonths: 73 }, {})).toBeLessThan(score({ experienceMonths: 60 }, {}));
});

it('scores unknown facts neutrally', () => {
  const known = [score({ experienceMonths: 48 }, {}), score({ experienceMonths: 200 }, {})];
  const unknown = score({ experienceMonths: null }, {});
  expect(unknown).toBeLessThan(known[0] as number);
  expect(unknown).toBeGreaterThan(known[1] as number);
});

it('scores work from home fully for members who prefer it', () => {
  const home = { places: ['remote'] };
  expect(score({ prefersHome: true }, home)).toBe(score({ places: new Map([['remote', 'Remote']]) }, home));
  expect(score({ prefersHome: true }, home)).toBeGreaterThan(score({}, home));
});

it('is worth a credit only with half of the skills, a matching place and roughly matching experience', () => {
  expect(match({}, {}).isBest).toBe(true);
  expect(match({}, { places: ['delhi'] }).isBest).toBe(false);
  expect(match({ experienceMonths: 240 }, {}).isBest).toBe(false);
  expect(match({ skills: new Set(['tally']) }, {}).isBest).toBe(false);
  expect(match({ skills: new Set(['tally', 'gst']) }, {}).isBest).toBe(true);
  expect(match({}, { skills: [] }).isBest).toBe(false);
});
