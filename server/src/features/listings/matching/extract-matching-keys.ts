import { roundToRupees } from '../../../lib/money/rupees.ts';
import { findPlace, foldPlace, placesAround } from '../../places/index.ts';
import { locationKey, skillKey } from '../../profile/index.ts';
import { REMOTE_KEY } from './score-vacancy.ts';

/** Limit of the index rows per vacancy. */
const MAX_SKILLS = 20;
const MAX_PLACES = 12;

/** Fields of a vacancy that matching uses; salaries are paise. */
export interface MatchingInput {
  skills: readonly string[];
  locations: readonly string[];
  job_modes: readonly string[];
  salary_to: number | null;
  salary_not_disclosed: boolean;
}

function placeKeys({ locations, job_modes }: MatchingInput): string[] {
  const own = locations.map(locationKey);
  const home = job_modes.includes('Work From Home') ? [REMOTE_KEY] : [];
  const around = locations.flatMap((location) => {
    const place = findPlace(location);
    return place ? placesAround(place).map(foldPlace) : [];
  });
  // The vacancy's own places come first, so that they are not cut off.
  return [...new Set([...home, ...own, ...around])].filter((key) => key !== '').slice(0, MAX_PLACES);
}

/** Extracts the normalised skill and place keys of a vacancy; the salary is in rupees. */
export const extractMatchingKeys = (vacancy: MatchingInput) => ({
  skill_keys: [...new Set(vacancy.skills.map(skillKey))].filter((key) => key !== '').slice(0, MAX_SKILLS),
  place_keys: placeKeys(vacancy),
  salary_to:
    vacancy.salary_not_disclosed || vacancy.salary_to === null
      ? null
      : Math.min(roundToRupees(vacancy.salary_to), 2_147_483_647),
});
