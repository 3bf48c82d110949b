import type { AppContext } from '../../../app-context.ts';
import { consumeSingleUseToken, issueSingleUseToken } from '../../../infra/single-use-token.ts';

const CAPTCHA_PASS = { purpose: 'captcha-pass', lifetimeMs: 10 * 60_000 };

/** Issues a pass to a client that has solved a captcha: valid once, for ten minutes. */
export const issueCaptchaPass = (context: AppContext): string => issueSingleUseToken(context, CAPTCHA_PASS);

/** Consumes a captcha pass; false when it is forged, expired or used. */
export const consumeCaptchaPass = (context: AppContext, pass: string): Promise<boolean> =>
  consumeSingleUseToken(context, CAPTCHA_PASS, pass);
