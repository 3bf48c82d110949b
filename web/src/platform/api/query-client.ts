import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

/**
 * Data that belongs to the signed-in account, fetched and kept in the browser; the server never fetches with it.
 * Only pages below `member-pages.tsx` read it through hooks: public pages do not carry the library.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // A refusal stays a refusal; only a lost connection or a busy server is worth another try.
      retry: (tries, error) =>
        tries < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status === 503),
    },
  },
});
