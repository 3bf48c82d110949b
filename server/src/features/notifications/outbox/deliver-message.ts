import type { AppContext } from '../../../app-context.ts';
import { messageAttempts } from '../../../infra/metrics/message-metrics.ts';
import { ProviderUnavailableError, SendError } from '../../../integrations/send-error.ts';
import { withTimeout } from '../../../lib/async/with-timeout.ts';
import { brand } from '../../../lib/brand.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../lib/clock.ts';
import { mailContents } from '../mails/mail-contents.ts';
import { type MailContent, mailHtml, mailText } from '../mails/mail-layout.ts';
import { createMoneyQuestion } from '../mails/money-question-link.ts';
import { smsContents } from '../sms/sms-contents.ts';
import { whatsAppContents } from '../whatsapp/whatsapp-contents.ts';
import { type AttachmentMakers, attachFiles } from './attach-files.ts';
import type { Answering, Attachable, Expiring, Message, MoneyQuestion, Unsubscribable } from './message.ts';
import { type ClaimedMessage, markFailed, markForRetry, markSent } from './outbox.queries.ts';
import { PROVIDER_RETRY_MS, RETRY_DELAYS_MS } from './retry-delays.ts';

/** Timeout of an attempt; shorter than the lease, after which another process may start the next attempt. */
const ATTEMPT_TIMEOUT_MS = MINUTE_MS;

/** How long a message waits for a provider that is unavailable; then it has failed. */
const MAX_OUTAGE_MS = 3 * DAY_MS;

/** Milliseconds after which a message has expired; templates that are missing here never expire. */
const EXPIRES_AFTER_MS: Partial<Record<Message['template'], number>> = {
  'mobile-code': 10 * MINUTE_MS,
  'email-change-code': 10 * MINUTE_MS,
  'reset-password': HOUR_MS,
  'set-password': HOUR_MS,
};

/** When a message expires because its content is out of date; Infinity when it never does. */
function expiryOf({ template, queuedAt, data }: ClaimedMessage): number {
  const { usefulUntil } = (data ?? {}) as Partial<Expiring>;
  const expiresAt = queuedAt.getTime() + (EXPIRES_AFTER_MS[template] ?? Number.POSITIVE_INFINITY);
  return usefulUntil ? Math.min(expiresAt, Date.parse(usefulUntil)) : expiresAt;
}

/** Outcome of an attempt: 'unavailable' when the provider accepts no messages at all. */
export type Delivery = 'sent' | 'not sent' | 'unavailable';

async function send(
  context: AppContext,
  makers: AttachmentMakers,
  message: ClaimedMessage,
): Promise<{ providerId: string }> {
  const { config, mailer, smsSender, whatsAppSender } = context;
  const { id, key, queuedAt, to, template, data } = message;
  const addressed = { id, key, queuedAt, to };
  if (message.channel === 'sms') {
    const { text, variables } = smsContents[template as keyof typeof smsContents](data as never, config.publicUrl);
    return await smsSender.send({ ...addressed, template, text, variables });
  }
  if (message.channel === 'whatsapp') {
    const content = whatsAppContents[template as keyof typeof whatsAppContents](data as never, config.publicUrl);
    return await whatsAppSender.send({ ...addressed, template, ...content });
  }
  const present = mailContents[template as keyof typeof mailContents] as (
    data: unknown,
    publicUrl: string,
  ) => MailContent;
  const asked = (data ?? {}) as Partial<MoneyQuestion>;
  const question = createMoneyQuestion(context, asked, context.clock.now(), template === 'application-sent');
  const content = { ...present(data, config.publicUrl), question };
  const { subject } = content;
  return await mailer.send({
    ...addressed,
    subject,
    text: mailText(content),
    html: mailHtml(content, config.publicUrl),
    unsubscribeLink: (data as Partial<Unsubscribable>).listUnsubscribe,
    ...(template === 'support-reply' && { replyTo: brand.supportEmail }),
    inReplyTo: (data as Partial<Answering>).inReplyTo,
    attachments: await attachFiles(context, makers, data as Partial<Attachable>, message.attempt),
  });
}

/**
 * Makes one attempt to send a claimed message and stores the outcome. A failed attempt is retried with growing delays
 * until the message expires. While the provider accepts no messages at all, attempts do not count and delays do not grow.
 * When the outcome is unknown because the process crashed or the provider did not reply, a
 * mail is sent again (mailboxes merge both by Message-ID), but an SMS or WhatsApp message is not: its recipient would get two,
 * and can request another code. Neither the log nor the stored error contains personal data.
 */
export async function deliverMessage(
  context: AppContext,
  makers: AttachmentMakers,
  message: ClaimedMessage,
): Promise<Delivery> {
  const { db, clock, log } = context;
  const { id, template, attempt } = message;
  const expiresAt = expiryOf(message);
  const about = { messageId: id, template, attempt };
  const isRepeatable = message.channel === 'mail';
  const count = (outcome: 'sent' | 'failed' | 'retried') =>
    messageAttempts.inc({ channel: message.channel, template, outcome });

  let providerId: string;
  try {
    if (clock.now().getTime() >= expiresAt) throw new SendError('message has expired', true);
    // Attempts also count when the process crashes, so that a message that crashes it is not retried for ever.
    if (attempt > RETRY_DELAYS_MS.length + 1) throw new SendError('too many attempts', true);
    if (!isRepeatable && message.isInDoubt) throw new SendError('outcome of the last attempt is unknown', true);
    ({ providerId } = await withTimeout(send(context, makers, message), ATTEMPT_TIMEOUT_MS, () => {
      throw new SendError('sending timed out');
    }));
  } catch (error) {
    const failure = error as NodeJS.ErrnoException;
    const reason = error instanceof SendError ? error.message : (failure.code ?? failure.name);
    const isUnavailable = error instanceof ProviderUnavailableError;
    const delayMs = isUnavailable ? PROVIDER_RETRY_MS : (RETRY_DELAYS_MS[attempt - 1] ?? 0);
    const dueAt = new Date(clock.now().getTime() + delayMs);
    const isPermanent = error instanceof SendError && (error.permanent || (!isRepeatable && error.doubtful));
    const isFinal = isUnavailable
      ? clock.now().getTime() >= message.queuedAt.getTime() + MAX_OUTAGE_MS
      : isPermanent || attempt > RETRY_DELAYS_MS.length;
    if (isFinal || dueAt.getTime() >= expiresAt) {
      await markFailed(db, message, reason);
      count('failed');
      log.error({ ...about, reason }, 'message could not be sent');
    } else {
      await markForRetry(db, message, { reason, dueAt, isCounted: !isUnavailable });
      count('retried');
      log.warn({ ...about, reason }, 'message could not be sent; it will be retried');
    }
    return isUnavailable ? 'unavailable' : 'not sent';
  }
  await markSent(db, id, providerId, clock.now());
  count('sent');
  return 'sent';
}
