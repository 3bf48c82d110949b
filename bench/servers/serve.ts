import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildApp } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/config.ts';
import { type CreateWebHandler, serveWebPages } from '../../server/src/infra/http/serve-web-pages.ts';
import { openAppContext } from '../../server/src/runtime/open-app-context.ts';

/** The product's server for benchmarks: API, and pages if they are built. Sends its port to the parent process. */
const context = await openAppContext(readConfig(process.env), { servesRequests: true });
const app = await buildApp(context);
const web = join(import.meta.dirname, '../../web/build');
const built = join(web, 'server/index.js');
const hasPages = existsSync(built);
if (hasPages) {
  const { createWebHandler } = (await import(pathToFileURL(built).href)) as { createWebHandler: CreateWebHandler };
  await serveWebPages(app, context, createWebHandler, { clientFolder: join(web, 'client') });
}
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as { port: number };
process.send?.({ port, hasPages });

process.on('message', () => process.send?.({ rss: process.memoryUsage.rss() }));
// Exit when the parent process dies.
for (const end of ['SIGTERM', 'disconnect']) {
  process.once(end, async () => {
    await app.drain(2_000);
    await app.close();
    await context.close();
    process.exit(0);
  });
}
