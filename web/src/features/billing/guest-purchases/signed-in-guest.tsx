import { Alert, LinkButton } from '../../../ui/index.ts';
import { checkoutAddress } from '../plans/index.ts';

/** For a signed-in member on a page for guests: the plan is bought with the account instead. */
export function SignedInGuest({ fullName, planID }: { fullName: string; planID: number }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <Alert tone="info">
        You are signed in as <strong className="wrap-anywhere">{fullName}</strong>, so you do not need to fill in
        anything.
      </Alert>
      <LinkButton to={checkoutAddress('combo', planID)} size="large">
        Continue to your order
      </LinkButton>
    </div>
  );
}
