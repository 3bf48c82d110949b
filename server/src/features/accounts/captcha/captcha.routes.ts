import { createCaptchaChallenge, verifyCaptcha } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { serveCall } from '../../../infra/http/serve-call.ts';
import { issueCaptchaPass } from './captcha-pass.ts';

/** Serves the calls of the captcha. */
export function captchaRoutes(app: FastifyInstance, context: AppContext): void {
  const { captcha } = context;

  serveCall(app, createCaptchaChallenge, async () => ({ challenge: await captcha.createChallenge() }));

  serveCall(app, verifyCaptcha, async ({ body }) => {
    const success = await captcha.redeemSolution(body.token);
    return { success, pass: success ? issueCaptchaPass(context) : '' };
  });
}
