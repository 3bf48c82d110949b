import { getResume, isResumeReadable, RESUME_NOT_FOUND, saveResume } from '@aarambh/contract';
import { api } from '../../platform/api/browser-api.ts';
import { uploadFile } from '../../platform/api/file-transfer.ts';

/** The short-lived address of the account's resume; null without a resume (core §7). */
export async function findResumeAddress(accountID: number): Promise<string | null> {
  const reply = await api(getResume, { params: { accountID: String(accountID) } });
  return reply === RESUME_NOT_FOUND ? null : reply;
}

/**
 * Stores a resume in place of the last one.
 * @param onProgress called with the uploaded fraction, 0 to 1
 */
export const storeResume = (accountID: number, file: File, onProgress: (part: number) => void): Promise<string> =>
  uploadFile(saveResume, { body: { accountID: String(accountID) } }, file, { onProgress });

/** Whether staff can open the stored resume; true when that could not be tried, as the resume is stored in any case. */
export const canStaffOpenResume = (accountID: number): Promise<boolean> =>
  api(isResumeReadable, { params: { accountID: String(accountID) } }).catch(() => true);
