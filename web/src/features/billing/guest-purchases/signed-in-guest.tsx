import { Alert, LinkButton } from '../../../ui/index.ts';
import { checkoutAddress } from '../plans/index.ts';

/** For somebody who is signed in and opens a page for guests: their plan belongs to their account. */
export function SignedInGuest({ fullName, planID }: { fullName: string; planID: number }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <Alert tone="info">
        You are signed in as <strong className="wrap-anywhere">{fullName}</strong>, so nothing has to be filled in.
      </Alert>
      <LinkButton to={checkoutAddress('combo', planID)} size="large">
        Go on to the order
      </LinkButton>
    </div>
  );
}
