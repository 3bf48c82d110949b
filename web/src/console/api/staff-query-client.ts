import { ApiError } from '../../platform/api/api.ts';
import { DataQueryClient } from '../../platform/api/data-query-client.ts';

/** TanStack Query client of the console. Staff act on what they see: data is loaded again with every visit of a screen. */
export const staffQueryClient = new DataQueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // Retry only a lost connection or a busy server.
      retry: (tries, error) => tries < 2 && error instanceof ApiError && (error.status === 0 || error.status === 503),
    },
  },
});
