import {
  changePassword as changePasswordCall,
  forgotPassword as forgotPasswordCall,
  resetPassword as resetPasswordCall,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import { answerInSteps } from '../../../platform/answer-in-steps.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changePassword } from './change-password.ts';
import { forgotPassword } from './forgot-password.ts';
import { resetPassword } from './reset-password.ts';

/** Queueing a mail takes a little longer than not doing so; within a step that cannot be told (security 13). */
const STEP_MS = 150;

/** Serves forgot, reset and change of passwords. */
export function passwordRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, forgotPasswordCall, ({ query, origin }) =>
    answerInSteps(STEP_MS, () => forgotPassword(platform, query, origin)),
  );

  serve(app, resetPasswordCall, ({ body, origin }) => resetPassword(platform, body, origin));

  serve(app, changePasswordCall, ({ body, caller, origin }) => changePassword(platform, caller, body, origin));
}
