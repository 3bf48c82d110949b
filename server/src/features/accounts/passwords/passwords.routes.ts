import {
  changePassword as changePasswordCall,
  forgotPassword as forgotPasswordCall,
  resetPassword as resetPasswordCall,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { serveCall } from '../../../infra/http/serve-call.ts';
import { quantiseResponseTime } from '../../../lib/async/quantise-response-time.ts';
import { changePassword } from './change-password.ts';
import { forgotPassword } from './forgot-password.ts';
import { resetPassword } from './reset-password.ts';

/**
 * Queueing a mail takes slightly longer than not doing so; within one step the difference does not show (security 13).
 */
const STEP_MS = 150;

/** Serves the calls that change and reset passwords. */
export function passwordRoutes(app: FastifyInstance, context: AppContext): void {
  serveCall(app, forgotPasswordCall, ({ query, origin, headers }) => {
    headers['cache-control'] = 'no-store';
    return quantiseResponseTime(STEP_MS, () => forgotPassword(context, query, origin));
  });

  serveCall(app, resetPasswordCall, ({ body, origin }) => resetPassword(context, body, origin));

  serveCall(app, changePasswordCall, ({ body, caller, origin }) => changePassword(context, caller, body, origin));
}
