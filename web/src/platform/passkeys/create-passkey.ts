type WebAuthnJson = Record<string, unknown>;

/**
 * Creates a passkey with the options of a call, while which the code for it loads.
 * @returns the credential for the call that stores it
 * @throws {Error} of the call, or as `createCredential`
 */
export async function createPasskey(begin: () => Promise<WebAuthnJson>): Promise<WebAuthnJson> {
  const [options, { createCredential }] = await Promise.all([begin(), import('./use-authenticator.ts')]);
  return await createCredential(options);
}
