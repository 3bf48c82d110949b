import type { AlertChannel, Consent } from '@aarambh/contract';
import type { Config } from '../../config.ts';

/** Channels that need a consent of their own, with its purpose. */
const CONSENTED_CHANNELS: Partial<Record<AlertChannel, Consent['purpose']>> = { whatsapp: 'whatsapp' };

/** Facts that decide which alert channels an account can use. */
interface AlertAccount {
  isMobileVerified: boolean;
  /** Purposes that it agrees to. */
  consents: readonly Consent['purpose'][];
}

/** Whether the SMS provider has a registered text for alerts. */
const sendsAlerts = (sms: Config['sms']): boolean =>
  (sms.provider === 'msg91' && 'search-alert-sms' in sms.flowIds) ||
  (sms.provider === 'exotel' && 'search-alert-sms' in sms.templateIds);

/** The channels of this installation for an account, consents aside. SMS and WhatsApp need a provider and a verified number. */
function offeredChannels(
  { sms, whatsApp }: Pick<Config, 'sms' | 'whatsApp'>,
  { isMobileVerified }: AlertAccount,
): AlertChannel[] {
  const mobile: AlertChannel[] = [];
  if (sendsAlerts(sms)) mobile.push('sms');
  if (whatsApp) mobile.push('whatsapp');
  return ['mail', 'push', ...(isMobileVerified ? mobile : [])];
}

const isConsented = (channel: AlertChannel, { consents }: AlertAccount): boolean => {
  const purpose = CONSENTED_CHANNELS[channel];
  return purpose === undefined || consents.includes(purpose);
};

/** The channels by which an account can get alerts here. */
export const availableChannels = (config: Pick<Config, 'sms' | 'whatsApp'>, account: AlertAccount): AlertChannel[] =>
  offeredChannels(config, account).filter((channel) => isConsented(channel, account));

/** Whether an account could get alerts by WhatsApp if it agreed to them. */
export const needsWhatsAppConsent = (config: Pick<Config, 'sms' | 'whatsApp'>, account: AlertAccount): boolean =>
  offeredChannels(config, account).includes('whatsapp') && !isConsented('whatsapp', account);
