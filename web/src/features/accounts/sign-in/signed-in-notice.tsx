import { Alert, LinkButton } from '../../../ui/index.ts';

interface SignedInNoticeProps {
  fullName: string;
  /** Page and label of the button. */
  target: { to: string; label: string };
}

/** Shown to a signed-in user on a page for visitors. */
export function SignedInNotice({ fullName, target }: SignedInNoticeProps) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <Alert tone="info">
        You are already signed in as <strong className="wrap-anywhere">{fullName}</strong>.
      </Alert>
      <LinkButton to={target.to} size="large">
        {target.label}
      </LinkButton>
    </div>
  );
}
