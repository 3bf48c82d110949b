import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { RESUME_NOT_FOUND, type ResumeReading } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import type { DocumentKind } from '../../infra/files/documents/index.ts';
import { CallError } from '../../lib/call-error.ts';
import { formatIst } from '../../lib/india-time/ist.ts';
import { type KnownSkills, skillKey } from '../profile/index.ts';
import { readResumeText } from './reading/read-resume-text.ts';
import { findCurrentResume } from './resumes.queries.ts';

/**
 * Reads the account's resume: its text in the file worker, then what it says. Nothing is stored.
 * @param signal aborts the reading when the client has gone
 * @throws {CallError} not_found without a resume, unavailable while too many files wait
 */
export async function readResume(
  context: Pick<AppContext, 'db' | 'files' | 'fileWorkers' | 'clock' | 'log'>,
  accountId: number,
  known: KnownSkills,
  signal?: AbortSignal,
): Promise<ResumeReading> {
  const { db, files, fileWorkers, clock, log } = context;
  const resume = await findCurrentResume(db, accountId);
  const original = resume && (await files.read(resume.fileKey));
  if (!resume || !original) throw new CallError('not_found', RESUME_NOT_FOUND);
  const path = join(files.temporaryFolder, randomUUID());
  try {
    await pipeline(original, createWriteStream(path, { mode: 0o600 }));
    const text = await fileWorkers.readText(path, resume.fileKey.split('.').at(-1) as DocumentKind, signal);
    if (!text.ok) log.info({ resumeId: resume.id }, 'text of a resume not readable');
    const vocabulary = { spellingOf: (skill: string) => known.spellingOf(skillKey(skill)) };
    return readResumeText(text, vocabulary, formatIst(clock.now()).slice(0, 7));
  } finally {
    await rm(path, { force: true });
  }
}
