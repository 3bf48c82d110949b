import type { UseQueryResult } from '@tanstack/react-query';
import { RetryAlert } from '../../ui/index.ts';
import { ApiError } from './api.ts';

/** Alert for a failed query, with a retry button. */
export function LoadFailure({ query }: { query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> }) {
  return (
    <RetryAlert
      message={query.error instanceof ApiError ? query.error.message : 'An error occurred'}
      busy={query.isFetching}
      onRetry={query.refetch}
    />
  );
}
