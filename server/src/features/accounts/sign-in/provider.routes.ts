import { createSignInNonce, signInWithProvider as signInWithProviderCall } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../app-context.ts';
import { serve } from '../../../infra/http/serve-call.ts';
import { makeNonce } from './sign-in-nonce.ts';
import { signInWithProvider } from './sign-in-with-provider.ts';

/** Serves sign-in with a provider. */
export function providerRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, createSignInNonce, () => ({ nonce: makeNonce(platform) }));

  serve(app, signInWithProviderCall, ({ body, origin }) => signInWithProvider(platform, body.idToken, origin));
}
