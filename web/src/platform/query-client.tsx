import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from './api.ts';

/** Data that belongs to the signed-in account, fetched and kept in the browser. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            staleTime: 30_000,
            // A refusal stays a refusal; only a lost connection or a busy server is worth another try.
            retry: (tries, error) => tries < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status === 503),
          },
        },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
