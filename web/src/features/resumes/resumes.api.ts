import { downloadResume, getResume, RESUME_NOT_FOUND, saveResume } from '@aarambh/contract';
import { api } from '../../platform/api/browser-api.ts';
import { downloadFile, saveToDevice, uploadFile } from '../../platform/api/file-transfer.ts';

/** Whether the account has a resume: its address is known (core §7). */
export const isResumeStored = async (accountID: number): Promise<boolean> =>
  (await api(getResume, { params: { accountID: String(accountID) } })) !== RESUME_NOT_FOUND;

/**
 * Stores a resume in place of the last one.
 * @param onProgress gets 0 to 1
 */
export const storeResume = (accountID: number, file: File, onProgress: (part: number) => void): Promise<string> =>
  uploadFile(saveResume, { body: { accountID: String(accountID) } }, file, { onProgress });

const endings = new Map([
  ['application/pdf', 'pdf'],
  ['application/msword', 'doc'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
]);

/** Fetches the resume with the session's token and hands it to the browser to save. */
export async function saveResumeCopy(accountID: number, fullName: string): Promise<void> {
  const blob = await downloadFile(downloadResume, { params: { accountID: String(accountID) } });
  saveToDevice(blob, `${fullName} resume.${endings.get(blob.type.split(';')[0] ?? '') ?? 'pdf'}`);
}
