import { useCallback, useState } from 'react';
import { failureText } from '../failure-text.ts';
import { afterOtpReply, NO_OTP, type OtpReply, type OtpState } from './otp-state.ts';
import { otpFailures } from './otp-texts.ts';

/** The OTP a page waits for: what the last question for one led to, and whether one is under way. */
export function useOtp(): { otp: OtpState; asking: boolean; follow: (question: Promise<OtpReply>) => Promise<void> } {
  const [otp, setOtp] = useState(NO_OTP);
  const [asking, setAsking] = useState(false);
  const follow = useCallback(async (question: Promise<OtpReply>) => {
    setAsking(true);
    try {
      setOtp(afterOtpReply(await question, Date.now()));
    } catch (error) {
      // The OTP before stays good when the question for another did not arrive.
      setOtp((before) => ({ ...before, text: failureText(error, otpFailures.resend) }));
    }
    setAsking(false);
  }, []);
  return { otp, asking, follow };
}
