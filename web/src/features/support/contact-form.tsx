import { type PublicSettings, sendSupportMessage } from '@aarambh/contract';
import { useRef, useState } from 'react';
import { api } from '../../platform/api/browser-api.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { rethrowFieldErrors } from '../../platform/forms/field-errors.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { Alert, Button, TextAreaField, TextField } from '../../ui/index.ts';
import { CaptchaField, useCaptchaPass } from '../accounts/index.ts';

const FAILED = 'We could not send your message. Please try again, or write to us by email.';
const fields = ['fullName', 'email', 'subject', 'text'];

interface ContactFormProps {
  captcha: PublicSettings['captcha'];
  /** Hours within which a first reply is promised. */
  replyHours: number;
}

/** The contact form: what is sent becomes a case of our support. */
export function ContactForm({ captcha: captchaSettings, replyHours }: ContactFormProps) {
  const captcha = useCaptchaPass();
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState<{ caseID: number; email: string }>();
  const outcome = useRef<HTMLDivElement>(null);

  const form = useForm({
    defaultValues: { fullName: '', email: '', subject: '', text: '' },
    loadSchema: () => import('./contact-form-schema.ts').then((module) => module.schema),
    async onSubmit(values) {
      setFailure(undefined);
      if (!captcha.requireSolved()) return;
      try {
        const pass = await captcha.requestPass();
        if (pass === undefined) return;
        const { caseID } = await api(sendSupportMessage, { body: { ...values, pass } });
        setSent({ caseID, email: values.email });
        form.reset();
        outcome.current?.focus();
      } catch (error) {
        rethrowFieldErrors(error, fields);
        setFailure(failureText(error, FAILED));
      }
    },
  });

  return (
    <form {...form.formProps} aria-label="Write to us" className="grid max-w-2xl gap-5">
      <div ref={outcome} tabIndex={-1} className="empty:hidden">
        {sent && (
          <Alert tone="success" role="status">
            Thank you. We have your message: case {sent.caseID}. We will reply to {sent.email} within {replyHours}{' '}
            hours.
          </Alert>
        )}
        {failure && (
          <Alert tone="error" role="alert">
            {failure}
          </Alert>
        )}
      </div>
      <TextField label="Your name" autoComplete="name" error={form.errors.fullName} {...form.register('fullName')} />
      <TextField
        label="Your email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={form.errors.email}
        {...form.register('email')}
      />
      <TextField
        label="Subject"
        optionalLabel="optional"
        autoComplete="off"
        error={form.errors.subject}
        {...form.register('subject')}
      />
      <TextAreaField
        label="What is it about?"
        hint="Never send us a password or an OTP."
        rows={5}
        error={form.errors.text}
        {...form.register('text')}
      />
      <CaptchaField settings={captchaSettings} captcha={captcha} />
      <Button {...form.submitProps} size="large" busyLabel="Sending...">
        Send
      </Button>
    </form>
  );
}
