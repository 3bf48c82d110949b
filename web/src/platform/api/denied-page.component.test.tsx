import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRoutesStub } from 'react-router';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ErrorBoundary } from '../../root.tsx';
import { ApiError } from './api.ts';
import { queryClient } from './query-client.ts';

async function openPage(error: ApiError) {
  queryClient.clear();
  function Page() {
    const query = useQuery({ queryKey: ['denied', error.status], queryFn: () => Promise.reject(error) });
    return <p>{query.error ? `Part failed: ${query.error.message}` : 'Loading'}</p>;
  }
  const Stub = createRoutesStub([{ path: '/', Component: Page, ErrorBoundary: ErrorBoundary as never }]);
  // React reports errors that reach a boundary.
  vi.spyOn(console, 'error').mockReturnValue();
  return render(
    <QueryClientProvider client={queryClient}>
      <Stub />
    </QueryClientProvider>,
  );
}

it('data that the server denies shows the Unauthorized page', async () => {
  const screen = await openPage(new ApiError('You do not have permission to view this page.', 403));
  await expect.element(screen.getByRole('heading', { name: 'Unauthorized Access' })).toBeVisible();
});

it('any other failure stays in its part of the page', async () => {
  const screen = await openPage(new ApiError('Please choose a valid page.', 400));
  await expect.element(screen.getByText('Part failed: Please choose a valid page.')).toBeVisible();
});
