import { useCallback, useState } from 'react';
import { failureText } from '../../../platform/api/failure-text.ts';
import { afterOtpReply, NO_OTP, type OtpReply, type OtpState } from './otp-state.ts';
import { otpFailures } from './otp-texts.ts';

/** The OTP a page waits for: the state after the last request, and whether a request is in flight. */
export function useOtp(): {
  otp: OtpState;
  isRequesting: boolean;
  follow: (request: Promise<OtpReply>) => Promise<void>;
} {
  const [otp, setOtp] = useState(NO_OTP);
  const [isRequesting, setRequesting] = useState(false);
  const follow = useCallback(async (request: Promise<OtpReply>) => {
    setRequesting(true);
    try {
      setOtp(afterOtpReply(await request, Date.now()));
    } catch (error) {
      // The previous OTP stays valid when the request for another one failed.
      setOtp((previous) => ({ ...previous, text: failureText(error, otpFailures.resend) }));
    }
    setRequesting(false);
  }, []);
  return { otp, isRequesting, follow };
}
