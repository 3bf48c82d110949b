import type { IssuedCode } from './one-time-code.ts';

/** The reply to a request for a code. */
export interface CodeReply {
  /** Contains the word that marks success when a code has been sent, now or recently. */
  text: string;
  /** Seconds until another code may be requested; 0 when no code was sent. */
  waitSeconds: number;
}

/** The reply for an issued code, or for one refused within the cool-down. */
export function codeReply({ state, waitSeconds }: IssuedCode): CodeReply {
  const seconds = waitSeconds === 1 ? '1 second' : `${waitSeconds} seconds`;
  const text = {
    issued: 'The OTP has been sent successfully.',
    'still valid': 'The OTP was sent successfully a moment ago.',
    'too soon': `Please wait ${seconds} before you request another OTP.`,
  }[state];
  return { text, waitSeconds };
}

/** The reply when no code can be issued. */
export const refuseCode = (text: string): CodeReply => ({ text, waitSeconds: 0 });

/**
 * The retry-after header, from which the page knows when to offer another code and the age of the current one; none for
 * 0 seconds.
 */
export const retryAfterHeader = (waitSeconds: number): Record<string, string> =>
  waitSeconds > 0 ? { 'retry-after': String(waitSeconds) } : {};
