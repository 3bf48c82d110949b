import {
  createEmailChangeRequest as createEmailChangeRequestCall,
  reSendOtp as reSendOtpCall,
  submitOtp as submitOtpCall,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../../app-context.ts';
import { serveCall } from '../../../../infra/http/serve-call.ts';
import { retryAfterHeader } from '../one-time-codes/one-time-code-reply.ts';
import { createEmailChangeRequest } from './create-email-change-request.ts';
import { resendEmailOtp } from './resend-email-otp.ts';
import { submitEmailOtp } from './submit-email-otp.ts';

/** Serves the calls that change the email address. */
export function emailChangeRoutes(app: FastifyInstance, context: AppContext): void {
  serveCall(app, createEmailChangeRequestCall, async ({ caller, body, origin, headers }) => {
    const { reply, waitSeconds } = await createEmailChangeRequest(context, caller, body, origin);
    Object.assign(headers, retryAfterHeader(waitSeconds));
    return reply;
  });

  serveCall(app, submitOtpCall, ({ caller, query, origin }) =>
    submitEmailOtp(context, caller, { requestId: query.emailRequestID, code: query.otp }, origin),
  );

  serveCall(app, reSendOtpCall, async ({ caller, query, origin, headers }) => {
    const { text, waitSeconds } = await resendEmailOtp(context, caller, query.emailRequestID, origin);
    Object.assign(headers, retryAfterHeader(waitSeconds));
    return text;
  });
}
