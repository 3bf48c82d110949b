import { isSuccessText, OTP_COOL_DOWN_SECONDS, OTP_MINUTES } from '@aarambh/contract';

/** The reply to a request for an OTP. */
export interface OtpReply {
  text: string;
  /** Seconds until another may be requested; 0 when the server sent no `Retry-After`. */
  waitSeconds: number;
}

/** The OTP a page waits for. Times are milliseconds since 1970, 0 for none. */
export interface OtpState {
  /** The server's last text. */
  text: string;
  expiresAt: number;
  resendAt: number;
}

/** The state before the first request. */
export const NO_OTP: OtpState = { text: '', expiresAt: 0, resendAt: 0 };

/**
 * The state after a reply. A repeated request returns the OTP that was sent before, whose age follows from the remaining
 * cool-down.
 */
export function afterOtpReply({ text, waitSeconds }: OtpReply, now: number): OtpState {
  const resendAt = waitSeconds > 0 ? now + waitSeconds * 1_000 : 0;
  if (!isSuccessText(text)) return { text, expiresAt: 0, resendAt };
  const ageSeconds = OTP_COOL_DOWN_SECONDS - waitSeconds;
  return { text, expiresAt: now + (OTP_MINUTES * 60 - ageSeconds) * 1_000, resendAt };
}

/** Whole seconds until a time; 0 when it has passed. */
export const secondsUntil = (moment: number, now: number): number => Math.max(0, Math.ceil((moment - now) / 1_000));

/** Seconds as m:ss: 605 → 10:05, 575 → 9:35. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
