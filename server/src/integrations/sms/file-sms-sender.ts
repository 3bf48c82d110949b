import { writeOutboxFile } from '../file-sink/message-files.ts';
import type { SmsSender } from './sms-sender.ts';

/** Puts SMS into a folder as JSON files; for running without a provider. */
export const openFileSmsSender = (folder: string): SmsSender => ({
  async send(sms) {
    const content = { to: sms.to, text: sms.text, sentAt: sms.queuedAt.toISOString() };
    return { providerId: await writeOutboxFile(folder, sms, 'json', `${JSON.stringify(content, null, 2)}\n`) };
  },
});
