import { MAX_PASSKEYS } from '@aarambh/contract';

/** Why a passkey is not added, for members and staff. */
export const passkeyRefusals = {
  tooMany: `You have ${MAX_PASSKEYS} passkeys, the most an account can have. Please remove one first.`,
  known: 'This passkey is stored already.',
  notVerified: 'We could not verify this passkey. Please try again.',
} as const;
