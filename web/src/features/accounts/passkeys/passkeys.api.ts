import {
  type AuthResponse,
  beginPasskeyRegistration,
  beginPasskeySignIn,
  finishPasskeyRegistration,
  finishPasskeySignIn,
  getPasskeys,
  type Passkey,
  removePasskey as removePasskeyCall,
} from '@aarambh/contract';
import type { Api } from '../../../platform/api/api.ts';

/** Options or a credential of WebAuthn in their JSON form. */
type WebAuthnJson = Record<string, unknown>;

/** The passkeys of the account. */
export const listPasskeys = (api: Api, accountID: number): Promise<Passkey[]> =>
  api(getPasskeys, { params: { accountID: String(accountID) } });

/** Options for creating a passkey; the password is needed when the session is no longer fresh. */
export const beginRegistration = (api: Api, accountID: number, password: string): Promise<WebAuthnJson> =>
  api(beginPasskeyRegistration, { body: { accountID, ...(password ? { password } : {}) } });

/** Stores a created passkey and returns all. */
export const finishRegistration = (
  api: Api,
  form: { accountID: number; name: string; credential: WebAuthnJson },
): Promise<Passkey[]> => api(finishPasskeyRegistration, { body: form });

/** Removes a passkey and returns those that are left. */
export const removePasskey = (api: Api, accountID: number, passkeyID: number): Promise<Passkey[]> =>
  api(removePasskeyCall, { body: { accountID, passkeyID } });

/** Options for signing in with a passkey. */
export const beginSignIn = (api: Api): Promise<WebAuthnJson> => api(beginPasskeySignIn);

/** Signs in with a passkey. A non-empty `errorMessage` in the reply is a refusal. */
export const finishSignIn = (api: Api, credential: WebAuthnJson, rememberMe: boolean): Promise<AuthResponse> =>
  api(finishPasskeySignIn, { body: { credential, rememberMe } });
