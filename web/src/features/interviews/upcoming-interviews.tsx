import type { InterviewScheduleItem } from '@aarambh/contract';
import { useRef } from 'react';
import { Button, EmptyState, LinkButton, VisuallyHidden } from '../../ui/index.ts';
import { preparationByJdAddress } from '../vacancies/index.ts';
import { useCancelInterview } from './cancel/use-cancel-interview.ts';
import { AddToCalendar } from './card/add-to-calendar.tsx';
import { InterviewCard } from './card/interview-card.tsx';
import { InterviewList } from './interview-list.tsx';
import { useBufferHours, useUpcoming } from './use-interviews.ts';

interface UpcomingCardProps {
  accountID: number;
  interview: InterviewScheduleItem;
  onCancelled: () => void;
}

function UpcomingCard({ accountID, interview, onCancelled }: UpcomingCardProps) {
  const { busy, cancel } = useCancelInterview(accountID, interview, onCancelled);
  return (
    <InterviewCard interview={interview}>
      <LinkButton to={preparationByJdAddress(interview)} variant="secondary" className="@md:basis-full">
        View Tailored Interview Questions<VisuallyHidden>: {interview.jobTitle}</VisuallyHidden>
      </LinkButton>
      <AddToCalendar interview={interview} />
      {interview.canCancel && (
        <Button variant="quiet" busy={busy} busyLabel="Cancelling..." onClick={cancel}>
          Cancel interview<VisuallyHidden>: {interview.jobTitle}</VisuallyHidden>
        </Button>
      )}
    </InterviewCard>
  );
}

const NoInterviews = () => (
  <EmptyState
    drawing="inbox"
    title="No upcoming interviews"
    text="When an employer invites you, the date appears here and we email you."
  >
    <LinkButton to="/job/search">Find Jobs</LinkButton>
    <LinkButton to="/profile/update" variant="secondary">
      Update Profile
    </LinkButton>
  </EmptyState>
);

/** Preparation link, and the cost of cancelling. */
function Advice() {
  const hours = useBufferHours();
  return (
    <p className="mb-4 max-w-3xl text-muted">
      Tip: join 5 minutes early. {/* Reserve its height until the hours are loaded, to avoid layout shift. */}
      <span className={hours === undefined ? 'invisible' : undefined}>
        Cancelling is free up to {hours ?? 24} hours before; later it costs one of your guaranteed calls.
      </span>
    </p>
  );
}

/** Upcoming interviews, next first (core §2). */
export function UpcomingInterviews({ accountID }: { accountID: number }) {
  const upcoming = useUpcoming(accountID);
  const place = useRef<HTMLDivElement>(null);
  // The focused button was removed with its card; move focus to the list.
  const onCancelled = () => place.current?.focus();
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {upcoming.data && upcoming.data.length > 0 && <Advice />}
      <InterviewList query={upcoming} empty={<NoInterviews />}>
        {(interview) => <UpcomingCard accountID={accountID} interview={interview} onCancelled={onCancelled} />}
      </InterviewList>
    </div>
  );
}
