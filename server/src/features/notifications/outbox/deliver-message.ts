import type { AppContext } from '../../../app-context.ts';
import { SendError } from '../../../integrations/file-sink/send-error.ts';
import { mailContents } from '../mails/mail-contents.ts';
import { type MailContent, mailHtml, mailText } from '../mails/mail-layout.ts';
import type { Attachable, Message, Perishable } from '../message.ts';
import { smsContents } from '../sms/sms-contents.ts';
import { type AttachmentMakers, attachFiles } from './attach-files.ts';
import { type ClaimedMessage, markFailed, markForRetry, markSent } from './messages.queries.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Shorter than a lease, so that a try is over before another process may begin the next. */
const LONGEST_TRY_MS = MINUTE_MS;

/** The wait after the first failed try, the second and so on; after the last there is none. */
const waits = [10 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS, 12 * HOUR_MS];

/** How long a message is of use. */
const usefulFor: Partial<Record<Message['template'], number>> = {
  'mobile-code': 10 * MINUTE_MS,
  'email-change-code': 10 * MINUTE_MS,
  'reset-password': HOUR_MS,
};

/** When a message says something that is no longer so; never for most. */
function endOfUse({ template, queuedAt, data }: ClaimedMessage): number {
  const { usefulUntil } = (data ?? {}) as Partial<Perishable>;
  const lasts = queuedAt.getTime() + (usefulFor[template] ?? Number.POSITIVE_INFINITY);
  return usefulUntil ? Math.min(lasts, Date.parse(usefulUntil)) : lasts;
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new SendError('sending took too long')), LONGEST_TRY_MS);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

async function send(
  context: AppContext,
  makers: AttachmentMakers,
  message: ClaimedMessage,
): Promise<{ providerId: string }> {
  const { config, mailer, smsSender } = context;
  const { id, key, queuedAt, to, template, data } = message;
  const addressed = { id, key, queuedAt, to };
  if (message.channel === 'sms') {
    const { text, variables } = smsContents[template as keyof typeof smsContents](data as never, config.publicUrl);
    return await smsSender.send({ ...addressed, template, text, variables });
  }
  const say = mailContents[template as keyof typeof mailContents] as (data: unknown, publicUrl: string) => MailContent;
  const content = say(data, config.publicUrl);
  const { subject } = content;
  return await mailer.send({
    ...addressed,
    subject,
    text: mailText(content),
    html: mailHtml(content, config.publicUrl),
    attachments: await attachFiles(context, makers, data as Partial<Attachable>, message.attempt),
  });
}

/**
 * Makes one try at a claimed message and notes how it went. A failed one is tried again, later each time, as long as
 * that helps and the message is of use. When nobody knows whether it was taken, a mail goes again, because mailboxes show
 * both as one by the Message-ID; an SMS does not, because its reader would get two, and can ask for another code. The log
 * and the row name no person and nothing of what it says.
 */
export async function deliverMessage(
  context: AppContext,
  makers: AttachmentMakers,
  message: ClaimedMessage,
): Promise<void> {
  const { db, clock, log } = context;
  const { id, template, attempt } = message;
  const endsAt = endOfUse(message);
  const about = { messageId: id, template, attempt };

  let providerId: string;
  try {
    if (clock.now().getTime() >= endsAt) throw new SendError('too late to be of use', true);
    // A message that takes the process down with it is not tried for ever.
    if (attempt > waits.length + 1) throw new SendError('given up', true);
    if (message.channel === 'sms' && message.isInDoubt)
      throw new SendError('nobody knows how the last try ended', true);
    ({ providerId } = await inTime(send(context, makers, message)));
  } catch (error) {
    const failure = error as NodeJS.ErrnoException;
    const reason = error instanceof SendError ? error.message : (failure.code ?? failure.name);
    const dueAt = new Date(clock.now().getTime() + (waits[attempt - 1] ?? 0));
    const refused = error instanceof SendError && (error.permanent || (message.channel === 'sms' && error.doubtful));
    const helpless = refused || attempt > waits.length;
    if (helpless || dueAt.getTime() >= endsAt) {
      await markFailed(db, message, reason);
      log.error({ ...about, reason }, 'a message could not be sent');
    } else {
      await markForRetry(db, message, reason, dueAt);
      log.warn({ ...about, reason }, 'a message could not be sent yet');
    }
    return;
  }
  await markSent(db, id, providerId, clock.now());
}
