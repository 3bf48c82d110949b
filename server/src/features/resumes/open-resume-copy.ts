import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { RESUME_NOT_FOUND } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import type { DocumentCopy } from '../../infra/files/copies/index.ts';
import type { DocumentKind } from '../../infra/files/documents/index.ts';
import type { FileAnswer } from '../../infra/http/serve-call.ts';
import { CallError } from '../../lib/call-error.ts';
import { findResumeFile, findResumeOfApplication } from './resumes.queries.ts';
import { CANNOT_DRAW } from './staff/view-resume.ts';

const ONE_OF_BOTH = 'Give either the number of the account or that of the application.';

/** Draws a copy of a stored document; returns an open copy, whose file is removed when it was read. */
async function drawCopyOf(
  { files, fileWorkers }: Pick<AppContext, 'files' | 'fileWorkers'>,
  original: Readable,
  kind: DocumentKind,
  signal: AbortSignal | undefined,
): Promise<(DocumentCopy & { ok: true; stream: Readable }) | undefined> {
  const originalPath = join(files.temporaryFolder, randomUUID());
  const copyPath = join(files.temporaryFolder, randomUUID());
  const remove = () => rm(copyPath, { force: true });
  try {
    await pipeline(original, createWriteStream(originalPath, { mode: 0o600 }));
    const copy = await fileWorkers.drawCopy(originalPath, kind, copyPath, signal);
    if (!copy.ok) {
      await remove();
      return undefined;
    }
    const stream = createReadStream(copyPath);
    stream.once('close', () => void remove().catch(() => undefined));
    return { ...copy, stream };
  } catch (error) {
    await remove();
    throw error;
  } finally {
    await rm(originalPath, { force: true });
  }
}

/** Draws a copy of a stored resume; undefined when it cannot be drawn. @throws {CallError} not_found when its file is missing */
async function drawCopyOfResume(
  context: AppContext,
  resume: { id: number; fileKey: string },
  signal: AbortSignal | undefined,
): ReturnType<typeof drawCopyOf> {
  const original = await context.files.read(resume.fileKey);
  if (!original) {
    context.log.error({ resumeId: resume.id }, 'the file of a resume is missing');
    throw new CallError('not_found', RESUME_NOT_FOUND);
  }
  return await drawCopyOf(context, original, resume.fileKey.split('.').at(-1) as DocumentKind, signal);
}

/**
 * Tries whether staff can open a copy of an account's resume, for its owner; the copy is dropped.
 * @throws {CallError} not_found without a resume, unavailable while too many are drawn
 */
export async function isResumeReadable(
  context: AppContext,
  accountId: number,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const resume = await findResumeFile(context.db, accountId);
  if (!resume) throw new CallError('not_found', RESUME_NOT_FOUND);
  const copy = await drawCopyOfResume(context, resume, signal);
  copy?.stream.destroy();
  return copy !== undefined;
}

/**
 * Finds the resume of an account, or the one sent with an application.
 * @throws {CallError} bad_input unless exactly one is given
 */
export async function findResumeOf(
  db: Db,
  { accountID, applicationID }: { accountID?: number | undefined; applicationID?: number | undefined },
): ReturnType<typeof findResumeFile> {
  if ((accountID === undefined) === (applicationID === undefined)) throw new CallError('bad_input', ONE_OF_BOTH);
  return accountID === undefined
    ? await findResumeOfApplication(db, applicationID ?? 0)
    : await findResumeFile(db, accountID);
}

/**
 * Opens a copy of a resume for staff, re-rendered without active parts (decision 32). Only its owner gets the original.
 * @throws {CallError} not_found without a resume, conflict for one that cannot be drawn, unavailable while too many are drawn
 */
export async function openResumeCopy(
  context: AppContext,
  { accountID, applicationID }: { accountID?: number | undefined; applicationID?: number | undefined },
  by: string,
  signal?: AbortSignal,
): Promise<FileAnswer> {
  const { db, log } = context;
  const resume = await findResumeOf(db, { accountID, applicationID });
  if (!resume) throw new CallError('not_found', RESUME_NOT_FOUND);
  const copy = await drawCopyOfResume(context, resume, signal);
  log.info({ resumeId: resume.id, by, isDrawn: copy !== undefined }, 'copy of a resume opened');
  if (!copy) throw new CallError('conflict', CANNOT_DRAW);
  const { stream, contentType, extension } = copy;
  return { stream, contentType, name: `${resume.fullName} resume copy.${extension}` };
}
