import type { VacancyFit } from '@aarambh/contract';
import { formatIndianNumber } from '../../../lib/money/rupees.ts';
import { distanceKm } from '../../places/index.ts';
import { skillKey } from '../../profile/index.ts';

/** Facts about a job seeker. */
export interface FitProfile {
  skillKeys: ReadonlySet<string>;
  experienceMonths: number | null;
  /** Rupees a year. */
  annualSalary: number | null;
  /** City of the address and preferred places, in that order. */
  places: readonly string[];
}

/** Requirements and pay of a vacancy; pay is rupees a year, null where it is not disclosed. */
export interface FitVacancy {
  skills: readonly string[];
  locations: readonly string[];
  localities: readonly string[];
  experienceFromYears: number | null;
  experienceToYears: number | null;
  salaryFrom: number | null;
  salaryTo: number | null;
}

/** Years short of, or beyond, the stated range from which on a warning is shown. */
const CLEARLY_TOO_LITTLE_YEARS = 2;
const CLEARLY_TOO_MUCH_YEARS = 5;
/** Pay below this share of the current salary gets a warning. */
const CLEARLY_BELOW = 0.8;
/** Pay that begins above this multiple of the current salary is more than a usual raise. */
const ABOVE = 2;
/** Texts of places compared at most, of each side: vacancies may state very many. */
const MAX_PLACES = 12;

function compareSkills(owned: ReadonlySet<string>, skills: readonly string[]) {
  const bySkill = new Map(skills.map((skill) => [skillKey(skill), skill]));
  bySkill.delete('');
  const known = [...bySkill];
  return {
    matchedSkills: known.filter(([key]) => owned.has(key)).map(([, skill]) => skill),
    missingSkills: known.filter(([key]) => !owned.has(key)).map(([, skill]) => skill),
  };
}

function comparePay(earned: number | null, { salaryFrom, salaryTo }: FitVacancy): VacancyFit['pay'] {
  const upper = salaryTo ?? salaryFrom;
  // Zero is entered by people who have not earned yet.
  if (!earned || upper === null) return 'unknown';
  if (upper < earned) return 'below';
  return (salaryFrom ?? upper) > ABOVE * earned ? 'above' : 'within';
}

/** Years short of the stated range, negative beyond it; 0 within it. Five years and eleven months count as five years. */
function yearsOff(months: number, { experienceFromYears, experienceToYears }: FitVacancy): number {
  const years = months / 12;
  const short = (experienceFromYears ?? 0) - years;
  if (short > 0) return short;
  const beyond = experienceToYears === null ? 0 : Math.floor(years) - experienceToYears;
  return beyond > 0 ? -beyond : 0;
}

const yearsText = (years: number): string => `${years} ${years === 1 ? 'year' : 'years'}`;

function describeYears(months: number): string {
  if (months === 0) return 'no experience';
  return months < 12 ? `${months} ${months === 1 ? 'month' : 'months'}` : yearsText(Math.floor(months / 12));
}

function warnOf(profile: FitProfile, vacancy: FitVacancy, off: number | undefined): string[] {
  const { experienceMonths, annualSalary } = profile;
  const { experienceFromYears, experienceToYears, salaryFrom, salaryTo } = vacancy;
  const warnings: string[] = [];
  if (off !== undefined && off >= CLEARLY_TOO_LITTLE_YEARS)
    warnings.push(
      `This job asks for at least ${yearsText(experienceFromYears ?? 0)} of experience. Your profile says ${describeYears(experienceMonths ?? 0)}.`,
    );
  if (off !== undefined && -off >= CLEARLY_TOO_MUCH_YEARS)
    warnings.push(
      `This job is for people with at most ${yearsText(experienceToYears ?? 0)} of experience. Your profile says ${describeYears(experienceMonths ?? 0)}.`,
    );
  const upper = salaryTo ?? salaryFrom;
  if (annualSalary && upper !== null && upper < CLEARLY_BELOW * annualSalary)
    warnings.push(
      `This job pays up to ₹${formatIndianNumber(upper)} a year. Your profile says that you earn ₹${formatIndianNumber(annualSalary)}.`,
    );
  return warnings;
}

/** The nearest pair of places; undefined when no distance is known. */
function findNearest(mine: readonly string[], theirs: readonly string[]): { km: number; from: string } | undefined {
  let nearest: { km: number; from: string } | undefined;
  for (const from of mine.slice(0, MAX_PLACES)) {
    for (const to of theirs.slice(0, MAX_PLACES)) {
      const km = distanceKm(from, to);
      if (km !== undefined && (nearest === undefined || km < nearest.km)) nearest = { km, from };
    }
  }
  return nearest;
}

/**
 * Assesses how a vacancy fits a profile. A part that either side does not state is unknown. Warnings are for clear misfits
 * of years and pay only. Pure function.
 */
export function assessFit(profile: FitProfile, vacancy: FitVacancy): VacancyFit {
  const states = vacancy.experienceFromYears !== null || vacancy.experienceToYears !== null;
  const off = states && profile.experienceMonths !== null ? yearsOff(profile.experienceMonths, vacancy) : undefined;
  // A locality is nearer to the truth than its city.
  const places = vacancy.localities.length > 0 ? [...vacancy.localities, ...vacancy.locations] : vacancy.locations;
  const nearest = findNearest(profile.places, places);
  return {
    ...compareSkills(profile.skillKeys, vacancy.skills),
    pay: comparePay(profile.annualSalary, vacancy),
    experience: off === undefined ? 'unknown' : off === 0 ? 'fits' : off > 0 ? 'tooLittle' : 'tooMuch',
    distanceKm: nearest?.km ?? null,
    distanceFrom: nearest?.from ?? '',
    warnings: warnOf(profile, vacancy, off),
  };
}
