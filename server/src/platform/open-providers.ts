import { openCaptcha } from './captcha/open-captcha.ts';
import { openGateway } from './gateway/open-gateway.ts';
import { openKeyValue } from './key-value/open-key-value.ts';
import { openMailer } from './mail/open-mailer.ts';
import type { Platform } from './platform.ts';
import { openQuestionMaker } from './questions/open-question-maker.ts';
import { openSignInProvider } from './sign-in/open-sign-in-provider.ts';
import { openSmsSender } from './sms/open-sms-sender.ts';

/** What an installation uses of others, or what stands in for them: chosen by the settings, reached when first needed. */
export const openProviders = (
  base: Pick<Platform, 'config' | 'db' | 'clock' | 'secrets' | 'log'>,
): Pick<Platform, 'captcha' | 'signInProvider' | 'mailer' | 'smsSender' | 'gateway' | 'keyValue' | 'questionMaker'> => {
  const keyValue = openKeyValue(base);
  return {
    captcha: openCaptcha(base),
    signInProvider: openSignInProvider({ ...base, keyValue }),
    mailer: openMailer(base.config),
    smsSender: openSmsSender(base.config),
    gateway: openGateway(base),
    keyValue,
    questionMaker: openQuestionMaker(base.config, base.clock),
  };
};
