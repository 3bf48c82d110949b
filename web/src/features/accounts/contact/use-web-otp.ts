import { useEffect, useRef } from 'react';

/** Not in TypeScript's library: only some browsers on phones have it. */
interface OtpCredential extends Credential {
  code: string;
}

/**
 * Takes the OTP out of the message that brings it, where the browser can and the person allows it (WebOTP).
 * @param sending changes with every message to wait for; 0 waits for none
 */
export function useWebOtp(sending: number, onCode: (code: string) => void): void {
  const take = useRef(onCode);
  useEffect(() => {
    take.current = onCode;
  });
  useEffect(() => {
    if (!sending || !('OTPCredential' in window)) return;
    const leaving = new AbortController();
    const request = { otp: { transport: ['sms'] }, signal: leaving.signal };
    navigator.credentials.get(request as CredentialRequestOptions).then(
      (credential) => {
        if (credential && !leaving.signal.aborted) take.current((credential as OtpCredential).code);
      },
      // Refused or left: the digits can be typed.
      () => undefined,
    );
    return () => leaving.abort();
  }, [sending]);
}
