import { buffer } from 'node:stream/consumers';
import type { CallAnswer, viewCaseAttachment } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { DocumentKind } from '../../../infra/files/documents/index.ts';
import { drawStoredDocument } from '../../../infra/files/draw-stored-document.ts';
import { CallError } from '../../../lib/call-error.ts';
import { findAttachment } from './support-mails.queries.ts';

const CANNOT_DRAW = 'This document cannot be drawn, and originals are not opened. Please ask for a plain PDF.';

/**
 * An attachment as pictures, and its case: a picture was converted when it came, a document is re-rendered.
 * @throws {CallError} not_found, conflict when it cannot be drawn, unavailable while too many are
 */
export async function viewAttachment(
  context: AppContext,
  id: number,
  signal: AbortSignal | undefined,
): Promise<{ caseId: number; pages: CallAnswer<typeof viewCaseAttachment> }> {
  const found = await findAttachment(context.db, id);
  const original = found && (await context.files.read(found.fileKey));
  if (!found || !original) throw new CallError('not_found', 'There is no such attachment; it may have been erased.');
  const { name, kind, fileKey, caseId } = found;
  if (kind === 'picture') {
    const picture = (await buffer(original)).toString('base64');
    return { caseId, pages: { name, mediaType: 'image/webp', pages: [{ picture, text: '' }], pageCount: 1 } };
  }
  const documentKind = fileKey.split('.').at(-1) as DocumentKind;
  const drawn = await drawStoredDocument(context, original, documentKind, signal);
  if (!drawn) throw new CallError('conflict', CANNOT_DRAW);
  return { caseId, pages: { name, mediaType: 'image/jpeg', ...drawn } };
}
