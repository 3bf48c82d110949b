import { type AuthResponse, createSignInNonce, signInWithProvider } from '@aarambh/contract';
import type { Api } from '../../../platform/api/api.ts';

/** A nonce for one sign-in with a provider, valid for ten minutes. */
export const createNonce = async (api: Api): Promise<string> => (await api(createSignInNonce)).nonce;

/** Signs in with the provider's ID token. A non-empty `errorMessage` in the reply is a refusal. */
export const signInWithCredential = (api: Api, idToken: string): Promise<AuthResponse> =>
  api(signInWithProvider, { body: { idToken } });
