import type { InterviewScheduleItem } from '@aarambh/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText } from '../../platform/api/failure-text.ts';
import { RetryAlert, SkeletonCard } from '../../ui/index.ts';

interface InterviewListProps {
  query: UseQueryResult<InterviewScheduleItem[]>;
  /** Shown if there are no interviews. */
  empty: ReactNode;
  /** Renders an interview card. */
  children: (interview: InterviewScheduleItem) => ReactNode;
}

const GRID = 'grid gap-4 lg:grid-cols-2';

/** Interview cards, with loading and error states. */
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
    <RetryAlert
      title="We could not load your interviews"
      message={failureText(error, 'Check your connection and try again.')}
      busy={isFetching}
      onRetry={refetch}
    />
  );
}
