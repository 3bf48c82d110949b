import {
  type CallInput,
  checkAddressSaved,
  downloadPicture,
  getCandidateProfileScores,
  getJobModes,
  getPicture,
  getProfileDetails,
  type JobMode,
  type Picture,
  type ProfileDetails,
  type ProfileScore,
  saveAnnualSalary,
  saveGender,
  saveJobMode,
  saveNoticePeriod,
  savePicture,
  saveReadyToAllocate,
  saveWorkExperience,
} from '@aarambh/contract';
import type { Api } from '../../platform/api/api.ts';
import { downloadFile, uploadFile } from '../../platform/api/file-transfer.ts';

/** What the dialogs of the work profile send. */
export type GenderChange = CallInput<typeof saveGender>['body'];
export type SalaryChange = CallInput<typeof saveAnnualSalary>['body'];
export type NoticePeriodChange = CallInput<typeof saveNoticePeriod>['body'];
export type RelocateChange = CallInput<typeof saveReadyToAllocate>['body'];
export type JobModeChange = CallInput<typeof saveJobMode>['body'];
export type ExperienceChange = CallInput<typeof saveWorkExperience>['body'];

/** The work profile. */
export const readDetails = (api: Api, accountID: number): Promise<ProfileDetails> =>
  api(getProfileDetails, { params: { accountID: String(accountID) } });

/** Saves the gender. The answered text says how it went, as with the five that follow. */
export const changeGender = (api: Api, body: GenderChange): Promise<string> => api(saveGender, { body });

/** Saves the annual salary, in whole rupees. */
export const changeSalary = (api: Api, body: SalaryChange): Promise<string> => api(saveAnnualSalary, { body });

/** Saves the notice period. */
export const changeNoticePeriod = (api: Api, body: NoticePeriodChange): Promise<string> =>
  api(saveNoticePeriod, { body });

/** Saves whether one would move. */
export const changeRelocation = (api: Api, body: RelocateChange): Promise<string> => api(saveReadyToAllocate, { body });

/** Saves the work mode. */
export const changeJobMode = (api: Api, body: JobModeChange): Promise<string> => api(saveJobMode, { body });

/** Saves years and months of experience. */
export const changeExperience = (api: Api, body: ExperienceChange): Promise<string> =>
  api(saveWorkExperience, { body });

/** Work modes to choose from. */
export const listJobModes = (api: Api): Promise<JobMode[]> => api(getJobModes);

/** What each section of the profile counts, and whether it is complete. */
export const listScores = (api: Api, accountID: number): Promise<ProfileScore[]> =>
  api(getCandidateProfileScores, { params: { id: String(accountID) } });

/** Whether an address is saved. */
export const isAddressSaved = async (api: Api, accountID: number): Promise<boolean> =>
  (await api(checkAddressSaved, { params: { id: String(accountID) } })).isAddressSaved;

/** The picture of the account and what staff made of it; `pictureID` 0 means none. */
export const readPicture = (api: Api, accountID: number): Promise<Picture> =>
  api(getPicture, { params: { id: String(accountID) } });

/** The bytes of the picture, fetched with the session's token. */
export const fetchPicture = (accountID: number): Promise<Blob> =>
  downloadFile(downloadPicture, { params: { id: String(accountID) } });

/**
 * Stores a picture in place of the last one.
 * @param options.onProgress gets 0 to 1
 */
export const storePicture = (
  accountID: number,
  file: File,
  options: { onProgress: (part: number) => void; signal: AbortSignal },
): Promise<string> => uploadFile(savePicture, { body: { accountID: String(accountID) } }, file, options);
