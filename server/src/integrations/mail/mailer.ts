import type { NamedMessage } from '../file-sink/message-files.ts';

/** A file attached to a mail. */
export interface Attachment {
  name: string;
  contentType: string;
  bytes: Buffer;
}

/** A mail to send. `to` is one bare address; the Message-ID is derived from the key, so that a retry is the same mail. */
export interface OutgoingMail extends NamedMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: Attachment[];
  /** The address that ends mails of this kind: GET shows, POST ends (RFC 8058). */
  unsubscribeLink?: string | undefined;
  /** Where replies go; the sender if undefined. */
  replyTo?: string | undefined;
  /** Message-ID of the mail that it answers, with angle brackets. */
  inReplyTo?: string | undefined;
}

/** Sends mails: by SMTP, or into the file sink. */
export interface Mailer {
  /**
   * Resolves when the mail is accepted, with its id at the provider.
   * @throws {SendError} when it is not accepted
   */
  send(mail: OutgoingMail): Promise<{ providerId: string }>;
  close(): void;
}
