import type { FormEvent } from 'react';
import { vacancyAddress } from '../../platform/public-addresses.ts';
import { Button, type ButtonSize, classNames } from '../../ui/index.ts';
import type { Applying } from './use-apply.ts';

interface ApplyButtonProps {
  applying: Applying;
  size?: ButtonSize | undefined;
  className?: string | undefined;
}

/** Apply Now button. Without JavaScript it links to the account pages. */
export function ApplyButton({ applying, size = 'medium', className }: ApplyButtonProps) {
  const { vacancy, applied, busy, isWaiting, apply } = applying;
  const { vacancyID, isManualPostedJob } = vacancy;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) apply();
  }

  return (
    <form
      method="get"
      action={isManualPostedJob ? '/account/login' : `/account/register/${vacancyID}`}
      onSubmit={submit}
      className={classNames('grid', className)}
    >
      {isManualPostedJob && <input type="hidden" name="returnUrl" value={vacancyAddress(vacancy)} />}
      <Button
        type="submit"
        variant="accent"
        size={size}
        busy={busy}
        busyLabel="Applying..."
        disabled={applied || isWaiting}
      >
        {applied ? 'Applied' : isWaiting ? 'Not sent yet' : 'Apply Now'}
      </Button>
    </form>
  );
}
