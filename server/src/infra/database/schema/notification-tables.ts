import type { Generated } from 'kysely';

/** Transactional outbox: a mail, SMS or WhatsApp message, written in the transaction that causes it. */
interface Messages {
  id: Generated<number>;
  /** Idempotency key: a repeated request or retry never queues a message twice. */
  key: string;
  account_id: number | null;
  channel: 'mail' | 'sms' | 'whatsapp';
  recipient: string;
  template: string;
  /** Variables of the template, including codes and links; removed once sent. */
  data: unknown;
  state: Generated<'queued' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  due_at: Date;
  created_at: Date;
  sent_at: Date | null;
  provider_id: string | null;
  /** Delivery status reported by the provider: delivered, undelivered … */
  delivery: string | null;
  last_error: string | null;
  /** Not sent before: what it says may still be undone. */
  not_before: Generated<Date | null>;
}

/** Tables of the message outbox. */
export interface NotificationTables {
  messages: Messages;
}
