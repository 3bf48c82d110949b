import { type ReactNode, Suspense, use } from 'react';
import {
  createRequestHandler,
  type EntryContext,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  useLoaderData,
} from 'react-router';
import { describe, expect, it } from 'vitest';
import { extractInlineScripts } from './inline-scripts.ts';
import { renderDocument, renderStreamed } from './render-document.tsx';
import { RequestReference } from './request-reference.ts';
import { scriptNonce } from './script-nonce.ts';
import { needsScripts, startAfterPaint } from './start-after-paint.ts';

const late = new Promise<string>((resolve) => setImmediate(() => resolve('late part')));
const DATA = { greeting: '</script><b>& \u2028 नमस्ते' };

function Late() {
  return <p>{use(late)}</p>;
}

const layouts: Record<string, () => ReactNode> = {
  '/failed': () => <p>Reference: {use(RequestReference)}</p>,
  '/': () => <p>at once</p>,
  '/late': () => (
    <Suspense fallback="waiting">
      <Late />
    </Suspense>
  ),
};

function Root() {
  const { greeting } = useLoaderData() as typeof DATA;
  return (
    <html lang="en">
      <body>
        <p>{greeting.length}</p>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}

/** Lets React Router call its server hook for a page of a tiny product, and resolves with what the hook gets. */
async function requestPage(path: string): Promise<{ router: EntryContext; url: string }> {
  let received: { router: EntryContext; url: string } | undefined;
  const route = (id: string, parentId?: string) => ({
    id,
    parentId,
    path: id === 'root' ? '' : path.slice(1),
    module: `/${id}.js`,
    hasLoader: id === 'root',
    hasAction: false,
    hasClientLoader: false,
    hasClientAction: false,
    hasClientMiddleware: false,
    hasErrorBoundary: false,
  });
  const build = {
    entry: {
      module: {
        default: async (request: Request, _status: number, _headers: Headers, router: EntryContext) => {
          received = { router, url: request.url };
          return new Response(null);
        },
      },
    },
    routes: {
      root: { ...route('root'), module: { default: Root, loader: () => DATA } },
      page: { ...route('page', 'root'), module: { default: layouts[path] } },
    },
    assets: {
      entry: { module: '/entry.js', imports: [] },
      routes: { root: route('root'), page: route('page', 'root') },
      url: '/manifest.js',
      version: '1',
    },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  } as unknown as ServerBuild;
  await createRequestHandler(build, 'production')(new Request(`http://localhost${path}`), new RouterContextProvider());
  if (!received) throw new Error('React Router did not call the hook.');
  return received;
}

/** What the scripts of a document put into React Router's stream: the data, and whether it was closed. */
function readHandoff(html: string): { data: string; isClosed: boolean } {
  const handoff = { data: '', isClosed: false };
  const streamController = {
    enqueue: (text: string) => {
      handoff.data += text;
    },
    close: () => {
      handoff.isClosed = true;
    },
  };
  const window = { __reactRouterContext: { streamController } };
  for (const script of extractInlineScripts(html, scriptNonce).scripts)
    if (script.includes('streamController.')) new Function('window', script)(window);
  return handoff;
}

describe.each(['/', '/late'])('the document of %s', (path) => {
  it('passes the same data to the browser as one that React Router streams', async () => {
    const { router, url } = await requestPage(path);
    const [first, second] = (router.serverHandoffStream as ReadableStream<Uint8Array>).tee();
    const rendered = await renderDocument({ ...router, serverHandoffStream: first }, url);
    const streamed = await renderStreamed({ ...router, renderMeta: {}, serverHandoffStream: second }, url);
    expect(rendered).toContain(path === '/' ? 'at once' : 'late part');
    const handoff = readHandoff(rendered);
    expect(handoff).toEqual(readHandoff(streamed));
    expect(handoff.isClosed).toBe(true);
    expect(handoff.data).toContain('नमस्ते');
  });
});

it('contains the nonce only where it is removed from', async () => {
  const { router, url } = await requestPage('/');
  const { html, scripts } = extractInlineScripts(await renderDocument(router, url), scriptNonce);
  expect(html).not.toContain(scriptNonce);
  expect(scripts.length).toBe(html.match(/<script>|<script (?!src)[^>]*>/g)?.length);
});

describe('a document that is readable without scripts', () => {
  it('loads none before the launcher starts them, whose copy of the start script is allowed', async () => {
    const { router, url } = await requestPage('/');
    expect(needsScripts(router)).toBe(false);
    const rendered = await renderDocument(router, url);
    const start = /<script[^>]* type="module" async="">(.*?)<\/script>/s.exec(rendered)?.[1];
    const { html, scripts } = extractInlineScripts(startAfterPaint(rendered, scriptNonce), scriptNonce);
    expect(html).not.toMatch(/type="module"|rel="modulepreload"/);
    expect(html).toContain(`type="text/plain" id="start-script">${start}</script>`);
    expect(html).toMatch(/<link rel="later" [^>]*href="\/page\.js"/);
    expect(scripts).toContain(start);
    expect(scripts.at(-1)).toContain("getElementById('start-script')");
    expect(html.endsWith('</script></body></html>')).toBe(true);
  });

  it('is one without a page that React Router renders only in the browser', async () => {
    const { router } = await requestPage('/');
    const page = router.routeModules.page as object;
    const routeModules = { ...router.routeModules, page: { ...page, HydrateFallback: () => null } };
    expect(needsScripts({ ...router, routeModules } as unknown as EntryContext)).toBe(true);
  });
});

it('gives the page of an error the id of its request', async () => {
  const { router, url } = await requestPage('/failed');
  expect(await renderDocument(router, url, 'edge-7')).toContain('edge-7');
});
