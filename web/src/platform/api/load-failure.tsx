import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '../../platform/api/api.ts';
import { Alert, Button } from '../../ui/index.ts';

/** What went wrong while something was loaded, with a way to try again. */
export function LoadFailure({ query }: { query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> }) {
  return (
    <Alert tone="error" role="alert">
      <p>{query.error instanceof ApiError ? query.error.message : 'An error occurred'}</p>
      <Button variant="secondary" size="small" className="mt-3" busy={query.isFetching} onClick={() => query.refetch()}>
        Try again
      </Button>
    </Alert>
  );
}
