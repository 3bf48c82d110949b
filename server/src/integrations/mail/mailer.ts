import type { FileNamed } from '../file-sink/message-files.ts';

/** A file that goes with a mail. */
export interface Attachment {
  name: string;
  contentType: string;
  bytes: Buffer;
}

/** A mail as it leaves. `to` is one bare address; the key makes its Message-ID, so that a second try is the same mail. */
export interface OutgoingMail extends FileNamed {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: Attachment[];
}

/** Hands mails to whoever delivers them. */
export interface Mailer {
  /**
   * Resolves once the mail is taken, with its id there.
   * @throws {SendError} when it is not
   */
  send(mail: OutgoingMail): Promise<{ providerId: string }>;
  close(): void;
}
