import { Alert, LinkButton } from '../../ui/index.ts';
import { interviewDate, interviewTime, startOf } from './card/interview-when.ts';
import { useUpcoming } from './use-interviews.ts';

/** Alert with the date of the next interview; renders nothing without one (core §2). */
export function InterviewAlert({ accountID }: { accountID: number }) {
  const upcoming = useUpcoming(accountID).data ?? [];
  const [next] = upcoming.toSorted((a, b) => startOf(a).getTime() - startOf(b).getTime());
  if (!next) return null;
  return (
    <Alert tone="info" title="You have an interview scheduled!" className="max-sm:py-3">
      <p>
        {interviewDate(next)}, {interviewTime(next)}
      </p>
      <LinkButton to="/interview-schedules/list" size="small" className="mt-1 sm:mt-2">
        View Details
      </LinkButton>
    </Alert>
  );
}
