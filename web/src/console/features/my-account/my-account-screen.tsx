import { getOwnStaffAccount } from '@aarambh/contract';
import { RetryAlert, Skeleton } from '../../../ui/index.ts';
import { useStaffQuery, useStaffSession } from '../../api/index.ts';
import { ConsolePage } from '../../ui/index.ts';
import { AppSection } from './app-section.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { RecoverySection } from './recovery-section.tsx';
import { SessionSection } from './session-section.tsx';

/** The user's account: second factors, recovery codes, password and sessions. */
export function Component() {
  const { data, error, reload } = useStaffQuery(getOwnStaffAccount, {});
  const staff = useStaffSession()?.staff;
  return (
    <ConsolePage title="My account">
      {error && !data && <RetryAlert message={error.message} onRetry={reload} />}
      {!error && !data && <Skeleton className="h-96" />}
      {data && staff && (
        <>
          <p className="text-muted wrap-anywhere">
            {staff.fullName} · {staff.email} · {staff.roles.join(', ')}
          </p>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 lg:grid-cols-2">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
              <PasskeySection passkeys={data.passkeys} />
              <AppSection appSince={data.appSince} />
              <RecoverySection codesLeft={data.recoveryCodesLeft} />
            </div>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
              <PasswordSection email={staff.email} />
              <SessionSection sessions={data.sessions} />
            </div>
          </div>
        </>
      )}
    </ConsolePage>
  );
}
