import { type Avatar, downloadPicture, getPicture, savePicture } from '@aarambh/contract';
import type { Api } from '../../../platform/api/api.ts';
import { downloadFile, uploadFile } from '../../../platform/api/file-transfer.ts';

/** The avatar's id and approval status; `pictureID` 0 means none. */
export const getAvatar = (api: Api, accountID: number): Promise<Avatar> =>
  api(getPicture, { params: { id: String(accountID) } });

/** The image, downloaded with the session's token. */
export const downloadAvatar = (accountID: number): Promise<Blob> =>
  downloadFile(downloadPicture, { params: { id: String(accountID) } });

/**
 * Replaces the avatar. Returns the server's text, which may be a refusal.
 * @param options.onProgress called with the uploaded fraction, 0 to 1
 */
export const uploadAvatar = (
  accountID: number,
  file: File,
  options: { onProgress: (part: number) => void; signal: AbortSignal },
): Promise<string> => uploadFile(savePicture, { body: { accountID: String(accountID) } }, file, options);
