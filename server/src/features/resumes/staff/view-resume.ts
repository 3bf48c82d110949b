import { type CallAnswer, RESUME_NOT_FOUND, type viewResume as viewResumeCall } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { DocumentKind } from '../../../infra/files/documents/index.ts';
import { drawStoredDocument } from '../../../infra/files/draw-stored-document.ts';
import { CallError } from '../../../lib/call-error.ts';
import type { CurrentResume } from '../resumes.queries.ts';

export const CANNOT_DRAW =
  'A copy of this document cannot be drawn, and originals are not opened. Please ask the member for a plain PDF.';

/**
 * The pages of a stored resume as re-rendered pictures (decision 32), with their text for search and screen readers. A text
 * in a script without a font here has no picture.
 * @throws {CallError} not_found when its file is missing, conflict when it cannot be drawn, unavailable while too many are
 */
export async function viewResume(
  { files, fileWorkers, log }: AppContext,
  resume: CurrentResume,
  signal: AbortSignal | undefined,
): Promise<CallAnswer<typeof viewResumeCall>> {
  const original = await files.read(resume.fileKey);
  if (!original) {
    log.error({ resumeId: resume.id }, 'the file of a resume is missing');
    throw new CallError('not_found', RESUME_NOT_FOUND);
  }
  const kind = resume.fileKey.split('.').at(-1) as DocumentKind;
  const drawn = await drawStoredDocument({ files, fileWorkers }, original, kind, signal);
  if (!drawn) throw new CallError('conflict', CANNOT_DRAW);
  return drawn;
}
