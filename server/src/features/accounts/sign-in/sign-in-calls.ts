import {
  beginPasskeySignIn,
  type CallDefinition,
  createSignInNonce,
  finishPasskeySignIn,
  getUserDetailsByEmail,
  requestSignInCode,
  signInWithCode,
  signInWithProvider,
} from '@aarambh/contract';

/** The calls that use the connections of sign-in. */
export const signInCalls: readonly CallDefinition[] = [
  getUserDetailsByEmail,
  createSignInNonce,
  signInWithProvider,
  requestSignInCode,
  signInWithCode,
  beginPasskeySignIn,
  finishPasskeySignIn,
];
