import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError, UNREACHABLE } from '../../platform/api/api.ts';
import { RetryAlert } from '../../ui/index.ts';

/** Alert for jobs that could not be loaded, with a retry. */
export function ListingFailure({ title, query }: { title: string; query: UseQueryResult }) {
  const { error, isFetching, refetch } = query;
  return (
    <RetryAlert
      title={title}
      message={error instanceof ApiError ? error.message : UNREACHABLE}
      busy={isFetching}
      onRetry={refetch}
    />
  );
}
