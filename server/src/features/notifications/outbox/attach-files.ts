import type { AppContext } from '../../../app-context.ts';
import type { Attachment } from '../../../integrations/mail/mailer.ts';
import type { Attachable } from './message.ts';

/** Functions that create attachments, by the field of mail data that names the attachment; supplied by the features. */
export type AttachmentMakers = {
  [F in keyof Attachable]: (context: AppContext, id: Attachable[F]) => Promise<Attachment>;
};

/** From this attempt on (half an hour after the first) a mail is sent without an attachment that cannot be created. */
const SKIP_FROM_ATTEMPT = 5;

/**
 * Creates the attachments of a mail.
 * @param attempt delivery attempt, from 1
 * @throws any error of the creating function, while a retry may help
 */
export async function attachFiles(
  context: AppContext,
  makers: AttachmentMakers,
  data: Partial<Attachable>,
  attempt: number,
): Promise<Attachment[]> {
  const attachments: Attachment[] = [];
  for (const [name, make] of Object.entries(makers) as [keyof Attachable, AttachmentMakers[keyof Attachable]][]) {
    const id = data[name];
    if (id === undefined) continue;
    try {
      attachments.push(await make(context, id));
    } catch (error) {
      if (attempt < SKIP_FROM_ATTEMPT) throw error;
      context.log.error({ err: error }, 'a mail is sent without its attachment');
    }
  }
  return attachments;
}
