import { OTP_DIGITS, OTP_MISSING } from '@aarambh/contract';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Alert, Button, OtpField } from '../../../ui/index.ts';
import { minutesAndSeconds, type OtpState } from './otp-state.ts';
import { useSecondsUntil } from './use-seconds-until.ts';
import { useWebOtp } from './use-web-otp.ts';

interface OtpFormProps {
  /** What the server said and until when it holds. */
  otp: OtpState;
  /** Where the OTP went. */
  children: ReactNode;
  submitLabel: string;
  /** Answers what to show at the field, nothing when the OTP was right. */
  onSubmit: (code: string) => Promise<string | undefined>;
  resending: boolean;
  onResend: () => Promise<void>;
  /** For a form that follows another on the page: it takes the focus from there. */
  takesFocus?: boolean | undefined;
}

function Validity({ goodUntil }: { goodUntil: number }) {
  const seconds = useSecondsUntil(goodUntil);
  return (
    <>
      {seconds > 0 && (
        // A timer that is spoken every second would drown everything else.
        <p className="text-muted" role="timer" aria-live="off">
          The OTP is good for <span className="font-semibold text-ink tabular-nums">{minutesAndSeconds(seconds)}</span>
        </p>
      )}
      <p role="status" className="font-medium text-danger empty:hidden">
        {goodUntil > 0 && seconds === 0 && 'The OTP has expired. Please ask for a new one.'}
      </p>
    </>
  );
}

function Resend({ from, busy, onPress }: { from: number; busy: boolean; onPress: () => void }) {
  const seconds = useSecondsUntil(from);
  const waits = seconds > 0;
  return (
    <div className="grid gap-1">
      {/* It stays focusable while one has to wait: a disabled one would throw the keyboard back to the page. */}
      <Button
        variant="secondary"
        busy={busy}
        busyLabel="Sending..."
        aria-disabled={busy || waits || undefined}
        onClick={() => {
          if (!waits) onPress();
        }}
      >
        Resend OTP
      </Button>
      {waits && (
        <p className="text-center text-sm text-muted" aria-live="off">
          You can ask for another OTP in <span className="tabular-nums">{seconds}</span>{' '}
          {seconds === 1 ? 'second' : 'seconds'}.
        </p>
      )}
    </div>
  );
}

/** The OTP somebody got: its field, how long it is good for, and the way to another. Six digits send themselves. */
export function OtpForm({
  otp,
  children,
  submitLabel,
  onSubmit,
  resending,
  onResend,
  takesFocus = false,
}: OtpFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  async function send(given: string) {
    if (busy) return;
    if (!given) {
      setError(OTP_MISSING);
      field.current?.focus();
      return;
    }
    setBusy(true);
    setError(undefined);
    const problem = await onSubmit(given);
    setBusy(false);
    if (problem === undefined) return;
    setError(problem);
    // Another whole code will be typed; a part of one is completed.
    if (given.length === OTP_DIGITS) setCode('');
    field.current?.focus();
  }

  function change(given: string) {
    setCode(given);
    setError(undefined);
    if (given.length === OTP_DIGITS && given !== code) void send(given);
  }

  useWebOtp(otp.goodUntil, change);

  async function resend() {
    setCode('');
    setError(undefined);
    await onResend();
    field.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void send(code);
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {otp.text && (
        <Alert tone={otp.goodUntil > 0 ? 'info' : 'warning'} role="status">
          <p>{otp.text}</p>
          {otp.goodUntil > 0 && children}
        </Alert>
      )}
      <OtpField
        ref={field}
        label="Enter OTP"
        digits={OTP_DIGITS}
        value={code}
        onChange={change}
        readOnly={busy}
        error={error}
      />
      <Validity goodUntil={otp.goodUntil} />
      <Button type="submit" size="large" busy={busy} busyLabel="Checking...">
        {submitLabel}
      </Button>
      <Resend from={otp.resendFrom} busy={resending} onPress={resend} />
    </form>
  );
}
