import type { AlertChannel } from '@aarambh/contract';
import type { Config } from '../../config.ts';

/** Whether the SMS provider has a registered text for alerts. */
const sendsAlerts = (sms: Config['sms']): boolean =>
  (sms.provider === 'msg91' && 'search-alert-sms' in sms.flowIds) ||
  (sms.provider === 'exotel' && 'search-alert-sms' in sms.templateIds);

/**
 * The channels by which an account can get alerts here. SMS need a provider with a registered text for alerts, and a verified
 * number. WhatsApp needs its own provider, and none is integrated.
 */
export const availableChannels = (
  { sms }: Pick<Config, 'sms'>,
  { isMobileVerified }: { isMobileVerified: boolean },
): AlertChannel[] => ['mail', 'push', ...(sendsAlerts(sms) && isMobileVerified ? (['sms'] as const) : [])];
