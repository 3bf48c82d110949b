import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

// Import this file lazily: no first load needs it.

type WebAuthnJson = Record<string, unknown>;

/**
 * Asks the authenticator for a new passkey.
 * @throws {Error} by its name: `NotAllowedError` when the person cancelled, `InvalidStateError` when it has one already
 */
export async function createCredential(options: WebAuthnJson): Promise<WebAuthnJson> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return { ...(await startRegistration({ optionsJSON })) };
}

/** Ends a request that waits, so that the browser accepts another one, such as for an OTP. */
export const cancelRequest = (): void => WebAuthnAbortService.cancelCeremony();

/**
 * Asks the authenticator to sign in; a request that waits already ends with `AbortError`.
 * @param isInField the passkeys are offered in the list of a field, and the request waits until one is chosen
 */
export async function getCredential(options: WebAuthnJson, isInField: boolean): Promise<WebAuthnJson> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { ...(await startAuthentication({ optionsJSON, useBrowserAutofill: isInField })) };
}
