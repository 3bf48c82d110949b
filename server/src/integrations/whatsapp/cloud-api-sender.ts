import { z } from 'zod';
import { requestProvider } from '../request-provider.ts';
import { ProviderUnavailableError, redact, SendError } from '../send-error.ts';
import type { WhatsAppSender } from './whatsapp-sender.ts';
import type { WhatsAppSettings } from './whatsapp-settings.ts';

const acceptedReply = z.object({ messages: z.tuple([z.object({ id: z.string().min(1) })]) });
const refusedReply = z.object({ error: z.object({ message: z.string(), code: z.number().int() }) });

/** Codes with which no message is accepted at the moment, of whatever recipient. */
const UNAVAILABLE = new Set([
  // Token, permissions, blocked or unpaid account, deleted or unregistered sender.
  ...[0, 3, 10, 33, 190, 368, 131005, 131031, 131042, 131045, 133010],
  // Outages and maintenance of the service.
  ...[2, 131016, 131057, 133004],
  // Limits of the app, the account and the sender.
  ...[4, 80007, 130429, 131048],
]);
const isUnavailable = (code: number): boolean => UNAVAILABLE.has(code) || (code >= 200 && code <= 299);

/** Codes of a recipient or message that no retry changes. */
const PERMANENT = new Set([
  // Invalid parameters.
  ...[100, 131008, 131009, 131051],
  // No WhatsApp account, the sender itself, a number outside the test list, a country without business messages.
  ...[131021, 131026, 131030, 130497],
  // The person ended messages of businesses, or Meta limits them for this person.
  ...[130472, 131049, 131050],
]);

/** Sends through Meta's WhatsApp Business Cloud API. Only approved templates can begin a conversation. */
export function openCloudApiSender(settings: WhatsAppSettings, timeoutMs: number): WhatsAppSender {
  const { url, phoneNumberId, token, language, templates } = settings;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return {
    async send({ to, template, parameters }) {
      const request = JSON.stringify({
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: to.replace(/^\+/, ''),
        type: 'template',
        template: {
          name: templates[template],
          language: { code: language },
          components: [{ type: 'body', parameters: parameters.map((text) => ({ type: 'text', text })) }],
        },
      });
      const address = `${url}/${phoneNumberId}/messages`;
      const { status, body } = await requestProvider('WhatsApp', address, headers, request, timeoutMs);
      const read = acceptedReply.safeParse(body);
      if (status < 300 && read.success) return { providerId: read.data.messages[0].id };

      const refusal = refusedReply.safeParse(body).data?.error;
      if (!refusal) throw new SendError(`WhatsApp replied ${status}: unreadable reply`, false, status < 300);
      // The code is not redacted: it names no person, and the message of Meta alone is often too general.
      const text = `WhatsApp replied ${status}, code ${refusal.code}: ${redact(refusal.message)}`;
      if (isUnavailable(refusal.code)) throw new ProviderUnavailableError(text);
      throw new SendError(text, PERMANENT.has(refusal.code));
    },
  };
}
