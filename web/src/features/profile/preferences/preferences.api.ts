import {
  deleteJobSeekerSkillSet,
  getJobSeekerSkills,
  getPreferredLocations,
  type JobSeekerSkill,
  removePreferredLocation,
  saveJobSeekerSkillSet,
  savePreferredLocation,
} from '@aarambh/contract';
import type { Api } from '../../../platform/api/api.ts';

/** Preferred job locations, in the order they were added. */
export const listLocations = (api: Api, accountID: number): Promise<string[]> =>
  api(getPreferredLocations, { params: { jobSeekerId: String(accountID) } });

/** Adds a location. Returns the server's text, which may be a refusal. */
export const addLocation = (api: Api, accountId: number, preferredLocation: string): Promise<string> =>
  api(savePreferredLocation, { body: { accountId, preferredLocation } });

/** Removes a location. Returns the server's text, which may be a refusal. */
export const removeLocation = (api: Api, accountId: number, preferredLocation: string): Promise<string> =>
  api(removePreferredLocation, { body: { accountId, preferredLocation } });

/** Skills of the account, in the order they were added. */
export const listSkills = (api: Api, accountID: number): Promise<JobSeekerSkill[]> =>
  api(getJobSeekerSkills, { query: { accountID: String(accountID) } });

/** Adds a skill. Returns the server's text, which may be a refusal. */
export const addSkill = (api: Api, accountID: number, skill: string): Promise<string> =>
  api(saveJobSeekerSkillSet, { query: { accountID: String(accountID), skill } });

/** Removes a skill. Returns the server's text, which may be a refusal. */
export const removeSkill = (api: Api, jobSeekerSkillID: number): Promise<string> =>
  api(deleteJobSeekerSkillSet, { params: { id: String(jobSeekerSkillID) } });
