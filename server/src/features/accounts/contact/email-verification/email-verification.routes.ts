import { resendVerification as resendVerificationCall, validateEmail } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../../app-context.ts';
import { serveCall } from '../../../../infra/http/serve-call.ts';
import { resendVerification } from './resend-verification.ts';
import { verifyEmail } from './verify-email.ts';

/** Serves the confirmation of e-mail addresses. */
export function emailVerificationRoutes(app: FastifyInstance, context: AppContext): void {
  serveCall(app, validateEmail, ({ params, origin, headers }) => {
    // It changes something though it is a GET (core §7): no copy of the answer may stand in for it.
    headers['cache-control'] = 'no-store';
    return verifyEmail(context, params.token, origin);
  });

  serveCall(app, resendVerificationCall, ({ caller }) => resendVerification(context, caller.accountId));
}
