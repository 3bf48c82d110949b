import { type AuthResponse, createSignInNonce, signInWithProvider } from '@aarambh/contract';
import type { Api } from '../../../platform/api/api.ts';

/** A value for one sign-in with a provider, good for ten minutes. */
export const askForNonce = async (api: Api): Promise<string> => (await api(createSignInNonce)).nonce;

/** Signs in with what the provider gave. A filled `errorMessage` in the answer is a refusal. */
export const signInWithCredential = (api: Api, idToken: string): Promise<AuthResponse> =>
  api(signInWithProvider, { body: { idToken } });
