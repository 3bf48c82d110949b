import { rm } from 'node:fs/promises';
import type { AppContext } from '../../../app-context.ts';
import type { ReceivedMail } from '../../../infra/files/mails/index.ts';
import { scanFile } from '../../../integrations/clamav/scan-file.ts';
import { CallError } from '../../../lib/call-error.ts';
import { checkDocument } from '../../resumes/index.ts';
import type { CheckedAttachment } from './support-mails.queries.ts';

/** First part of the keys of attachments. */
export const ATTACHMENT_FILES = 'support-attachments';

type Attachment = ReceivedMail['attachments'][number];

async function storeOne(context: AppContext, { name, path }: Attachment): Promise<CheckedAttachment | undefined> {
  const { config, files, fileWorkers } = context;
  const picturePath = `${path}.webp`;
  try {
    const picture = await fileWorkers.convertImage(path, picturePath, 'whole');
    if (picture.ok) {
      await scanFile(config, path);
      return { name, kind: 'picture', fileKey: await files.store(ATTACHMENT_FILES, picture.extension, picturePath) };
    }
    const { extension } = await checkDocument(context, { name, path } as Parameters<typeof checkDocument>[1]);
    return { name, kind: 'document', fileKey: await files.store(ATTACHMENT_FILES, extension, path) };
  } catch (error) {
    // Anything that is not a picture or document, or is dangerous, is left out; when it could not be checked, the mail
    // waits.
    if (error instanceof CallError && error.code !== 'unavailable') return undefined;
    throw error;
  } finally {
    await rm(picturePath, { force: true });
  }
}

/**
 * Checks the attachments of a received mail as uploads are checked, and stores them: pictures converted, PDF and Word
 * documents as they are, which are only ever re-rendered. Others are left out by name.
 * @throws {CallError} unavailable when they cannot be checked now
 */
export async function checkAttachments(
  context: AppContext,
  { attachments, skipped }: Pick<ReceivedMail, 'attachments' | 'skipped'>,
): Promise<{ stored: CheckedAttachment[]; skipped: string[] }> {
  const stored: CheckedAttachment[] = [];
  const refused = [...skipped];
  for (const attachment of attachments) {
    const checked = await storeOne(context, attachment);
    if (checked) stored.push(checked);
    else refused.push(attachment.name);
  }
  return { stored, skipped: refused };
}
