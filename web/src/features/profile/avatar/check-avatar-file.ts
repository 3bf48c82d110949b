import { AVATAR_MAX_BYTES, AVATAR_MISSING, AVATAR_TOO_LARGE, AVATAR_WRONG_TYPE } from '@aarambh/contract';

/** The error to show for a chosen avatar file; undefined when it may be uploaded (core §5). */
export function checkAvatarFile(file: { name: string; size: number } | undefined): string | undefined {
  if (!file) return AVATAR_MISSING;
  if (!/\.(jpe?g|png|webp)$/i.test(file.name)) return AVATAR_WRONG_TYPE;
  if (file.size > AVATAR_MAX_BYTES) return AVATAR_TOO_LARGE;
  if (file.size === 0) return AVATAR_MISSING;
  return undefined;
}
