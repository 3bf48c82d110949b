import { isSuccessText, OTP_COOL_DOWN_SECONDS, OTP_MINUTES } from '@aarambh/contract';

/** The answer to somebody who asked for an OTP. */
export interface OtpReply {
  text: string;
  /** Seconds until another may be asked for; 0 when the server does not say. */
  waitSeconds: number;
}

/** What a page knows of the OTP that was sent; moments are milliseconds since 1970, 0 for none. */
export interface OtpState {
  /** What the server said last. */
  text: string;
  goodUntil: number;
  resendFrom: number;
}

/** The state before anything was asked for. */
export const NO_OTP: OtpState = { text: '', goodUntil: 0, resendFrom: 0 };

/**
 * What a reply means for the page's clocks. A repeated question gets the OTP that is on its way already, so its age
 * follows from how long one still has to wait for another.
 */
export function afterOtpReply({ text, waitSeconds }: OtpReply, now: number): OtpState {
  const resendFrom = waitSeconds > 0 ? now + waitSeconds * 1_000 : 0;
  if (!isSuccessText(text)) return { text, goodUntil: 0, resendFrom };
  const ageSeconds = OTP_COOL_DOWN_SECONDS - waitSeconds;
  return { text, goodUntil: now + (OTP_MINUTES * 60 - ageSeconds) * 1_000, resendFrom };
}

/** Whole seconds until a moment, none when it is over. */
export const secondsUntil = (moment: number, now: number): number => Math.max(0, Math.ceil((moment - now) / 1_000));

/** Seconds as mm:ss: 605 → 10:05. */
export function minutesAndSeconds(seconds: number): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}
