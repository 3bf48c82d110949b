import type { StaffFactor } from '@aarambh/contract';
import { type FormEvent, type ReactNode, useState } from 'react';
import { isUseCancelled } from '../../platform/passkeys/describe-browser-refusal.ts';
import { Alert, Button, TextField } from '../../ui/index.ts';
import { focusFirst } from '../ui/focus-first.ts';
import { describeMissingPasskeys } from './passkey-domain.ts';

type WebAuthnJson = Record<string, unknown>;

interface FactorFormProps {
  /** Those that the staff member has set up; recovery codes always count. */
  factors: readonly StaffFactor[];
  /** The button below a code. */
  confirmLabel: string;
  onCode: (code: string) => Promise<void>;
  /** Options for using a passkey. */
  beginPasskey: () => Promise<WebAuthnJson>;
  onPasskey: (credential: WebAuthnJson) => Promise<void>;
  /** Other ways on, beside the choice of the factor. */
  children?: ReactNode;
}

type Way = StaffFactor | 'recovery';

const otherWays: Record<Way, string> = {
  passkey: 'Use a passkey',
  app: 'Use the app',
  recovery: 'Use a recovery code',
};

/** The field or button that the form is about, in a dialog that opens as well as after a change of the way. */
const focusOnMount = (element: HTMLElement | null): void => {
  focusFirst(element);
  element?.focus();
};

const NO_PASSKEY_USED = 'No passkey was used. Try again, or use a code.';

/** Asks for a second factor: a passkey, a code of the authenticator app, or a recovery code. */
export function FactorForm({ factors, children, ...actions }: FactorFormProps) {
  const missing = factors.includes('passkey') ? describeMissingPasskeys() : undefined;
  const ways: Way[] = [...factors.filter((factor) => factor !== 'passkey' || !missing), 'recovery'];
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery');
  return (
    <div className="grid gap-4">
      {missing && <Alert tone="info">{missing}</Alert>}
      {way === 'passkey' ? <PasskeyPart {...actions} /> : <CodePart key={way} way={way} {...actions} />}
      <div className="flex flex-wrap justify-between gap-2">
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} variant="quiet" size="small" onClick={() => setWay(other)}>
              {otherWays[other]}
            </Button>
          ))}
        {children}
      </div>
    </div>
  );
}

type Actions = Omit<FactorFormProps, 'factors' | 'children'>;

function PasskeyPart({ beginPasskey, onPasskey }: Actions) {
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  async function press() {
    setBusy(true);
    setFailure('');
    try {
      const [options, { getCredential }] = await Promise.all([
        beginPasskey(),
        import('../../platform/passkeys/use-authenticator.ts'),
      ]);
      await onPasskey(await getCredential(options, false));
    } catch (error) {
      setFailure(isUseCancelled(error) ? NO_PASSKEY_USED : (error as Error).message);
      setBusy(false);
    }
  }

  return (
    <>
      <p>Your device asks for your fingerprint, face, screen lock or security key.</p>
      {failure && (
        <Alert tone="error" role="alert">
          {failure}
        </Alert>
      )}
      <Button ref={focusOnMount} busy={busy} busyLabel="Waiting..." onClick={press}>
        Continue with a passkey
      </Button>
    </>
  );
}

function CodePart({ way, confirmLabel, onCode }: Actions & { way: 'app' | 'recovery' }) {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isRecovery = way === 'recovery';

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    if (code.length < 6)
      return setError(isRecovery ? 'Enter a recovery code' : 'Enter the six digits shown in your app');
    setBusy(true);
    try {
      await onCode(code);
    } catch (failure) {
      setError((failure as Error).message);
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        label={isRecovery ? 'Recovery code' : 'Code from your authenticator app'}
        name="code"
        autoComplete="one-time-code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        maxLength={40}
        ref={focusOnMount}
        error={error}
        onChange={() => setError(undefined)}
      />
      <Button type="submit" busy={busy}>
        {confirmLabel}
      </Button>
    </form>
  );
}
