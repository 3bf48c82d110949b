import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Alert, Button, Skeleton } from '../../ui/index.ts';
import { failureText } from './failure-text.ts';

interface LoadedListProps<T> {
  query: UseQueryResult<T[]>;
  /** How high the list mostly is, so that nothing below it moves when it comes. */
  height?: string;
  /** The rows of the list. */
  children: (items: T[]) => ReactNode;
}

/** A list that is loaded: its shape while waiting, its rows, or what went wrong with a way to try again. */
export function LoadedList<T>({ query, height = 'h-32', children }: LoadedListProps<T>) {
  if (query.data) return <ul>{children(query.data)}</ul>;
  if (!query.error) return <Skeleton className={`${height} rounded-lg`} />;
  return (
    <Alert tone="error" role="alert">
      <p>{failureText(query.error, 'We could not load this list.')}</p>
      <Button variant="secondary" size="small" className="mt-3" busy={query.isFetching} onClick={() => query.refetch()}>
        Try again
      </Button>
    </Alert>
  );
}
