import {
  type CallDefinition,
  finishPasskeySignIn,
  getUserDetailsByEmail,
  requestSignInCode,
  signInWithCode,
  signInWithProvider,
} from '@aarambh/contract';

/** The calls that use the connections of sign-in. */
export const signInCalls: readonly CallDefinition[] = [
  getUserDetailsByEmail,
  signInWithProvider,
  requestSignInCode,
  signInWithCode,
  finishPasskeySignIn,
];
