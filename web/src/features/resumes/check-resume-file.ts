import { RESUME_MAX_BYTES, RESUME_MISSING, RESUME_TOO_LARGE, RESUME_WRONG_TYPE } from '@aarambh/contract';

/** The error to show for a chosen file; undefined when it may be uploaded (core §5). */
export function checkResumeFile(file: { name: string; size: number } | undefined): string | undefined {
  if (!file) return RESUME_MISSING;
  if (!/\.(docx?|pdf)$/i.test(file.name)) return RESUME_WRONG_TYPE;
  if (file.size > RESUME_MAX_BYTES) return RESUME_TOO_LARGE;
  if (file.size === 0) return RESUME_MISSING;
  return undefined;
}
