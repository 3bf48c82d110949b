import {
  deleteJobSeekerSkillSet,
  getJobSeekerSkills,
  getLocations,
  getPreferredLocations,
  getSkillSets,
  type JobSeekerSkill,
  removePreferredLocation,
  saveJobSeekerSkillSet,
  savePreferredLocation,
} from '@aarambh/contract';
import type { Api } from '../../../platform/api/api.ts';

/** Places one would work in, in the order they were added. */
export const listLocations = (api: Api, accountID: number): Promise<string[]> =>
  api(getPreferredLocations, { params: { jobSeekerId: String(accountID) } });

/** Adds a place. The answered text says how it went. */
export const addLocation = (api: Api, accountId: number, preferredLocation: string): Promise<string> =>
  api(savePreferredLocation, { body: { accountId, preferredLocation } });

/** Takes a place off the list. The answered text says how it went. */
export const removeLocation = (api: Api, accountId: number, preferredLocation: string): Promise<string> =>
  api(removePreferredLocation, { body: { accountId, preferredLocation } });

/** Places with vacancies, most vacancies first. */
export const listKnownPlaces = (api: Api): Promise<string[]> => api(getLocations);

/** Skills of the account, in the order they were added. */
export const listSkills = (api: Api, accountID: number): Promise<JobSeekerSkill[]> =>
  api(getJobSeekerSkills, { query: { accountID: String(accountID) } });

/** Adds a skill. The answered text says how it went. */
export const addSkill = (api: Api, accountID: number, skill: string): Promise<string> =>
  api(saveJobSeekerSkillSet, { query: { accountID: String(accountID), skill } });

/** Takes a skill off the list. The answered text says how it went. */
export const removeSkill = (api: Api, jobSeekerSkillID: number): Promise<string> =>
  api(deleteJobSeekerSkillSet, { params: { id: String(jobSeekerSkillID) } });

/** Skills that fit what was typed, the likeliest first. */
export const suggestSkills = (api: Api, keyword: string): Promise<string[]> =>
  api(getSkillSets, { query: { keyword } });
