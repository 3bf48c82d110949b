import {
  getCountries,
  getJobSeekerDetails,
  getUserDetailsByEmail,
  logout,
  saveFullName as saveFullNameCall,
  saveUserName,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import { serveCall } from '../../infra/http/serve-call.ts';
import type { PersonalDataSource } from '../../infra/personal-data.ts';
import { getDetails } from './accounts.queries.ts';
import { captchaRoutes } from './captcha/captcha.routes.ts';
import { emailChangeRoutes } from './contact/email-change/email-change.routes.ts';
import { emailVerificationRoutes } from './contact/email-verification/email-verification.routes.ts';
import { saveFullName } from './contact/full-name/save-full-name.ts';
import { mobileRoutes } from './contact/mobile/mobile.routes.ts';
import { mobileSignInRoutes } from './mobile-sign-in/mobile-sign-in.routes.ts';
import { passkeyRoutes } from './passkeys/passkeys.routes.ts';
import { passwordRoutes } from './passwords/passwords.routes.ts';
import { personalDataRoutes } from './personal-data/personal-data.routes.ts';
import { countries } from './registration/countries.ts';
import { registerAccount } from './registration/register-account.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { providerRoutes } from './sign-in/provider.routes.ts';
import { signIn } from './sign-in/sign-in.ts';
import { signOut } from './sign-in/sign-out.ts';

/**
 * Serves the calls of accounts: registration, sign-in, contact, passwords, sessions and personal data.
 * @param sources the other features that store personal data
 * @param hasVerifiedTag whether a running plan of an account carries the verified tag
 */
export function accountRoutes(
  app: FastifyInstance,
  context: AppContext,
  sources: readonly PersonalDataSource[],
  hasVerifiedTag: (db: Db, accountId: number, now: Date) => Promise<boolean>,
): void {
  const { db, clock } = context;
  /** For calls that read the tables of accounts only. */
  const reserved = { ...context, db: context.reservedDb };
  /** For calls that sign in. */
  const signingIn = { ...context, db: context.signInDb };

  serveCall(app, saveUserName, ({ body, origin }) => registerAccount(reserved, body, origin));

  serveCall(app, getUserDetailsByEmail, ({ body, origin }) => signIn(signingIn, body, origin));

  serveCall(app, logout, ({ caller, origin }) => signOut(reserved, caller, origin));

  serveCall(app, getCountries, ({ headers }) => {
    headers['cache-control'] = 'public, max-age=86400';
    return [...countries];
  });

  serveCall(app, getJobSeekerDetails, async ({ params }) =>
    getDetails(db, params.id, await hasVerifiedTag(db, params.id, clock.now())),
  );

  serveCall(app, saveFullNameCall, ({ caller, body, origin }) => saveFullName(context, caller, body.fullName, origin));

  providerRoutes(app, signingIn);
  passkeyRoutes(app, reserved, signingIn);
  mobileSignInRoutes(app, signingIn);
  captchaRoutes(app, reserved);
  passwordRoutes(app, reserved);
  emailVerificationRoutes(app, context);
  mobileRoutes(app, context);
  emailChangeRoutes(app, context);
  sessionRoutes(app, reserved);
  personalDataRoutes(app, context, sources);
}
