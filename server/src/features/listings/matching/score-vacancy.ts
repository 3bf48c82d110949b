import { DAY_MS } from '../../../lib/clock.ts';

/** What matching knows of a person. Keys are folded; a key of a place leads to the name it is listed by. */
export interface Seeker {
  skills: ReadonlySet<string>;
  places: ReadonlyMap<string, string>;
  /** Listed as the whole country, or no place at all. */
  isAnywhereFine: boolean;
  wantsHome: boolean;
  experienceMonths: number | null;
  /** Whole rupees a year. */
  annualSalary: number | null;
}

/** What matching knows of a vacancy; places come with the states and regions around them. */
export interface Matchable {
  vacancyId: number;
  postedAt: Date;
  skills: readonly string[];
  places: readonly string[];
  experienceFromYears: number | null;
  experienceToYears: number | null;
  /** Whole rupees a year; null when not told. */
  salaryTo: number | null;
}

export interface Match {
  vacancyId: number;
  postedAt: Date;
  /** 0 to 100. */
  score: number;
  /** Why it is listed, in the words of its card; at most three. */
  matches: string[];
  /** Whether it is worth a credit. */
  isBest: boolean;
}

/** The folded names of places that are none. */
export const REMOTE_KEY = 'remote';
export const COUNTRY_KEY = 'anywhere in india';

/** Points of each part; 100 together. */
export const POINTS = { skills: 45, place: 20, experience: 20, salary: 5, recency: 10 };
/** A vacancy is worth a credit from this score on, when the person has this share of its skills by their rarity. */
export const BEST_SCORE = 60;
export const BEST_SHARE = 0.5;

/** What is not known of either side says little for or against a vacancy. */
export const UNKNOWN = 0.5;
/** Work from home, or anywhere in the country, for somebody who named places. */
export const ANYWHERE_FIT = 0.7;
/** Days after which a vacancy is half as new. */
export const HALF_NEW_DAYS = 14;
/** Years outside the range that are too many. */
const YEARS_OFF = 3;
/** The weight shared at which skills count for two thirds of what they could: one rare skill, or some common ones. */
const SURE_WEIGHT = 3;
const MOST_REASONS = 3;

/** The share of a vacancy's skills, by weight, that a person has; 0 when it names none. */
export function shareOfSkills(seeker: Seeker, vacancy: Matchable, weightOf: (skill: string) => number) {
  let shared = 0;
  let all = 0;
  let count = 0;
  for (const skill of vacancy.skills) {
    const weight = weightOf(skill);
    all += weight;
    if (!seeker.skills.has(skill)) continue;
    shared += weight;
    count += 1;
  }
  return { share: all === 0 ? 0 : shared / all, weight: shared, count };
}

function fitOfPlace(seeker: Seeker, places: readonly string[]): { fit: number; reason?: string } {
  for (const place of places) {
    const name = seeker.places.get(place);
    if (name !== undefined) return { fit: 1, reason: place === REMOTE_KEY ? 'Work from home' : name };
  }
  if (places.includes(REMOTE_KEY)) return { fit: seeker.wantsHome ? 1 : ANYWHERE_FIT, reason: 'Work from home' };
  if (places.includes(COUNTRY_KEY)) return { fit: ANYWHERE_FIT };
  return { fit: seeker.isAnywhereFine || places.length === 0 ? UNKNOWN : 0 };
}

function fitOfExperience(
  months: number | null,
  { experienceFromYears, experienceToYears }: Matchable,
): { fit: number; reason?: string } {
  if (months === null || (experienceFromYears === null && experienceToYears === null)) return { fit: UNKNOWN };
  const years = months / 12;
  const tooFew = (experienceFromYears ?? 0) - years;
  // Five years and eleven months are still five years.
  const tooMany = experienceToYears === null ? 0 : years - experienceToYears - 11 / 12;
  const off = Math.max(tooFew, tooMany, 0);
  return off === 0 ? { fit: 1, reason: 'Your experience fits' } : { fit: Math.max(0, 1 - off / YEARS_OFF) };
}

function fitOfSalary(earned: number | null, offered: number | null): { fit: number; reason?: string } {
  if (earned === null || offered === null) return { fit: UNKNOWN };
  if (offered > earned) return { fit: 1, reason: 'Pays more than you earn' };
  return { fit: offered === earned ? 1 : 0 };
}

/** How new a vacancy is, from 1 at its posting down to 0. */
const recencyOf = (postedAt: Date, now: Date): number =>
  0.5 ** (Math.max(0, now.getTime() - postedAt.getTime()) / DAY_MS / HALF_NEW_DAYS);

/**
 * How well a vacancy fits a person, and why (docs/decisions/0015). Skills count by their rarity: the share of the
 * vacancy's skills the person has, less while what they share could be chance. Then place, experience, pay and how new
 * it is. Knows nothing of who has applied to what.
 * @param weightOf rarity of a skill, above 0
 */
export function scoreVacancy(
  seeker: Seeker,
  vacancy: Matchable,
  weightOf: (skill: string) => number,
  now: Date,
): Match {
  const skills = shareOfSkills(seeker, vacancy, weightOf);
  const place = fitOfPlace(seeker, vacancy.places);
  const experience = fitOfExperience(seeker.experienceMonths, vacancy);
  const salary = fitOfSalary(seeker.annualSalary, vacancy.salaryTo);
  const score =
    POINTS.skills * skills.share * (1 - Math.exp(-skills.weight / SURE_WEIGHT)) +
    POINTS.place * place.fit +
    POINTS.experience * experience.fit +
    POINTS.salary * salary.fit +
    POINTS.recency * recencyOf(vacancy.postedAt, now);
  const inAll = vacancy.skills.length;
  const reasons = [
    skills.count > 0 ? `${skills.count} of ${inAll} ${inAll === 1 ? 'skill' : 'skills'}` : undefined,
    place.reason,
    experience.reason,
    salary.reason,
  ];
  return {
    vacancyId: vacancy.vacancyId,
    postedAt: vacancy.postedAt,
    score,
    matches: reasons.filter((reason) => reason !== undefined).slice(0, MOST_REASONS),
    isBest: score >= BEST_SCORE && skills.share >= BEST_SHARE && place.fit > 0 && experience.fit > 0,
  };
}

/** The better match first; of two alike the newer one. */
export const byScore = (a: Match, b: Match): number =>
  b.score - a.score || b.postedAt.getTime() - a.postedAt.getTime() || b.vacancyId - a.vacancyId;
