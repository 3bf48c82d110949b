import { findPlace, foldPlace, placesAround } from '../../places/index.ts';
import { locationKey, skillKey } from '../../profile/index.ts';
import { REMOTE_KEY } from './score-vacancy.ts';

/** Bounds the rows of one vacancy; who names more skills or places than this names none in particular. */
const MOST_SKILLS = 20;
const MOST_PLACES = 12;

/** What of a vacancy its place in matching follows from; pay is in paise. */
export interface VacancyToMatch {
  skills: readonly string[];
  locations: readonly string[];
  job_modes: readonly string[];
  salary_to: number | null;
  salary_not_disclosed: boolean;
}

function placeKeys({ locations, job_modes }: VacancyToMatch): string[] {
  const own = locations.map(locationKey);
  const home = job_modes.includes('Work From Home') ? [REMOTE_KEY] : [];
  const around = locations.flatMap((location) => {
    const place = findPlace(location);
    return place ? placesAround(place).map(foldPlace) : [];
  });
  // A vacancy's own places come first: they are what is left when there are too many.
  return [...new Set([...home, ...own, ...around])].filter((key) => key !== '').slice(0, MOST_PLACES);
}

/** A vacancy in the folded words that matching compares. */
export const describeMatchable = (vacancy: VacancyToMatch) => ({
  skill_keys: [...new Set(vacancy.skills.map(skillKey))].filter((key) => key !== '').slice(0, MOST_SKILLS),
  place_keys: placeKeys(vacancy),
  salary_to:
    vacancy.salary_not_disclosed || vacancy.salary_to === null
      ? null
      : Math.min(Math.round(vacancy.salary_to / 100), 2_147_483_647),
});
