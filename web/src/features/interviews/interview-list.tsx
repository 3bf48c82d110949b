import type { InterviewScheduleItem } from '@aarambh/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Alert, Button, SkeletonCard } from '../../ui/index.ts';
import { failureText } from '../accounts/index.ts';

interface InterviewListProps {
  query: UseQueryResult<InterviewScheduleItem[]>;
  /** What stands there without any. */
  empty: ReactNode;
  /** The card of an interview. */
  children: (interview: InterviewScheduleItem) => ReactNode;
}

const GRID = 'grid gap-4 lg:grid-cols-2';

/** Cards of interviews: their shape while loading, or what went wrong with a way to try again. */
export function InterviewList({ query, empty, children }: InterviewListProps) {
  const { data, error, refetch, isFetching } = query;
  if (data?.length === 0) return empty;
  if (data)
    return (
      <ul className={GRID}>
        {data.map((interview) => (
          <li key={interview.interviewScheduleID} className="min-w-0">
            {children(interview)}
          </li>
        ))}
      </ul>
    );
  if (!error)
    return (
      <div className={GRID}>
        <SkeletonCard />
        <SkeletonCard />
      </div>
    );
  return (
    <Alert tone="error" role="alert" title="We could not load your interviews">
      <p>{failureText(error, 'Check your connection and try again.')}</p>
      <Button variant="secondary" size="small" className="mt-3" busy={isFetching} onClick={() => refetch()}>
        Try again
      </Button>
    </Alert>
  );
}
