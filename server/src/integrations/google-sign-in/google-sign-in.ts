import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { CallError } from '../../lib/call-error.ts';
import type { SignInProvider } from './sign-in-provider.ts';

const KEYS = 'https://www.googleapis.com/oauth2/v3/certs';
const KEYS_TIMEOUT_MS = 3_000;
const RETRY_AFTER_SECONDS = 5;

/** Errors of the key set that mean an invalid token, not an unavailable provider. */
const tokenErrors = [errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys, errors.JOSENotSupported];

/**
 * Google Identity Services. The provider's keys are fetched when first needed and cached for ten minutes.
 * @param keysAddress another address of the keys, for tests
 */
export function openGoogleSignIn(clientId: string, keysAddress: string = KEYS): SignInProvider {
  const remote = createRemoteJWKSet(new URL(keysAddress), { timeoutDuration: KEYS_TIMEOUT_MS });
  const keys: JWTVerifyGetKey = async (header, token) => {
    try {
      return await remote(header, token);
    } catch (error) {
      if (tokenErrors.some((type) => error instanceof type)) throw error;
      throw new CallError('unavailable', undefined, { retryAfter: RETRY_AFTER_SECONDS });
    }
  };
  return {
    settings: { kind: 'google', clientID: clientId },
    sources: {
      script: ['https://accounts.google.com/gsi/client'],
      frame: ['https://accounts.google.com/gsi/'],
      connect: ['https://accounts.google.com/gsi/'],
      style: ['https://accounts.google.com/gsi/style'],
    },
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
    keys,
  };
}
