import { Alert, LinkButton } from '../../../ui/index.ts';

interface SignedInNoticeProps {
  fullName: string;
  /** Where to go on and what the button says. */
  onward: { to: string; label: string };
}

/** For somebody who opens a page for visitors while signed in. */
export function SignedInNotice({ fullName, onward }: SignedInNoticeProps) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <Alert tone="info">
        You are already signed in as <strong className="wrap-anywhere">{fullName}</strong>.
      </Alert>
      <LinkButton to={onward.to} size="large">
        {onward.label}
      </LinkButton>
    </div>
  );
}
