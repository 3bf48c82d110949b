import { createCaptchaChallenge, verifyCaptcha } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { serveCall } from '../../../infra/http/serve-call.ts';
import { makePass } from './captcha-pass.ts';

/** Serves the captcha. */
export function captchaRoutes(app: FastifyInstance, context: AppContext): void {
  const { captcha } = context;

  serveCall(app, createCaptchaChallenge, async () => ({ challenge: await captcha.makeChallenge() }));

  serveCall(app, verifyCaptcha, async ({ body }) => {
    const success = await captcha.takeSolution(body.token);
    return { success, pass: success ? makePass(context) : '' };
  });
}
