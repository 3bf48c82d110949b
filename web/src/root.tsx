import './ui/theme.css';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root.ts';
import { Footer, OfflineNotice, PageAnnouncer, TopNavigation } from './features/navigation/index.ts';
import { NotFound, Trouble, Unauthorized } from './features/static-pages/index.ts';
import { pageContext } from './platform/document/page-context.ts';
import { scriptNonce } from './platform/document/script-nonce.ts';
import { brand } from './platform/figures/brand.ts';
import { SESSION_SCRIPT } from './platform/session/session.ts';
import { DialogHost } from './ui/index.ts';

const HALF_HOUR_MS = 30 * 60_000;

/**
 * What every page knows. `now` is when the page was made, so that server and browser count ages alike: in days, which
 * begin in India at a half hour of UTC. To that it is rounded, and a page made anew of the same data is the same page.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { demo, publicUrl, now } = context.get(pageContext);
  return { demo, publicUrl, now: new Date(now.getTime() - (now.getTime() % HALF_HOUR_MS)).toISOString() };
}

/** Ages and settings need no second look on every navigation. */
export const shouldRevalidate = () => false;

/** The title of a page that failed before it had one; a page that loads says its own. */
export const meta: Route.MetaFunction = ({ error }) => {
  if (!error) return [{ title: brand.name }];
  const title = isRouteErrorResponse(error) && error.status === 404 ? 'Page not found' : 'Something went wrong';
  return [{ title: `${title} | ${brand.name}` }, { name: 'robots', content: 'noindex' }];
};

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

/** As entry.server.tsx says of the files they load; the types of React Router do not know it yet. */
const afterReading: object = { fetchPriority: 'low' };

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The script in the head marks who is signed in before React looks.
    <html lang="en-IN" data-session="out" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#0b5c62" />
        {/* It has run before React looks, so the browser's code need not carry its text. */}
        <script
          nonce={scriptNonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? SESSION_SCRIPT : '' }}
        />
        <Meta />
        <Links />
      </head>
      <body>
        <a href="#main" className="skip-link">
          Skip to the content
        </a>
        <TopNavigation />
        {/* The footer begins below the first screen, so that what arrives late does not push it. */}
        <main id="main" tabIndex={-1} className="min-h-dvh">
          {children}
        </main>
        <Footer />
        <OfflineNotice />
        <PageAnnouncer />
        <DialogHost />
        <ScrollRestoration />
        <Scripts {...afterReading} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && (error.status === 404 || error.status === 410)) return <NotFound />;
  if (isRouteErrorResponse(error) && error.status === 403) return <Unauthorized />;
  return <Trouble />;
}
