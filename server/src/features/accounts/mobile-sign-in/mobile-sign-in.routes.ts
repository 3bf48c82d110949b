import { requestSignInCode as requestSignInCodeCall, signInWithCode as signInWithCodeCall } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { serveCall } from '../../../infra/http/serve-call.ts';
import { quantiseResponseTime } from '../../../lib/async/quantise-response-time.ts';
import { retryAfterHeader } from '../contact/one-time-codes/one-time-code-reply.ts';
import { requestSignInCode } from './request-sign-in-code.ts';
import { signInWithCode } from './sign-in-with-code.ts';

/** Issuing and checking a code takes longer than finding none; within one step the difference does not show (security 13). */
const STEP_MS = 150;

/** Serves the calls of sign-in with a mobile number. */
export function mobileSignInRoutes(app: FastifyInstance, context: AppContext): void {
  serveCall(app, requestSignInCodeCall, async ({ body, origin, headers }) => {
    const { text, waitSeconds } = await quantiseResponseTime(STEP_MS, () => requestSignInCode(context, body, origin));
    Object.assign(headers, retryAfterHeader(waitSeconds));
    return text;
  });

  serveCall(app, signInWithCodeCall, ({ body, origin }) =>
    quantiseResponseTime(STEP_MS, () => signInWithCode(context, body, origin)),
  );
}
