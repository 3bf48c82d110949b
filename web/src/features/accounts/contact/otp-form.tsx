import { OTP_DIGITS, OTP_MISSING } from '@aarambh/contract';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Alert, Button, OtpField } from '../../../ui/index.ts';
import { minutesAndSeconds, type OtpState } from './otp-state.ts';
import { useSecondsUntil } from './use-seconds-until.ts';
import { useWebOtp } from './use-web-otp.ts';

interface OtpFormProps {
  /** The server's last text and the times it implies. */
  otp: OtpState;
  /** Where the OTP was sent. */
  children: ReactNode;
  submitLabel: string;
  /** Resolves to the message to show at the field; undefined when the OTP was accepted. */
  onSubmit: (code: string) => Promise<string | undefined>;
  resending: boolean;
  onResend: () => Promise<void>;
  /** Whether the field takes the focus when it appears. */
  takesFocus?: boolean | undefined;
}

function Expiry({ expiresAt }: { expiresAt: number }) {
  const seconds = useSecondsUntil(expiresAt);
  return (
    <>
      {seconds > 0 && (
        // Not announced: a screen reader would read it every second.
        <p className="text-muted" role="timer" aria-live="off">
          OTP expires in <span className="font-semibold text-ink tabular-nums">{minutesAndSeconds(seconds)}</span>
        </p>
      )}
      <p role="status" className="font-medium text-danger empty:hidden">
        {expiresAt > 0 && seconds === 0 && 'The OTP has expired. Please request a new one.'}
      </p>
    </>
  );
}

function Resend({ availableAt, busy, onPress }: { availableAt: number; busy: boolean; onPress: () => void }) {
  const seconds = useSecondsUntil(availableAt);
  const isWaiting = seconds > 0;
  return (
    <div className="grid gap-1">
      {/* aria-disabled instead of disabled: the button keeps the keyboard focus during the cool-down. */}
      <Button
        variant="secondary"
        busy={busy}
        busyLabel="Sending..."
        aria-disabled={busy || isWaiting || undefined}
        onClick={() => {
          if (!isWaiting) onPress();
        }}
      >
        Resend OTP
      </Button>
      {isWaiting && (
        <p className="text-center text-sm text-muted" aria-live="off">
          You can request another OTP in <span className="tabular-nums">{seconds}</span>{' '}
          {seconds === 1 ? 'second' : 'seconds'}.
        </p>
      )}
    </div>
  );
}

/** OTP field with its expiry and a resend button. Six digits are submitted automatically. */
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

  async function send(value: string) {
    if (busy) return;
    if (!value) {
      setError(OTP_MISSING);
      field.current?.focus();
      return;
    }
    setBusy(true);
    setError(undefined);
    const message = await onSubmit(value);
    setBusy(false);
    if (message === undefined) return;
    setError(message);
    // A rejected code is cleared; an incomplete one can be completed.
    if (value.length === OTP_DIGITS) setCode('');
    field.current?.focus();
  }

  function change(value: string) {
    setCode(value);
    // The number of remaining tries stays until the next code is sent.
    if (error === OTP_MISSING) setError(undefined);
    if (value.length === OTP_DIGITS && value !== code) void send(value);
  }

  useWebOtp(otp.expiresAt, change);

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
        <Alert tone={otp.expiresAt > 0 ? 'info' : 'warning'} role="status">
          <p>{otp.text}</p>
          {otp.expiresAt > 0 && children}
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
      <Expiry expiresAt={otp.expiresAt} />
      <Button type="submit" size="large" busy={busy} busyLabel="Checking...">
        {submitLabel}
      </Button>
      <Resend availableAt={otp.resendAt} busy={resending} onPress={resend} />
    </form>
  );
}
