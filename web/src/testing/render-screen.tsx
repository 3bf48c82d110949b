import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { createRoutesStub, useLocation } from 'react-router';
import { render } from 'vitest-browser-react';
import { DataQueryClient } from '../platform/api/data-query-client.ts';
import { storeSession } from '../platform/session/session.ts';
import { DialogHost, ToastHost } from '../ui/index.ts';

/** The account that `signIn` signs in. */
export const member = { accountID: 7, fullName: 'Priya Raghunathan' };

/** Stores a session, like signing in. */
export function signIn(): void {
  storeSession({ ...member, token: 'the-token', expiration: '2099-01-01T00:00:00Z', errorMessage: '' });
}

/** Stand-in for all other pages: renders the URL. */
function OtherPage() {
  const { pathname, search } = useLocation();
  return <p data-testid="location">{pathname + search}</p>;
}

interface ScreenOptions {
  /** The route pattern as in routes.ts, with a leading slash. */
  path?: string;
  /** The URL to open; the path by default. */
  url?: string;
  loaderData?: unknown;
}

/**
 * Renders a component at a URL, with dialogs, toasts, data queries and navigation as in the product. Other URLs render
 * their URL as the text of `[data-testid=location]`.
 */
export async function renderScreen(Screen: ComponentType<never> | (() => ReactNode), options: ScreenOptions = {}) {
  const { path = '/', url = path, loaderData = null } = options;
  const Stub = createRoutesStub([
    { id: 'screen', path, Component: Screen as ComponentType, loader: () => loaderData, HydrateFallback: () => null },
    { path: '*', Component: OtherPage },
  ]);
  const queryClient = new DataQueryClient({ defaultOptions: { queries: { retry: false } } });
  return await render(
    <QueryClientProvider client={queryClient}>
      <Stub initialEntries={[url]} />
      <DialogHost />
      <ToastHost />
    </QueryClientProvider>,
  );
}
