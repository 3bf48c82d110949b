import type { Made } from './one-time-code.ts';

/** What is answered to somebody who asked for a code. */
export interface CodeReply {
  /** Contains the word that marks success when a code is on its way or there already. */
  text: string;
  /** Seconds until another code may be asked for; 0 when nothing was sent. */
  waitSeconds: number;
}

/** The reply to somebody who asked for a code. */
export function codeReply({ state, waitSeconds }: Made): CodeReply {
  const seconds = waitSeconds === 1 ? '1 second' : `${waitSeconds} seconds`;
  const text = {
    made: 'The OTP has been sent successfully.',
    'still good': 'The OTP was sent successfully a moment ago.',
    'too soon': `Please wait ${seconds} before you ask for another OTP.`,
  }[state];
  return { text, waitSeconds };
}

/** The reply to somebody for whom no code can be made. */
export const noCode = (text: string): CodeReply => ({ text, waitSeconds: 0 });

/** Tells a page when to offer another code, and with that how old the running one is; no header for 0 seconds. */
export const tellWait = (waitSeconds: number): Record<string, string> =>
  waitSeconds > 0 ? { 'retry-after': String(waitSeconds) } : {};
