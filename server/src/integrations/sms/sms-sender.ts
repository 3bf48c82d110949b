import type { NamedMessage } from '../file-sink/message-files.ts';

/** An SMS to send. The text is registered for its template (DLT); some providers take only the variables. */
export interface OutgoingSms extends NamedMessage {
  /** With country code: `+919876543210`. */
  to: string;
  template: string;
  text: string;
  variables: Record<string, string>;
}

/** Sends SMS: through a provider, or into the file sink. */
export interface SmsSender {
  /**
   * Resolves when the SMS is accepted, with its id at the provider.
   * @throws {SendError} when it is not accepted
   */
  send(sms: OutgoingSms): Promise<{ providerId: string }>;
}
