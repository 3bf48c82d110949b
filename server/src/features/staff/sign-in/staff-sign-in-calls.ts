import {
  beginStaffPasskeySignIn,
  type CallDefinition,
  confirmStaffSignIn,
  finishStaffPasskeySignIn,
  staffSignIn,
} from '@aarambh/contract';

/** The calls of staff that use the connections of sign-in. */
export const staffSignInCalls: readonly CallDefinition[] = [
  staffSignIn,
  confirmStaffSignIn,
  beginStaffPasskeySignIn,
  finishStaffPasskeySignIn,
];
