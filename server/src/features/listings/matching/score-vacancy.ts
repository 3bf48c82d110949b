import { DAY_MS } from '../../../lib/clock.ts';

/** Profile of a job seeker as used by matching. Keys are normalised; `places` maps a key to its display name. */
export interface Seeker {
  skills: ReadonlySet<string>;
  places: ReadonlyMap<string, string>;
  /** Prefers the whole country, or has no preferred place. */
  acceptsAnyPlace: boolean;
  prefersHome: boolean;
  experienceMonths: number | null;
  /** Rupees per year. */
  annualSalary: number | null;
}

/** Vacancy as used by matching; places include the states and regions around them. */
export interface Matchable {
  vacancyId: number;
  postedAt: Date;
  skills: readonly string[];
  places: readonly string[];
  experienceFromYears: number | null;
  experienceToYears: number | null;
  /** Rupees per year; null if not disclosed. */
  salaryTo: number | null;
}

export interface Match {
  vacancyId: number;
  postedAt: Date;
  /** 0 to 100. */
  score: number;
  /** Reasons shown on the card; at most three. */
  matches: string[];
  /** Whether it is worth a credit. */
  isBest: boolean;
}

/** Keys of locations that are not places. */
export const REMOTE_KEY = 'remote';
export const COUNTRY_KEY = 'anywhere in india';

/** Maximum points of each part; 100 in total. */
export const POINTS = { skills: 45, place: 20, experience: 20, salary: 5, recency: 10 };
/** Minimum score and minimum weighted share of the skills for a vacancy to be worth a credit. */
export const BEST_SCORE = 60;
export const BEST_SHARE = 0.5;

/** Fit if a fact of either side is unknown. */
export const UNKNOWN_FIT = 0.5;
/** Fit of work from home, or of the whole country, for a seeker with preferred places. */
export const ANYWHERE_FIT = 0.7;
/** Half-life of the recency points in days. */
export const RECENCY_HALF_LIFE_DAYS = 14;
/** Years outside the range from which the experience does not fit at all. */
const MAX_YEARS_OFF = 3;
/** Shared weight at which skills get about two thirds (1 - 1/e) of their points: one rare skill, or some common ones. */
const CONFIDENCE_WEIGHT = 3;
const MAX_REASONS = 3;

/** Share of a vacancy's skills, by weight, that the seeker has; 0 if it has none. */
function computeSkillShare(seeker: Seeker, vacancy: Matchable, weightOf: (skill: string) => number) {
  let shared = 0;
  let total = 0;
  let count = 0;
  for (const skill of vacancy.skills) {
    const weight = weightOf(skill);
    total += weight;
    if (!seeker.skills.has(skill)) continue;
    shared += weight;
    count += 1;
  }
  return { share: total === 0 ? 0 : shared / total, weight: shared, count };
}

function computePlaceFit(seeker: Seeker, places: readonly string[]): { fit: number; reason?: string } {
  for (const place of places) {
    const name = seeker.places.get(place);
    if (name !== undefined) return { fit: 1, reason: place === REMOTE_KEY ? 'Work from home' : name };
  }
  if (places.includes(REMOTE_KEY)) return { fit: seeker.prefersHome ? 1 : ANYWHERE_FIT, reason: 'Work from home' };
  if (places.includes(COUNTRY_KEY)) return { fit: ANYWHERE_FIT };
  return { fit: seeker.acceptsAnyPlace || places.length === 0 ? UNKNOWN_FIT : 0 };
}

function computeExperienceFit(
  months: number | null,
  { experienceFromYears, experienceToYears }: Matchable,
): { fit: number; reason?: string } {
  if (months === null || (experienceFromYears === null && experienceToYears === null)) return { fit: UNKNOWN_FIT };
  const years = months / 12;
  const tooFew = (experienceFromYears ?? 0) - years;
  // Five years and eleven months count as five years.
  const tooMany = experienceToYears === null ? 0 : years - experienceToYears - 11 / 12;
  const off = Math.max(tooFew, tooMany, 0);
  return off === 0 ? { fit: 1, reason: 'Your experience fits' } : { fit: Math.max(0, 1 - off / MAX_YEARS_OFF) };
}

function computeSalaryFit(earned: number | null, offered: number | null): { fit: number; reason?: string } {
  if (earned === null || offered === null) return { fit: UNKNOWN_FIT };
  if (offered > earned) return { fit: 1, reason: 'Pays more than you earn' };
  return { fit: offered === earned ? 1 : 0 };
}

/** Recency: 1 at the time of posting, decaying exponentially to 0. */
const computeRecency = (postedAt: Date, now: Date): number =>
  0.5 ** (Math.max(0, now.getTime() - postedAt.getTime()) / DAY_MS / RECENCY_HALF_LIFE_DAYS);

/**
 * Matching score of a vacancy for a job seeker, with reasons (docs/decisions/0015). Skills count by rarity: the weighted
 * share of the vacancy's skills, reduced when the shared weight is small. Place, experience, salary and recency add to it.
 * Pure function; applications are not considered.
 * @param weightOf rarity of a skill, above 0
 */
export function scoreVacancy(
  seeker: Seeker,
  vacancy: Matchable,
  weightOf: (skill: string) => number,
  now: Date,
): Match {
  const skills = computeSkillShare(seeker, vacancy, weightOf);
  const place = computePlaceFit(seeker, vacancy.places);
  const experience = computeExperienceFit(seeker.experienceMonths, vacancy);
  const salary = computeSalaryFit(seeker.annualSalary, vacancy.salaryTo);
  const score =
    POINTS.skills * skills.share * (1 - Math.exp(-skills.weight / CONFIDENCE_WEIGHT)) +
    POINTS.place * place.fit +
    POINTS.experience * experience.fit +
    POINTS.salary * salary.fit +
    POINTS.recency * computeRecency(vacancy.postedAt, now);
  const skillCount = vacancy.skills.length;
  const reasons = [
    skills.count > 0 ? `${skills.count} of ${skillCount} ${skillCount === 1 ? 'skill' : 'skills'}` : undefined,
    place.reason,
    experience.reason,
    salary.reason,
  ];
  return {
    vacancyId: vacancy.vacancyId,
    postedAt: vacancy.postedAt,
    score,
    matches: reasons.filter((reason) => reason !== undefined).slice(0, MAX_REASONS),
    isBest: score >= BEST_SCORE && skills.share >= BEST_SHARE && place.fit > 0 && experience.fit > 0,
  };
}

/** Sort order: higher score first, then newer. */
export const byScore = (a: Match, b: Match): number =>
  b.score - a.score || b.postedAt.getTime() - a.postedAt.getTime() || b.vacancyId - a.vacancyId;
