import { jwtVerify } from 'jose';
import { z } from 'zod';
import { CallError } from '../../lib/call-error.ts';
import { truncate } from '../../lib/text/clean-text.ts';
import type { SignInProvider } from './sign-in-provider.ts';

/** Clock skew between two machines. */
const CLOCK_SKEW_SECONDS = 10;

/** The identity in a valid id token. */
export interface VerifiedIdentity {
  issuer: string;
  subject: string;
  email: string;
  isEmailVerified: boolean;
  /** The provider hosts this mailbox, so the owner of the identity owns the mailbox now. */
  isAuthoritative: boolean;
  fullName: string;
  nonce: string;
}

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.boolean(),
  name: z.string().optional(),
  hd: z.string().min(1).optional(),
  nonce: z.string(),
});

/** The name without control characters; the part before the @ when there is none. */
function nameOf(name: string | undefined, email: string): string {
  const clean = (name ?? '').replace(/\p{Cc}/gu, ' ').trim();
  return truncate(clean || email.split('@', 1).join(''), 200);
}

/**
 * Verifies an id token: signed with RS256 by the provider, issued for us, not expired, with an email and a nonce. The
 * caller checks the nonce.
 * @returns undefined when the token is invalid
 * @throws {CallError} unavailable when the provider's keys cannot be fetched
 */
export async function verifyIdToken(
  provider: SignInProvider,
  idToken: string,
  now: Date,
): Promise<VerifiedIdentity | undefined> {
  const payload = await jwtVerify(idToken, provider.keys, {
    algorithms: ['RS256'],
    audience: provider.settings.clientID,
    issuer: [...provider.issuers],
    requiredClaims: ['exp', 'iat'],
    clockTolerance: CLOCK_SKEW_SECONDS,
    currentDate: now,
  }).then(
    (verified) => verified.payload,
    (error: unknown) => {
      if (error instanceof CallError) throw error;
      return undefined;
    },
  );
  const claims = claimsSchema.safeParse(payload);
  if (!claims.success) return undefined;
  const { sub, email, email_verified: isEmailVerified, name, hd, nonce } = claims.data;
  const isAuthoritative = isEmailVerified && (/@gmail\.com$/i.test(email) || hd !== undefined);
  return {
    issuer: provider.issuers[0],
    subject: sub,
    email,
    isEmailVerified,
    isAuthoritative,
    fullName: nameOf(name, email),
    nonce,
  };
}
