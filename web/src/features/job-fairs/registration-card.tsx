import { type JobFair, jobFairTexts } from '@aarambh/contract';
import type { FormEvent } from 'react';
import { EMPLOYERS_ASK_NO_MONEY } from '../../platform/figures/money-texts.ts';
import { dateTimeText } from '../../platform/text/format.ts';
import { Check } from '../../ui/display/icons.tsx';
import { Button, Card, LinkButton } from '../../ui/index.ts';
import { fairAddress, placesText } from './fair-texts.ts';
import { useRegistration } from './use-registration.ts';

const MEANING = [
  'Your seat is reserved. We will email you the date and venue.',
  'We send you a reminder by mail the day before.',
  'We do not share your resume: you decide at the fair who gets it.',
  `Entry is free. ${EMPLOYERS_ASK_NO_MONEY}`,
  'You can withdraw until the fair is over.',
];

/** Reason why registration is closed. */
const closed: Record<Exclude<JobFair['status'], 'Open'>, string> = {
  Full: jobFairTexts.full,
  Closed: jobFairTexts.over,
  Over: 'This job fair is over.',
  Cancelled: `${jobFairTexts.cancelled} Please do not travel there.`,
};

/** Without JavaScript the button links to the sign-in page. */
function RegisterButton({ fair, busy, onPress }: { fair: JobFair; busy: boolean; onPress: () => void }) {
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) onPress();
  }
  return (
    <form method="get" action="/account/login" onSubmit={submit} className="grid">
      <input type="hidden" name="returnUrl" value={fairAddress(fair.jobFairID)} />
      <Button type="submit" variant="accent" busy={busy} busyLabel="Registering...">
        Register
      </Button>
    </form>
  );
}

function Standing({ fair }: { fair: JobFair }) {
  const { busy, change } = useRegistration(fair);
  const { status, isRegistered } = fair;
  if (isRegistered && status !== 'Over' && status !== 'Cancelled')
    return (
      <>
        <p className="flex items-center gap-2 font-semibold text-good">
          <Check aria-hidden="true" className="size-5 shrink-0" />
          You are registered. See you there!
        </p>
        <Button variant="secondary" busy={busy} busyLabel="Withdrawing..." onClick={() => change('withdraw')}>
          Withdraw
        </Button>
      </>
    );
  if (status === 'Open')
    return (
      <>
        <p className="font-semibold">{placesText(fair)}</p>
        <RegisterButton fair={fair} busy={busy} onPress={() => change('register')} />
        <p className="text-sm text-muted">Register until {dateTimeText(fair.registerUntil)} IST.</p>
      </>
    );
  return (
    <>
      <p className="font-semibold">{closed[status]}</p>
      <LinkButton to="/job-fair" variant="secondary">
        See other job fairs
      </LinkButton>
    </>
  );
}

/** Registration status and actions. */
export function RegistrationCard({ fair }: { fair: JobFair }) {
  const isOpen = fair.status === 'Open' || fair.isRegistered;
  return (
    <Card as="section" aria-labelledby="registration-title" className="grid gap-4">
      <h2 id="registration-title" className="text-lg">
        Registration
      </h2>
      <Standing fair={fair} />
      {isOpen && fair.status !== 'Over' && fair.status !== 'Cancelled' && (
        <div className="border-t border-line pt-4">
          <h3 className="text-base">About registration</h3>
          <ul className="mt-2 grid list-disc gap-1.5 ps-5 text-sm text-muted">
            {MEANING.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
