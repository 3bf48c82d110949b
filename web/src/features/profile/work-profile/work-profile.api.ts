import {
  type CallInput,
  getJobModes,
  getProfileDetails,
  type JobMode,
  type ProfileDetails,
  saveAnnualSalary,
  saveGender as saveGenderCall,
  saveJobMode as saveJobModeCall,
  saveNoticePeriod as saveNoticePeriodCall,
  saveReadyToAllocate,
  saveWorkExperience,
} from '@aarambh/contract';
import type { Api } from '../../../platform/api/api.ts';

/** Bodies of the save calls. */
export type GenderChange = CallInput<typeof saveGenderCall>['body'];
export type SalaryChange = CallInput<typeof saveAnnualSalary>['body'];
export type NoticePeriodChange = CallInput<typeof saveNoticePeriodCall>['body'];
export type RelocationChange = CallInput<typeof saveReadyToAllocate>['body'];
export type JobModeChange = CallInput<typeof saveJobModeCall>['body'];
export type ExperienceChange = CallInput<typeof saveWorkExperience>['body'];

/** The work profile. */
export const getWorkProfile = (api: Api, accountID: number): Promise<ProfileDetails> =>
  api(getProfileDetails, { params: { accountID: String(accountID) } });

/** Saves the gender. Like the five calls below, it returns the server's text, which may be a refusal. */
export const saveGender = (api: Api, body: GenderChange): Promise<string> => api(saveGenderCall, { body });

/** Saves the annual salary, in whole rupees. */
export const saveSalary = (api: Api, body: SalaryChange): Promise<string> => api(saveAnnualSalary, { body });

/** Saves the notice period. */
export const saveNoticePeriod = (api: Api, body: NoticePeriodChange): Promise<string> =>
  api(saveNoticePeriodCall, { body });

/** Saves whether the member is ready to relocate. */
export const saveRelocation = (api: Api, body: RelocationChange): Promise<string> => api(saveReadyToAllocate, { body });

/** Saves the work mode. */
export const saveJobMode = (api: Api, body: JobModeChange): Promise<string> => api(saveJobModeCall, { body });

/** Saves years and months of experience. */
export const saveExperience = (api: Api, body: ExperienceChange): Promise<string> => api(saveWorkExperience, { body });

/** Work modes to choose from. */
export const listJobModes = (api: Api): Promise<JobMode[]> => api(getJobModes);
