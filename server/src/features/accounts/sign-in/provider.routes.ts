import { createSignInNonce, signInWithProvider as signInWithProviderCall } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { serveCall } from '../../../infra/http/serve-call.ts';
import { makeNonce } from './sign-in-nonce.ts';
import { signInWithProvider } from './sign-in-with-provider.ts';

/** Serves sign-in with a provider. */
export function providerRoutes(app: FastifyInstance, context: AppContext): void {
  serveCall(app, createSignInNonce, () => ({ nonce: makeNonce(context) }));

  serveCall(app, signInWithProviderCall, ({ body, origin }) => signInWithProvider(context, body.idToken, origin));
}
