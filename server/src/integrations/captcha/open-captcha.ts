import type { AppContext } from '../../app-context.ts';
import { openAltcha } from './altcha.ts';
import type { Captcha } from './captcha.ts';
import { openRecaptcha } from './recaptcha.ts';

/** The captcha of this installation: the provider's when its keys are set, else our own. */
export const openCaptcha = (base: Pick<AppContext, 'db' | 'clock' | 'secrets' | 'log' | 'config'>): Captcha =>
  base.config.recaptcha ? openRecaptcha(base, base.config.recaptcha) : openAltcha(base);
