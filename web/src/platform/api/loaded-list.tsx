import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RetryAlert, Skeleton } from '../../ui/index.ts';
import { failureText } from './failure-text.ts';

interface LoadedListProps<T> {
  query: UseQueryResult<T[]>;
  /** CSS class with the usual height of the list, which avoids a layout shift. */
  height?: string;
  /** Renders the rows. */
  children: (items: T[]) => ReactNode;
}

/** A list from a query: a skeleton, the rows, or an error with a retry button. */
export function LoadedList<T>({ query, height = 'h-32', children }: LoadedListProps<T>) {
  if (query.data) return <ul>{children(query.data)}</ul>;
  if (!query.error) return <Skeleton className={`${height} rounded-lg`} />;
  return (
    <RetryAlert
      message={failureText(query.error, 'We could not load this list.')}
      busy={query.isFetching}
      onRetry={query.refetch}
    />
  );
}
