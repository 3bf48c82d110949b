import { z } from 'zod';
import { requestProvider } from '../request-provider.ts';
import { redact, SendError } from '../send-error.ts';
import type { SmsSender } from './sms-sender.ts';
import type { SmsSettings } from './sms-settings.ts';

const replySchema = z.object({ type: z.enum(['success', 'error']), message: z.string() });

/** Refusals of our account, which are temporary, as opposed to refusals of the number or text. */
const ACCOUNT_REFUSAL = /auth|key|balance|credit|permission|whitelist|\bip\b|flow|template|sender|limit/i;

/** Sends through MSG91 flows: a flow contains the registered text and header, the request its variables. */
export function openMsg91Sender(settings: SmsSettings & { provider: 'msg91' }, timeoutMs: number): SmsSender {
  return {
    async send({ to, template, variables }) {
      const headers = { 'content-type': 'application/json', accept: 'application/json', authkey: settings.authKey };
      const body = JSON.stringify({
        flow_id: settings.flowIds[template],
        short_url: '0',
        recipients: [{ mobiles: to.replace(/^\+/, ''), ...variables }],
      });
      const address = `${settings.url}/api/v5/flow/`;
      const { status, body: reply } = await requestProvider('SMS', address, headers, body, timeoutMs);
      const read = replySchema.safeParse(reply);
      if (status < 300 && read.success && read.data.type === 'success') return { providerId: read.data.message };

      const words = read.success ? redact(read.data.message) : 'unreadable reply';
      const refused = read.success && read.data.type === 'error' && (status < 300 || status === 400 || status === 422);
      const unread = status < 300 && !read.success;
      throw new SendError(`MSG91 replied ${status}: ${words}`, refused && !ACCOUNT_REFUSAL.test(words), unread);
    },
  };
}
