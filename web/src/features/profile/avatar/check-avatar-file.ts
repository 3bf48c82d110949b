import { PICTURE_MAX_BYTES, PICTURE_MISSING, PICTURE_TOO_LARGE, PICTURE_WRONG_TYPE } from '@aarambh/contract';

/** Why a chosen file cannot be a profile picture, in the words to show; nothing when it may be sent. */
export function checkPictureFile(file: { name: string; size: number } | undefined): string | undefined {
  if (!file) return PICTURE_MISSING;
  if (!/\.(jpe?g|png|webp)$/i.test(file.name)) return PICTURE_WRONG_TYPE;
  if (file.size > PICTURE_MAX_BYTES) return PICTURE_TOO_LARGE;
  if (file.size === 0) return PICTURE_MISSING;
  return undefined;
}
