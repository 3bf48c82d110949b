import {
  type EducationForm,
  type EmploymentForm,
  getHistory as getHistoryCall,
  type History,
  removeEducation as removeEducationCall,
  removeEmployment as removeEmploymentCall,
  saveEducation as saveEducationCall,
  saveEmployment as saveEmploymentCall,
} from '@aarambh/contract';
import type { Api } from '../../../platform/api/api.ts';

/** Employment and education, latest first. */
export const getHistory = (api: Api, accountID: number): Promise<History> =>
  api(getHistoryCall, { params: { accountID: String(accountID) } });

/** Adds or changes an employment; like the three calls below, it returns the whole history. */
export const saveEmployment = (api: Api, body: EmploymentForm): Promise<History> => api(saveEmploymentCall, { body });

export const removeEmployment = (api: Api, accountID: number, employmentID: number): Promise<History> =>
  api(removeEmploymentCall, { body: { accountID, employmentID } });

export const saveEducation = (api: Api, body: EducationForm): Promise<History> => api(saveEducationCall, { body });

export const removeEducation = (api: Api, accountID: number, educationID: number): Promise<History> =>
  api(removeEducationCall, { body: { accountID, educationID } });
