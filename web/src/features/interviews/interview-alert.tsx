import { Alert, LinkButton } from '../../ui/index.ts';
import { useUpcomingCount } from './use-interviews.ts';

/** Alert for an upcoming interview; renders nothing without one (core §2). */
export function InterviewAlert({ accountID }: { accountID: number }) {
  if (!useUpcomingCount(accountID)) return null;
  return (
    <Alert tone="info" title="You have an interview scheduled!">
      <LinkButton to="/interview-schedules/list" size="small" className="mt-2">
        View Details
      </LinkButton>
    </Alert>
  );
}
