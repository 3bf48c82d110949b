import { Navigate, useSearchParams } from 'react-router';
import { storeStaffSession, useStaffSession } from '../../api/index.ts';
import { DemoAccounts } from '../demo/demo-accounts.tsx';
import { PasswordStep } from './password-step.tsx';
import { SignInSteps } from './sign-in-steps.tsx';

/** Only addresses of the console: another one would make the sign-in page a redirect to anywhere. */
const isOwnAddress = (next: string) => /^\/(?![/\\])/.test(next);

/** Signing in to the console. Afterwards it opens the screen that was asked for. */
export function Component() {
  const [params] = useSearchParams();
  const session = useStaffSession();
  const next = params.get('next') ?? '/';
  if (session) return <Navigate to={isOwnAddress(next) ? next : '/'} replace />;
  return (
    <>
      <SignInSteps first={(onDone) => <PasswordStep onDone={onDone} />} onSignedIn={storeStaffSession} />
      <div className="mx-auto w-full max-w-md px-4 pb-10">
        <DemoAccounts />
      </div>
    </>
  );
}
