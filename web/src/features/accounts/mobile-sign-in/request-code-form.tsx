import { isSuccessText, type PublicSettings } from '@aarambh/contract';
import { useState } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { rethrowFieldErrors } from '../../../platform/forms/field-errors.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { Alert, Button, CheckboxField, FieldError, TextField } from '../../../ui/index.ts';
import { checkCaptchaToken } from '../accounts.api.ts';
import { Captcha } from '../captcha/captcha.tsx';
import type { OtpReply } from '../contact/otp-state.ts';
import { requestCode } from './mobile-sign-in.api.ts';

/** The submitted values of the form. */
export interface CodeRequest {
  mobileNo: string;
  rememberMe: boolean;
}

interface RequestCodeFormProps {
  captcha: PublicSettings['captcha'];
  /** The values of an earlier request. */
  initial: CodeRequest;
  onRequested: (request: CodeRequest, reply: OtpReply) => void;
}

const CAPTCHA_MISSING = 'Please complete the reCAPTCHA.';
const CAPTCHA_REFUSED = 'Captcha validation failed on server.';

/** Requests an OTP for a mobile number, after a captcha. */
export function RequestCodeForm({ captcha, initial, onRequested }: RequestCodeFormProps) {
  const [token, setToken] = useState('');
  const [isTokenMissing, setTokenMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState('');

  async function send(request: CodeRequest): Promise<void> {
    const check = await checkCaptchaToken(api, token);
    if (!check.success) return setRefusal(CAPTCHA_REFUSED);
    const reply = await requestCode(api, request.mobileNo, check.pass);
    if (isSuccessText(reply.text)) onRequested(request, reply);
    else setRefusal(reply.text);
  }

  const form = useForm({
    defaultValues: { ...initial },
    loadSchema: () => import('./mobile-number-schema.ts').then((module) => module.schema),
    async onSubmit(request) {
      setTokenMissing(!token);
      if (!token) return;
      setRefusal('');
      try {
        await send(request);
      } catch (error) {
        rethrowFieldErrors(error, ['mobileNo']);
        setRefusal(failureText(error, 'An error occurred while logging in.'));
      } finally {
        // A captcha token can be used once.
        setToken('');
        setAttempt((count) => count + 1);
      }
    },
  });

  return (
    <form {...form.formProps} className="grid gap-5">
      {refusal && (
        <Alert tone="warning" role="alert">
          {refusal}
        </Alert>
      )}
      <TextField
        label="Mobile Number"
        type="tel"
        autoComplete="tel-national"
        prefix="+91"
        hint="An Indian number (+91) that you verified, or logged in with, in the last 90 days."
        error={form.errors.mobileNo}
        {...form.register('mobileNo')}
      />
      <CheckboxField label="Keep me signed in" {...form.registerCheckbox('rememberMe')} />
      <div className="grid gap-1.5">
        <Captcha
          key={attempt}
          settings={captcha}
          onSolved={(solved) => {
            setToken(solved);
            setTokenMissing(false);
          }}
        />
        <FieldError>{isTokenMissing ? CAPTCHA_MISSING : undefined}</FieldError>
      </div>
      <Button {...form.submitProps} size="large" busyLabel="Sending...">
        Send OTP
      </Button>
    </form>
  );
}
