import { useEffect, useRef } from 'react';

/** Missing in TypeScript's DOM library. */
interface OtpCredential extends Credential {
  code: string;
}

/**
 * Reads the OTP from the SMS, if the browser supports WebOTP and the user allows it.
 * @param sentKey changes with every SMS to wait for; 0 waits for none
 */
export function useWebOtp(sentKey: number, onCode: (code: string) => void): void {
  const callback = useRef(onCode);
  useEffect(() => {
    callback.current = onCode;
  });
  useEffect(() => {
    if (!sentKey || !('OTPCredential' in window)) return;
    const abort = new AbortController();
    const request = { otp: { transport: ['sms'] }, signal: abort.signal };
    navigator.credentials.get(request as CredentialRequestOptions).then(
      (credential) => {
        if (credential && !abort.signal.aborted) callback.current((credential as OtpCredential).code);
      },
      // Denied or aborted: the user can type the digits.
      () => undefined,
    );
    return () => abort.abort();
  }, [sentKey]);
}
