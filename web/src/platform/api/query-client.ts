import { ApiError } from './api.ts';
import { DataQueryClient } from './data-query-client.ts';

/**
 * TanStack Query client for the data of the signed-in account; it is never used on the server. Only pages below
 * `member-pages.tsx` use its hooks: public pages do not load the library.
 */
export const queryClient = new DataQueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Offline the service worker answers with what it has; without it the query fails and waits for the connection.
      networkMode: 'offlineFirst',
      // Retry only a lost connection or a busy server.
      retry: (tries, error) =>
        tries < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status === 503),
      // The server denies an account its own pages only as a whole: the Unauthorized page is shown (core §2).
      throwOnError: (error) => error instanceof ApiError && error.status === 403,
    },
  },
});
