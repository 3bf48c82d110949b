import { type NamedMessage, writeMessageFile } from './message-files.ts';

/** A text message to a mobile number. */
interface TextMessage extends NamedMessage {
  to: string;
  text: string;
}

/** Writes SMS or WhatsApp messages into the file sink as JSON files, for running without a provider. */
export const openFileTextSender = (folder: string) => ({
  async send(message: TextMessage): Promise<{ providerId: string }> {
    const content = { to: message.to, text: message.text, sentAt: message.queuedAt.toISOString() };
    return { providerId: await writeMessageFile(folder, message, 'json', `${JSON.stringify(content, null, 2)}\n`) };
  },
});
