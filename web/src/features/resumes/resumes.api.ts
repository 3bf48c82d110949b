import { downloadResume, getResume, RESUME_NOT_FOUND, saveResume } from '@aarambh/contract';
import { api } from '../../platform/api/browser-api.ts';
import { downloadFile, saveToDevice, uploadFile } from '../../platform/api/file-transfer.ts';

/** Whether the account has a resume, that is, an address of one (core §7). */
export const isResumeStored = async (accountID: number): Promise<boolean> =>
  (await api(getResume, { params: { accountID: String(accountID) } })) !== RESUME_NOT_FOUND;

/**
 * Stores a resume in place of the last one.
 * @param onProgress called with the uploaded fraction, 0 to 1
 */
export const storeResume = (accountID: number, file: File, onProgress: (part: number) => void): Promise<string> =>
  uploadFile(saveResume, { body: { accountID: String(accountID) } }, file, { onProgress });

const extensions = new Map([
  ['application/pdf', 'pdf'],
  ['application/msword', 'doc'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
]);

/** Downloads the resume with the session's token and saves it to the device. */
export async function saveResumeCopy(accountID: number, fullName: string): Promise<void> {
  const blob = await downloadFile(downloadResume, { params: { accountID: String(accountID) } });
  saveToDevice(blob, `${fullName} resume.${extensions.get(blob.type.split(';')[0] ?? '') ?? 'pdf'}`);
}
