import { Alert, LinkButton } from '../../../ui/index.ts';

/** Shown to a signed-in user on a page for visitors that was opened without a return URL. */
export function SignedInNotice({ fullName }: { fullName: string }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <Alert tone="info">
        You are already signed in as <strong className="wrap-anywhere">{fullName}</strong>.
      </Alert>
      <LinkButton to="/free-listing-jobs" size="large">
        Continue
      </LinkButton>
    </div>
  );
}
