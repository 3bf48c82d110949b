import { RESUME_MAX_BYTES, RESUME_MISSING, RESUME_TOO_LARGE, RESUME_WRONG_TYPE } from '@aarambh/contract';

/** Why a chosen file cannot be a resume, in the words to show; nothing when it may be sent (core §5). */
export function checkResumeFile(file: { name: string; size: number } | undefined): string | undefined {
  if (!file) return RESUME_MISSING;
  if (!/\.(docx?|pdf)$/i.test(file.name)) return RESUME_WRONG_TYPE;
  if (file.size > RESUME_MAX_BYTES) return RESUME_TOO_LARGE;
  if (file.size === 0) return RESUME_MISSING;
  return undefined;
}
