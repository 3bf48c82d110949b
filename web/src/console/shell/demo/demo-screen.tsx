import { SignInPage } from '../sign-in/sign-in-page.tsx';
import { DemoAccounts } from './demo-accounts.tsx';

/** The codes of the demo accounts, for a signed-in user who is asked for a fresh one. */
export function Component() {
  return (
    <SignInPage title="Demo codes">
      <p>On a demo that runs on this machine, the staff accounts and their codes are listed here.</p>
      <DemoAccounts />
    </SignInPage>
  );
}
