import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { loadWebAuthnFormats } from './load-webauthn.ts';

/**
 * A new credential without its attestation, the statement of the maker of the authenticator. We neither request nor
 * trust one; verifying one that is sent anyway would fetch the addresses of revocation lists that its
 * certificates name.
 * @throws when the credential is malformed
 */
export async function withoutAttestation(credential: RegistrationResponseJSON): Promise<RegistrationResponseJSON> {
  const { decodeAttestationObject, isoCBOR } = await loadWebAuthnFormats();
  const sent = decodeAttestationObject(new Uint8Array(Buffer.from(credential.response.attestationObject, 'base64url')));
  const attestationObject = isoCBOR.encode(
    new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', sent.get('authData')],
    ]),
  );
  const response = {
    ...credential.response,
    attestationObject: Buffer.from(attestationObject).toString('base64url'),
  };
  return { ...credential, response };
}
