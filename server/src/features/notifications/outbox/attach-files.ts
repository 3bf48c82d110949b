import type { AppContext } from '../../../app-context.ts';
import type { Attachment } from '../../../integrations/mail/mailer.ts';
import type { Attachable } from '../message.ts';

/** Who makes what a mail may name in its data; given by the features that have it. */
export type AttachmentMakers = {
  [F in keyof Attachable]: (context: AppContext, id: Attachable[F]) => Promise<Attachment>;
};

/** From this try on, half an hour after the first, a mail goes without what cannot be made: it has more to say. */
const GOES_WITHOUT = 5;

/**
 * Makes what goes with a mail.
 * @param attempt of sending it, from 1
 * @throws whatever its maker throws, while waiting may help
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
      if (attempt < GOES_WITHOUT) throw error;
      context.log.error({ err: error }, 'a mail goes without what it should bring');
    }
  }
  return attachments;
}
