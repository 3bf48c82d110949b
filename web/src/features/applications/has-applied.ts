import { checkJobApplied } from '@aarambh/contract';
import type { Api } from '../../platform/api/api.ts';

/**
 * Whether the account has already applied for the vacancy.
 * @throws {ApiError} if the call fails
 */
export const hasApplied = (
  api: Api,
  { accountID, vacancyID }: { accountID: number; vacancyID: number },
): Promise<boolean> => api(checkJobApplied, { params: { accountID: String(accountID), vacancyID: String(vacancyID) } });
