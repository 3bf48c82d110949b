import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReactNode } from 'react';
import { buildApp } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/config.ts';
import { type CreateWebHandler, serveWebPages } from '../../server/src/infra/http/serve-web-pages.ts';
import { openAppContext } from '../../server/src/runtime/open-app-context.ts';

/*
 * Peer for uncached pages: React's `renderToString` of the very tree that the product renders for the page of the
 * environment variable PAGE, and node's HTTP server. Data, routing, headers and everything else of the page is left out.
 */
const web = join(import.meta.dirname, '../../web');
// The build imports React from the installed packages, so what is replaced here before it is loaded is what it calls.
const react = createRequire(join(web, 'package.json'))('react-dom/server') as {
  renderToString: (tree: ReactNode) => string;
};
const { renderToString } = react;
let tree: ReactNode;
react.renderToString = (rendered) => {
  tree = rendered;
  return renderToString(rendered);
};

const context = await openAppContext(readConfig(process.env), { servesRequests: true });
const app = await buildApp(context);
const { createWebHandler } = (await import(pathToFileURL(join(web, 'build/server/index.js')).href)) as {
  createWebHandler: CreateWebHandler;
};
await serveWebPages(app, context, createWebHandler, { clientFolder: join(web, 'build/client') });
const { statusCode } = await app.inject({ url: process.env.PAGE ?? '/' });
if (statusCode !== 200 || tree === undefined) throw new Error(`${process.env.PAGE} was not rendered: ${statusCode}`);

const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(renderToString(tree));
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as { port: number }).port }));
for (const end of ['SIGTERM', 'disconnect']) {
  process.once(end, async () => {
    await app.close();
    await context.close();
    process.exit(0);
  });
}
