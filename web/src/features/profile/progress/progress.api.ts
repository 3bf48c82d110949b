import { getCandidateProfileScores, type ProfileScore } from '@aarambh/contract';
import type { Api } from '../../../platform/api/api.ts';

/** The score of each profile section, and whether it is complete. */
export const listScores = (api: Api, accountID: number): Promise<ProfileScore[]> =>
  api(getCandidateProfileScores, { params: { id: String(accountID) } });
