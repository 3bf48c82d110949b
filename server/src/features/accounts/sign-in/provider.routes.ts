import { createSignInNonce, signInWithProvider as signInWithProviderCall } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { serveCall } from '../../../infra/http/serve-call.ts';
import { issueSignInNonce } from './sign-in-nonce.ts';
import { signInWithProvider } from './sign-in-with-provider.ts';

/** Serves the calls of sign-in with a provider. */
export function providerRoutes(app: FastifyInstance, context: AppContext): void {
  serveCall(app, createSignInNonce, () => ({ nonce: issueSignInNonce(context) }));

  serveCall(app, signInWithProviderCall, ({ body, origin }) => signInWithProvider(context, body.idToken, origin));
}
