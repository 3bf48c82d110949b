import { listKnownPictureKeys, PICTURE_FILES } from '../features/profile/index.ts';
import { listKnownPdfKeys, RESUME_PDF_FILES } from '../features/resume-reviews/index.ts';
import { listKnownResumeKeys, RESUME_FILES } from '../features/resumes/index.ts';
import type { FileHolder } from '../infra/files/sweep-orphan-files.ts';

/** Every kind of private file there is, with the rows that need them: a kind that is missing here is never swept. */
export const fileHolders: readonly FileHolder[] = [
  { kind: RESUME_FILES, listKnownKeys: listKnownResumeKeys },
  { kind: RESUME_PDF_FILES, listKnownKeys: listKnownPdfKeys },
  { kind: PICTURE_FILES, listKnownKeys: listKnownPictureKeys },
];
