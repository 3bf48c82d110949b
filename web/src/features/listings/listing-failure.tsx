import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError, UNREACHABLE } from '../../platform/api/api.ts';
import { Alert, Button } from '../../ui/index.ts';

/** Says that jobs could not be loaded, and tries again. */
export function ListingFailure({ title, query }: { title: string; query: UseQueryResult }) {
  const { error, isFetching, refetch } = query;
  return (
    <Alert tone="error" role="alert" title={title}>
      <p>{error instanceof ApiError ? error.message : UNREACHABLE}</p>
      <Button variant="secondary" size="small" className="mt-3" busy={isFetching} onClick={() => refetch()}>
        Try again
      </Button>
    </Alert>
  );
}
