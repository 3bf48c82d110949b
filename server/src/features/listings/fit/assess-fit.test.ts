import { describe, expect, it } from 'vitest';
import { assessFit, type FitProfile, type FitVacancy } from './assess-fit.ts';

const profile = (more: Partial<FitProfile> = {}): FitProfile => ({
  skillKeys: new Set(),
  experienceMonths: null,
  annualSalary: null,
  places: [],
  ...more,
});
const vacancy = (more: Partial<FitVacancy> = {}): FitVacancy => ({
  skills: [],
  locations: [],
  localities: [],
  experienceFromYears: null,
  experienceToYears: null,
  salaryFrom: null,
  salaryTo: null,
  ...more,
});
const years = (from: number | null, to: number | null) => vacancy({ experienceFromYears: from, experienceToYears: to });

describe('assessFit', () => {
  it('treats what either side does not state as unknown', () => {
    const unknown = { pay: 'unknown', experience: 'unknown', distanceKm: null, distanceFrom: '', warnings: [] };
    expect(assessFit(profile(), vacancy({ ...years(2, 4), salaryTo: 300_000, locations: ['Pune'] }))).toMatchObject(
      unknown,
    );
    const filled = profile({ experienceMonths: 30, annualSalary: 300_000, places: ['Pune'] });
    expect(assessFit(filled, vacancy())).toMatchObject(unknown);
  });

  it('compares skills in any spelling, each once', () => {
    const { matchedSkills, missingSkills } = assessFit(
      profile({ skillKeys: new Set(['excel', 'tally']) }),
      vacancy({ skills: ['MS Excel', 'Tally', 'excel', 'GST'] }),
    );
    expect([matchedSkills.length, missingSkills]).toEqual([2, ['GST']]);
  });

  it.each([
    [0, 0, null, 'fits', 0],
    [12, 2, 5, 'tooLittle', 0],
    [12, 3, 5, 'tooLittle', 1],
    [71, 2, 5, 'fits', 0],
    [72, 2, 5, 'tooMuch', 0],
    [120, 2, 5, 'tooMuch', 1],
  ] as const)(
    'with %i months for %s to %s years the experience is %s (%i warnings)',
    (months, from, to, fit, count) => {
      const found = assessFit(profile({ experienceMonths: months }), years(from, to));
      expect([found.experience, found.warnings.length]).toEqual([fit, count]);
    },
  );

  it.each([
    [400_000, 200_000, 300_000, 'below', 1],
    [320_000, 200_000, 300_000, 'below', 0],
    [250_000, 200_000, 300_000, 'within', 0],
    [100_000, 300_000, 400_000, 'above', 0],
    [0, 300_000, 400_000, 'unknown', 0],
  ] as const)('for a salary of %i, pay of %i to %i is %s (%i warnings)', (earned, from, to, pay, count) => {
    const found = assessFit(profile({ annualSalary: earned }), vacancy({ salaryFrom: from, salaryTo: to }));
    expect([found.pay, found.warnings.length]).toEqual([pay, count]);
  });

  it('says in a warning what both sides state', () => {
    const { warnings } = assessFit(
      profile({ experienceMonths: 0, annualSalary: 600_000 }),
      vacancy({ ...years(5, 8), salaryTo: 300_000 }),
    );
    expect(warnings).toEqual([
      'This job asks for at least 5 years of experience. Your profile says no experience.',
      'This job pays up to ₹3,00,000 a year. Your profile says that you earn ₹6,00,000.',
    ]);
  });

  it('measures from the nearest place of the profile', () => {
    const near = assessFit(profile({ places: ['Kochi', 'Mumbai'] }), vacancy({ locations: ['Chennai', 'Thane'] }));
    expect(near.distanceFrom).toBe('Mumbai');
    expect(near.distanceKm).toBeGreaterThan(10);
    expect(near.distanceKm).toBeLessThan(30);
    expect(assessFit(profile({ places: ['Pune'] }), vacancy({ locations: ['Pune'] })).distanceKm).toBe(0);
    expect(assessFit(profile({ places: ['Pune'] }), vacancy({ locations: ['Remote'] })).distanceKm).toBeNull();
  });
});
