import type { AppContext } from '../../../app-context.ts';
import { consumeSingleUseToken, issueSingleUseToken } from '../../../infra/single-use-token.ts';

const SIGN_IN_NONCE = { purpose: 'sign-in-nonce', lifetimeMs: 10 * 60_000 };

/**
 * Sign-in nonce: the provider signs it into the id token, so that a stolen or replayed token is useless. Valid once,
 * for ten minutes.
 */
export const issueSignInNonce = (context: AppContext): string => issueSingleUseToken(context, SIGN_IN_NONCE);

/** Consumes a sign-in nonce; false when it is forged, expired or used. */
export const consumeSignInNonce = (context: AppContext, nonce: string): Promise<boolean> =>
  consumeSingleUseToken(context, SIGN_IN_NONCE, nonce);
