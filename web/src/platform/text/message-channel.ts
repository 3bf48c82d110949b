import type { MessageChannel } from '@aarambh/contract';

/** Names of the channels of messages. */
export const channelNames: Record<MessageChannel, string> = { mail: 'Mail', sms: 'SMS', whatsapp: 'WhatsApp' };

/** The name of a template, with its channel unless it is a mail. */
export const nameTemplate = (template: string, channel: MessageChannel): string =>
  channel === 'mail' ? template : `${template} (${channelNames[channel]})`;
