import type { AuthResponse, PublicSettings } from '@aarambh/contract';
import { useState } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { OtpForm } from '../contact/otp-form.tsx';
import { afterOtpReply, NO_OTP } from '../contact/otp-state.ts';
import { otpFailures } from '../contact/otp-texts.ts';
import { signInWithCode } from './mobile-sign-in.api.ts';
import { type CodeRequest, RequestCodeForm } from './request-code-form.tsx';

interface MobileSignInProps {
  captcha: PublicSettings['captcha'];
  /** Called with the session; the page is left then. */
  onSignedIn: (reply: AuthResponse) => Promise<void>;
}

/** Sign-in with an OTP sent to a verified mobile number. Another OTP needs another captcha. */
export default function MobileSignIn({ captcha, onSignedIn }: MobileSignInProps) {
  const [request, setRequest] = useState<CodeRequest>({ mobileNo: '', rememberMe: false });
  const [otp, setOtp] = useState(NO_OTP);

  async function submit(code: string): Promise<string | undefined> {
    try {
      const reply = await signInWithCode(api, { ...request, code });
      if (reply.errorMessage) return reply.errorMessage;
      await onSignedIn(reply);
      return undefined;
    } catch (error) {
      return failureText(error, otpFailures.submit);
    }
  }

  if (otp.expiresAt === 0)
    return (
      <RequestCodeForm
        captcha={captcha}
        initial={request}
        onRequested={(sent, reply) => {
          setRequest(sent);
          setOtp(afterOtpReply(reply, Date.now()));
        }}
      />
    );
  return (
    <OtpForm
      otp={otp}
      submitLabel="Log In"
      onSubmit={submit}
      resending={false}
      onResend={async () => setOtp(NO_OTP)}
      takesFocus
    >
      Mobile number <strong className="whitespace-nowrap">+91 {request.mobileNo}</strong>. It can take a minute to
      arrive.
    </OtpForm>
  );
}
