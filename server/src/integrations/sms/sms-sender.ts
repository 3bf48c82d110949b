import type { FileNamed } from '../file-sink/message-files.ts';

/** An SMS as it leaves. The text is one that is registered for its template (DLT); some providers take only the variables. */
export interface OutgoingSms extends FileNamed {
  /** With country code: `+919876543210`. */
  to: string;
  template: string;
  text: string;
  variables: Record<string, string>;
}

/** Hands SMS to whoever delivers them. */
export interface SmsSender {
  /**
   * Resolves once the SMS is taken, with its id there.
   * @throws {SendError} when it is not
   */
  send(sms: OutgoingSms): Promise<{ providerId: string }>;
}
