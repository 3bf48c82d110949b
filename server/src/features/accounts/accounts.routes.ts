import { getCountries, getUserDetailsByEmail, logout, saveUserName } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import { countries } from './countries.ts';
import { registerAccount } from './register-account.ts';
import { endSession } from './sessions.queries.ts';
import { signIn } from './sign-in.ts';

const SIGNED_OUT = 'You have been signed out successfully.';

/** Serves registration, sign-in, sign-out and the countries of the registration form. */
export function accountRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, saveUserName, ({ body }) => registerAccount(platform, body));

  serve(app, getUserDetailsByEmail, ({ body, ip }) => signIn(platform, body, ip));

  serve(app, logout, async ({ caller }) => {
    await endSession(platform.db, caller.sessionId, platform.clock.now());
    return SIGNED_OUT;
  });

  serve(app, getCountries, ({ headers }) => {
    headers['cache-control'] = 'public, max-age=86400';
    return [...countries];
  });
}
