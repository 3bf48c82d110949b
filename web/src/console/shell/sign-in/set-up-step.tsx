import {
  beginStaffPasskeySetUp,
  beginTotpSetUp,
  type CallReply,
  finishStaffPasskeySetUp,
  finishTotpSetUp,
} from '@aarambh/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, RetryAlert } from '../../../ui/index.ts';
import { staffApi } from '../../api/index.ts';
import { AppForm } from '../../factors/app-form.tsx';
import { describeMissingPasskeys } from '../../factors/passkey-domain.ts';
import { PasskeyForm } from '../../factors/passkey-form.tsx';

export type SetUp = CallReply<typeof finishTotpSetUp>;

interface SetUpStepProps {
  ticket: string;
  onDone: (setUp: SetUp) => void;
}

/** Sets up the second factor: a passkey, where the browser has them, or an authenticator app. */
export function SetUpStep({ ticket, onDone }: SetUpStepProps) {
  const missing = describeMissingPasskeys();
  const [way, setWay] = useState<'passkey' | 'app'>();
  if (way === 'app' || missing)
    return (
      <>
        {missing && <p className="text-sm text-muted">{missing}</p>}
        <AppSetUp ticket={ticket} onDone={onDone} onBack={missing ? undefined : () => setWay(undefined)} />
      </>
    );
  if (way === 'passkey')
    return (
      <PasskeyForm
        begin={() => staffApi(beginStaffPasskeySetUp, { body: { ticket } })}
        finish={async (created) => onDone(await staffApi(finishStaffPasskeySetUp, { body: { ticket, ...created } }))}
      >
        <Button variant="quiet" onClick={() => setWay(undefined)}>
          Back
        </Button>
      </PasskeyForm>
    );
  return (
    <div className="grid gap-4">
      <p>You need a second factor besides your password.</p>
      <div className="grid gap-1">
        <Button onClick={() => setWay('passkey')}>Passkey</Button>
        <p className="text-sm text-muted">
          Fingerprint, face or screen lock of this device, or a security key. It cannot be phished.
        </p>
      </div>
      <div className="grid gap-1">
        <Button variant="secondary" onClick={() => setWay('app')}>
          Authenticator app
        </Button>
        <p className="text-sm text-muted">An app on your phone shows six digits that you type.</p>
      </div>
    </div>
  );
}

function AppSetUp({ ticket, onDone, onBack }: SetUpStepProps & { onBack: (() => void) | undefined }) {
  // Once: a second secret would replace the first.
  const { data, error, refetch } = useQuery({
    queryKey: [beginTotpSetUp.path, ticket],
    queryFn: () => staffApi(beginTotpSetUp, { body: { ticket } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error) return <RetryAlert message={error.message} onRetry={refetch} />;
  return (
    <AppForm secret={data} finish={async (code) => onDone(await staffApi(finishTotpSetUp, { body: { ticket, code } }))}>
      {onBack && (
        <Button variant="quiet" onClick={onBack}>
          Back
        </Button>
      )}
    </AppForm>
  );
}
