import './root.css';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { footer, hasTabBar, OfflineNotice, PageAnnouncer, TabBar, TopNavigation } from './features/navigation/index.ts';
import {
  notFoundMessage,
  OfflineMessage,
  UnexpectedError,
  unauthorizedMessage,
} from './features/static-pages/index.ts';
import { ApiError } from './platform/api/api.ts';
import { earlyCallsScript } from './platform/document/early-calls.ts';
import { earlyRedirectScript } from './platform/document/early-redirect.ts';
import { pageContext } from './platform/document/page-context.ts';
import { scriptNonce } from './platform/document/script-nonce.ts';
import { brand } from './platform/figures/brand.ts';
import { SESSION_SCRIPT } from './platform/session/session.ts';
import { DialogHost, runWhenSettled, ToastHost } from './ui/index.ts';

const HALF_HOUR_MS = 30 * 60_000;

/**
 * Data for every page. `now` is the time of rendering, so that server and browser compute the same ages in days. Days in
 * India begin on a half hour of UTC: `now` is rounded down to that, so that rendering the same data gives the same page.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { demo, publicUrl, now } = context.get(pageContext);
  return { demo, publicUrl, now: new Date(now.getTime() - (now.getTime() % HALF_HOUR_MS)).toISOString() };
}

/** Ages and settings are not loaded again on navigation. */
export const shouldRevalidate = () => false;

/** The HTTP status of an error of a loader, or of a call whose failure concerns the whole page; 0 for any other error. */
const statusOf = (error: unknown): number =>
  isRouteErrorResponse(error) || error instanceof ApiError ? error.status : 0;

const titles: Record<number, string> = { 403: 'Unauthorized Access', 404: 'Page not found' };

/** The title of a page that failed to load; other pages set their own. */
export const meta: Route.MetaFunction = ({ error }) => {
  if (!error) return [{ title: brand.name }];
  const title = titles[statusOf(error)] ?? 'Something went wrong';
  return [{ title: `${title} | ${brand.name}` }, { name: 'robots', content: 'noindex' }];
};

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/brand/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

/** Scripts load after the style sheet, as in entry.server.tsx. React Router's types lack this attribute. */
const lowPriority: object = { fetchPriority: 'low' };

/** Runs on every page once it has settled. */
function Background() {
  const [Work, setWork] = useState<ComponentType>();
  useEffect(
    () =>
      runWhenSettled(async () => {
        const { BackgroundWork } = await import('./background-work.tsx');
        setWork(() => BackgroundWork);
      }),
    [],
  );
  return Work && <Work />;
}

export function Layout({ children }: { children: ReactNode }) {
  const hasTabs = hasTabBar(useLocation().pathname);
  // It has run before hydration, so the browser bundle does not contain its text.
  const matches = useMatches();
  const script = import.meta.env.SSR ? earlyRedirectScript(matches) + SESSION_SCRIPT + earlyCallsScript(matches) : '';
  return (
    // The script in the head sets data-session before React hydrates.
    <html lang="en-IN" className={hasTabs ? 'has-tab-bar' : ''} data-session="out" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#0b5c62" />
        <script nonce={scriptNonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
        <Meta />
        <Links />
      </head>
      <body>
        <a href="#main" className="skip-link">
          Skip to content
        </a>
        <TopNavigation />
        {/* The footer starts below the first screen, so that late content does not shift it. */}
        <main id="main" tabIndex={-1} className="min-h-dvh">
          {children}
        </main>
        <footer.Part />
        {hasTabs && <TabBar />}
        <OfflineNotice />
        <PageAnnouncer />
        <Background />
        <DialogHost />
        <ToastHost />
        <ScrollRestoration />
        <Scripts {...lowPriority} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = statusOf(error);
  if (status === 404 || status === 410) return <notFoundMessage.Part />;
  if (status === 403) return <unauthorizedMessage.Part />;
  // Without a connection also the code of a page cannot be loaded. Node has no `onLine`.
  if (navigator.onLine === false || (error instanceof ApiError && error.status === 0)) return <OfflineMessage />;
  return <UnexpectedError requestId={error instanceof ApiError ? error.problem?.requestId : undefined} />;
}
