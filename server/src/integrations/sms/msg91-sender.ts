import { z } from 'zod';
import { SendError, scrub } from '../file-sink/send-error.ts';
import { requestProvider } from './request-provider.ts';
import type { SmsSender } from './sms-sender.ts';
import type { SmsSettings } from './sms-settings.ts';

const answer = z.object({ type: z.enum(['success', 'error']), message: z.string() });

/** Refusals of the account, which somebody can put right, as opposed to refusals of this number or text. */
const OF_THE_ACCOUNT = /auth|key|balance|credit|permission|whitelist|\bip\b|flow|template|sender|limit/i;

/** Sends through flows of MSG91: a flow holds the registered text and header, the variables come along. */
export function openMsg91Sender(settings: SmsSettings & { provider: 'msg91' }, timeoutMs: number): SmsSender {
  return {
    async send({ to, template, variables }) {
      const headers = { 'content-type': 'application/json', accept: 'application/json', authkey: settings.authKey };
      const body = JSON.stringify({
        flow_id: settings.flowIds[template],
        short_url: '0',
        recipients: [{ mobiles: to.replace(/^\+/, ''), ...variables }],
      });
      const { status, body: said } = await requestProvider(`${settings.url}/api/v5/flow/`, headers, body, timeoutMs);
      const read = answer.safeParse(said);
      if (status < 300 && read.success && read.data.type === 'success') return { providerId: read.data.message };

      const words = read.success ? scrub(read.data.message) : 'no readable answer';
      const refused = read.success && read.data.type === 'error' && (status < 300 || status === 400 || status === 422);
      const unread = status < 300 && !read.success;
      throw new SendError(`MSG91 answered ${status}: ${words}`, refused && !OF_THE_ACCOUNT.test(words), unread);
    },
  };
}
