import {
  generateMobileOtp as generateMobileOtpCall,
  saveMobileNo as saveMobileNoCall,
  verifyMobileOtp as verifyMobileOtpCall,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../../app-context.ts';
import { serveCall } from '../../../../infra/http/serve-call.ts';
import { retryAfterHeader } from '../one-time-codes/one-time-code-reply.ts';
import { generateMobileOtp } from './generate-mobile-otp.ts';
import { saveMobileNo } from './save-mobile-no.ts';
import { verifyMobileOtp } from './verify-mobile-otp.ts';

/** Serves the calls that change and verify the mobile number. */
export function mobileRoutes(app: FastifyInstance, context: AppContext): void {
  serveCall(app, saveMobileNoCall, ({ caller, body, origin }) => saveMobileNo(context, caller, body, origin));

  serveCall(app, generateMobileOtpCall, async ({ caller, origin, headers }) => {
    const { text, waitSeconds } = await generateMobileOtp(context, caller, origin);
    Object.assign(headers, retryAfterHeader(waitSeconds));
    return text;
  });

  serveCall(app, verifyMobileOtpCall, ({ caller, query, origin }) =>
    verifyMobileOtp(context, caller, query.otp, origin),
  );
}
