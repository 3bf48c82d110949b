import {
  beginPasskeyRegistration,
  beginPasskeySignIn as beginPasskeySignInCall,
  finishPasskeyRegistration,
  finishPasskeySignIn,
  getPasskeys,
  removePasskey as removePasskeyCall,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { serveCall } from '../../../infra/http/serve-call.ts';
import { listPasskeys } from './passkeys.queries.ts';
import { beginRegistration, finishRegistration } from './register-passkey.ts';
import { removePasskey } from './remove-passkey.ts';
import { beginPasskeySignIn, signInWithPasskey } from './sign-in-with-passkey.ts';

/**
 * Serves the calls of passkeys.
 * @param signingIn the context with the connections of sign-in
 */
export function passkeyRoutes(app: FastifyInstance, context: AppContext, signingIn: AppContext): void {
  serveCall(app, getPasskeys, ({ caller }) => listPasskeys(context.db, caller.accountId));

  serveCall(app, beginPasskeyRegistration, ({ caller, body, origin }) =>
    beginRegistration(context, caller, body.password, origin),
  );

  serveCall(app, finishPasskeyRegistration, ({ caller, body, origin }) =>
    finishRegistration(context, caller, body, origin),
  );

  serveCall(app, removePasskeyCall, ({ caller, body, origin }) =>
    removePasskey(context, caller, body.passkeyID, origin),
  );

  serveCall(app, beginPasskeySignInCall, () => beginPasskeySignIn(signingIn));

  serveCall(app, finishPasskeySignIn, ({ body, origin }) => signInWithPasskey(signingIn, body, origin));
}
