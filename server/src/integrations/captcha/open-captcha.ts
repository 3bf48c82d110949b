import type { AppContext } from '../../app-context.ts';
import { openAltcha } from './altcha.ts';
import type { Captcha } from './captcha.ts';
import { openRecaptcha } from './recaptcha.ts';

/** Opens the captcha of this installation: reCAPTCHA when its keys are set, else the proof of work. */
export const openCaptcha = (base: Pick<AppContext, 'db' | 'clock' | 'secrets' | 'log' | 'config'>): Captcha =>
  base.config.recaptcha ? openRecaptcha(base, base.config.recaptcha) : openAltcha(base);
