import type { StaffSession } from '@aarambh/contract';
import { type ReactNode, useState } from 'react';
import { RecoveryCodes } from '../../factors/recovery-codes.tsx';
import { FactorStep } from './factor-step.tsx';
import type { NextStep } from './next-step.ts';
import { type SetUp, SetUpStep } from './set-up-step.tsx';
import { SignInPage } from './sign-in-page.tsx';

type State = { step: 'password' } | NextStep | ({ step: 'recovery' } & SetUp);

const titles: Record<State['step'], string> = {
  password: 'Sign in',
  'second-factor': 'Second factor',
  'set-up': 'Set up your second factor',
  recovery: 'Your recovery codes',
};

interface SignInStepsProps {
  /** Of the first step. */
  title?: string | undefined;
  /** The first step, which determines the next one. */
  first: (onDone: (next: NextStep) => void) => ReactNode;
  onSignedIn: (session: StaffSession) => void;
}

/** Signing in, step by step: the password, then the second factor or setting it up with its recovery codes. */
export function SignInSteps({ title, first, onSignedIn }: SignInStepsProps) {
  const [state, setState] = useState<State>({ step: 'password' });
  return (
    <SignInPage title={(state.step === 'password' && title) || titles[state.step]}>
      {state.step === 'password' && first(setState)}
      {state.step === 'second-factor' && (
        <FactorStep
          ticket={state.ticket}
          factors={state.factors}
          onDone={onSignedIn}
          onBack={() => setState({ step: 'password' })}
        />
      )}
      {state.step === 'set-up' && (
        <SetUpStep ticket={state.ticket} onDone={(setUp) => setState({ step: 'recovery', ...setUp })} />
      )}
      {state.step === 'recovery' && (
        <RecoveryCodes
          codes={state.recoveryCodes}
          doneLabel="Open the console"
          onDone={() => onSignedIn({ token: state.token, expiration: state.expiration, staff: state.staff })}
        />
      )}
    </SignInPage>
  );
}
