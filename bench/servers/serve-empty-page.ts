import { createServer } from 'node:http';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRequestHandler, type ServerBuild, ServerRouter } from 'react-router';

/*
 * Peer for uncached pages: a minimal React Router application with one route, no data, one paragraph, `renderToString`
 * and node's HTTP server.
 */
const page = () =>
  createElement('html', { lang: 'en' }, createElement('body', null, createElement('p', null, 'An empty page.')));

const build = {
  entry: {
    module: {
      default: (request: Request, status: number, headers: Headers, context: never) => {
        headers.set('content-type', 'text/html; charset=utf-8');
        const html = renderToString(createElement(ServerRouter, { context, url: request.url }));
        return new Response(`<!DOCTYPE html>${html}`, { status, headers });
      },
    },
  },
  routes: { root: { id: 'root', path: '', module: { default: page } } },
  assets: {
    entry: { module: '/entry.js', imports: [] },
    routes: {
      root: {
        id: 'root',
        path: '',
        module: '/root.js',
        imports: [],
        hasAction: false,
        hasLoader: false,
        hasClientAction: false,
        hasClientLoader: false,
        hasClientMiddleware: false,
        hasErrorBoundary: false,
      },
    },
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
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild;

const handle = createRequestHandler(build, 'production');
const server = createServer(async (request, response) => {
  const page = await handle(new Request(`http://127.0.0.1${request.url}`));
  response.writeHead(page.status, Object.fromEntries(page.headers));
  response.end(Buffer.from(await page.arrayBuffer()));
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as { port: number }).port }));
for (const end of ['SIGTERM', 'disconnect']) process.once(end, () => process.exit(0));
