import type { AppContext } from '../app-context.ts';
import { openTtlStore } from '../infra/ttl-store/open-ttl-store.ts';
import { openCaptcha } from '../integrations/captcha/open-captcha.ts';
import { openSignInProvider } from '../integrations/google-sign-in/open-sign-in-provider.ts';
import { openMailer } from '../integrations/mail/open-mailer.ts';
import { openQuestionGenerator } from '../integrations/questions/open-question-generator.ts';
import { openGateway } from '../integrations/razorpay/open-gateway.ts';
import { openSmsSender } from '../integrations/sms/open-sms-sender.ts';
import { openWhatsAppSender } from '../integrations/whatsapp/open-whatsapp-sender.ts';

/** Creates the clients of external services, or their local stand-ins, as configured. They connect on first use. */
export const openIntegrations = async (
  base: Pick<AppContext, 'config' | 'db' | 'clock' | 'secrets' | 'log'>,
): Promise<
  Pick<
    AppContext,
    | 'captcha'
    | 'signInProvider'
    | 'mailer'
    | 'smsSender'
    | 'whatsAppSender'
    | 'gateway'
    | 'ttlStore'
    | 'questionGenerator'
  >
> => {
  const ttlStore = await openTtlStore(base);
  return {
    captcha: openCaptcha(base),
    signInProvider: openSignInProvider({ ...base, ttlStore }),
    mailer: openMailer(base.config),
    smsSender: openSmsSender(base.config),
    whatsAppSender: openWhatsAppSender(base.config),
    gateway: openGateway(base),
    ttlStore,
    questionGenerator: openQuestionGenerator(base.config, base.clock),
  };
};
