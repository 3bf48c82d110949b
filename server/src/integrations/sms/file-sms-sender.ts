import { writeMessageFile } from '../file-sink/message-files.ts';
import type { SmsSender } from './sms-sender.ts';

/** Writes SMS into the file sink as JSON files, for running without a provider. */
export const openFileSmsSender = (folder: string): SmsSender => ({
  async send(sms) {
    const content = { to: sms.to, text: sms.text, sentAt: sms.queuedAt.toISOString() };
    return { providerId: await writeMessageFile(folder, sms, 'json', `${JSON.stringify(content, null, 2)}\n`) };
  },
});
