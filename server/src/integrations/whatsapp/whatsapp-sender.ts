import type { NamedMessage } from '../file-sink/message-files.ts';

/** A WhatsApp message to send. Its text is approved as a template, of which the provider takes only the parameters. */
export interface OutgoingWhatsApp extends NamedMessage {
  /** With country code: `+919876543210`. */
  to: string;
  template: string;
  text: string;
  /** In the order of `{{1}}`, `{{2}}` … in the template. */
  parameters: string[];
}

/** Sends WhatsApp messages: through the Cloud API, or into the file sink. */
export interface WhatsAppSender {
  /**
   * Resolves when the message is accepted, with its id at the provider.
   * @throws {SendError} when it is not accepted
   */
  send(message: OutgoingWhatsApp): Promise<{ providerId: string }>;
}
