import {
  beginStaffPasskeySignIn,
  confirmStaffSignIn,
  finishStaffPasskeySignIn,
  type StaffFactor,
  type StaffSession,
} from '@aarambh/contract';
import { Button } from '../../../ui/index.ts';
import { staffApi } from '../../api/index.ts';
import { FactorForm } from '../../factors/factor-form.tsx';

interface FactorStepProps {
  ticket: string;
  factors: readonly StaffFactor[];
  onDone: (session: StaffSession) => void;
  onBack: () => void;
}

/** The second step of signing in: a passkey, a code of the authenticator app, or a recovery code. */
export function FactorStep({ ticket, factors, onDone, onBack }: FactorStepProps) {
  return (
    <FactorForm
      factors={factors}
      confirmLabel="Sign in"
      onCode={async (code) => onDone(await staffApi(confirmStaffSignIn, { body: { ticket, code } }))}
      beginPasskey={() => staffApi(beginStaffPasskeySignIn, { body: { ticket } })}
      onPasskey={async (credential) =>
        onDone(await staffApi(finishStaffPasskeySignIn, { body: { ticket, credential } }))
      }
    >
      <Button variant="quiet" size="small" onClick={onBack}>
        Use another account
      </Button>
    </FactorForm>
  );
}
