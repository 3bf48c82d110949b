import { beginPasskeyConfirmation, confirmStaffFactor, finishPasskeyConfirmation } from '@aarambh/contract';
import { useSyncExternalStore } from 'react';
import { Sheet } from '../../ui/index.ts';
import { FactorForm } from '../factors/factor-form.tsx';
import { factorRequests } from './factor-request.ts';
import { staffApi } from './staff-api.ts';
import { useStaffSession } from './staff-session.ts';

/** Asks for a second factor when a call needs a fresh one, and then lets the call continue. */
export function FactorDialog() {
  const request = useSyncExternalStore(factorRequests.subscribe, factorRequests.current);
  const session = useStaffSession();
  return (
    <Sheet title="Confirm your identity" open={request !== undefined} onClose={() => request?.answer(false)}>
      {request && (
        <div className="grid gap-4">
          <p>Money, roles, exports and your own account need a second factor entered in the last ten minutes.</p>
          <FactorForm
            factors={session?.staff.factors ?? []}
            confirmLabel="Confirm"
            onCode={async (code) => {
              await staffApi(confirmStaffFactor, { body: { code } });
              request.answer(true);
            }}
            beginPasskey={() => staffApi(beginPasskeyConfirmation)}
            onPasskey={async (credential) => {
              await staffApi(finishPasskeyConfirmation, { body: { credential } });
              request.answer(true);
            }}
          />
        </div>
      )}
    </Sheet>
  );
}
