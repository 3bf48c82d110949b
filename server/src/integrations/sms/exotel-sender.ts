import { z } from 'zod';
import { requestProvider } from '../request-provider.ts';
import { redact, SendError } from '../send-error.ts';
import type { SmsSender } from './sms-sender.ts';
import type { SmsSettings } from './sms-settings.ts';

const acceptedReply = z.object({ SMSMessage: z.object({ Sid: z.string() }) });
const refusedReply = z.object({ RestException: z.object({ Message: z.string() }) });

/** Sends through Exotel, with the DLT ids of the registered text. Delivery reports are sent to `reportUrl`. */
export function openExotelSender(
  settings: SmsSettings & { provider: 'exotel' },
  reportUrl: string | undefined,
  timeoutMs: number,
): SmsSender {
  const { url, sid, apiKey, apiToken, from, entityId, templateIds } = settings;
  const authorization = `Basic ${Buffer.from(`${apiKey}:${apiToken}`).toString('base64')}`;
  return {
    async send({ to, template, text }) {
      const form = new URLSearchParams({
        From: from,
        To: to,
        Body: text,
        EncodingType: 'plain',
        Priority: 'high',
        DltEntityId: entityId,
        DltTemplateId: templateIds[template] ?? '',
        ...(reportUrl ? { StatusCallback: reportUrl } : {}),
      });
      const address = `${url}/v1/Accounts/${encodeURIComponent(sid)}/Sms/send.json`;
      const { status, body } = await requestProvider('SMS', address, { authorization }, form, timeoutMs);
      const read = acceptedReply.safeParse(body);
      if (status < 300 && read.success) return { providerId: read.data.SMSMessage.Sid };

      const refusal = refusedReply.safeParse(body).data?.RestException.Message;
      const words = redact(refusal ?? 'unreadable reply');
      throw new SendError(`Exotel replied ${status}: ${words}`, status === 400, status < 300 && refusal === undefined);
    },
  };
}
