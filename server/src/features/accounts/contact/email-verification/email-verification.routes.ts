import { resendVerification as resendVerificationCall, validateEmail } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../../app-context.ts';
import { serveCall } from '../../../../infra/http/serve-call.ts';
import { resendVerification } from './resend-verification.ts';
import { verifyEmail } from './verify-email.ts';

/** Serves the verification of email addresses. */
export function emailVerificationRoutes(app: FastifyInstance, context: AppContext): void {
  serveCall(app, validateEmail, ({ params, caller, origin, headers }) => {
    // A GET with a side effect (core §7): its reply must not be cached.
    headers['cache-control'] = 'no-store';
    return verifyEmail(context, params.token, caller, origin);
  });

  serveCall(app, resendVerificationCall, ({ caller }) => resendVerification(context, caller.accountId));
}
