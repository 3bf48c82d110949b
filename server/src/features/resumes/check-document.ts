import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type ErrorCode, RESUME_WRONG_TYPE } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import type { DocumentRefusal } from '../../infra/files/documents/index.ts';
import type { ReceivedFile } from '../../infra/http/request-bodies/receive-form.ts';
import { scanFile, VIRUS_FOUND } from '../../integrations/clamav/scan-file.ts';
import { CallError } from '../../lib/call-error.ts';
import { truncate } from '../../lib/text/clean-text.ts';

const MAX_NAME = 255;

/** The error shown for each refusal. */
const refusals: Record<DocumentRefusal, { code: ErrorCode; text: string }> = {
  'wrong type': { code: 'unsupported_type', text: RESUME_WRONG_TYPE },
  empty: { code: 'bad_input', text: 'This file is empty. Please choose another file.' },
  locked: {
    code: 'unsupported_type',
    text: 'This document is protected by a password. Please upload one without a password.',
  },
  macros: {
    code: 'unsupported_type',
    text: 'This document contains macros or other programs. Please save it without them and upload it again.',
  },
  active: {
    code: 'unsupported_type',
    text: 'This document contains attachments, embedded objects or content linked from elsewhere. Please save it as a plain PDF and upload that.',
  },
  broken: {
    code: 'unsupported_type',
    text: 'This document cannot be checked. Please save it again as a PDF and upload that.',
  },
  bomb: {
    code: 'unsupported_type',
    text: 'This document unpacks to far more than a resume should. Please save it in a simpler form and upload it again.',
  },
  virus: { code: 'unsupported_type', text: VIRUS_FOUND },
};

async function sha256Of(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest();
}

/** The client's file name, as stored with the document. */
export const documentName = (file: ReceivedFile): string => truncate(file.name.replaceAll('\u0000', ''), MAX_NAME);

interface CheckedDocument {
  extension: string;
  contentType: string;
  sha256: Buffer;
}

/**
 * Checks an uploaded document by name and content and scans it for viruses.
 * @throws {CallError} unsupported_type or bad_input for one that is not accepted, unavailable when the scanner does not
 *   respond
 */
export async function checkDocument(
  { config, fileWorkers }: Pick<AppContext, 'config' | 'fileWorkers'>,
  file: ReceivedFile,
): Promise<CheckedDocument> {
  const document = await fileWorkers.inspectDocument(file.path, file.name);
  if (!document.ok) throw new CallError(refusals[document.reason].code, refusals[document.reason].text);
  await scanFile(config, file.path);
  const { extension, contentType } = document;
  return { extension, contentType, sha256: await sha256Of(file.path) };
}
