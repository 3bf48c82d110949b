import { getLocations, getSkillSets } from '@aarambh/contract';
import type { Api } from '../../../platform/api/api.ts';

/** Places with vacancies, most vacancies first. */
export const listKnownPlaces = (api: Api): Promise<string[]> => api(getLocations);

/** Skills for the typed text, best match first. */
export const suggestSkills = (api: Api, keyword: string): Promise<string[]> =>
  api(getSkillSets, { query: { keyword } });
