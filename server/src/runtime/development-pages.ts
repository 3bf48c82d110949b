import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createServer } from 'vite';
import type { Config } from '../config.ts';
import { type CreateWebHandler, createInProcessTransport } from '../infra/http/serve-web-pages.ts';
import { systemClock } from '../lib/clock.ts';

/**
 * Serves pages from the web sources through Vite, for `npm run dev`: a saved file takes effect at once.
 * @returns stops Vite
 */
export async function serveDevelopmentPages(
  app: FastifyInstance,
  config: Config,
  webFolder: string,
): Promise<() => Promise<void>> {
  const vite = await createServer({ root: webFolder, server: { middlewareMode: true } });
  const stopConsole = await serveDevelopmentConsole(app, webFolder);
  app.get('/*', { schema: { hide: true }, helmet: { contentSecurityPolicy: false } }, async (request, reply) => {
    const served = await new Promise<boolean>((done) => {
      reply.raw.once('finish', () => done(true));
      vite.middlewares(request.raw, reply.raw, () => done(false));
    });
    if (served) return reply.hijack();
    const pages = (await vite.ssrLoadModule(join(webFolder, 'src/handler.ts'))) as {
      createWebHandler: CreateWebHandler;
    };
    const { render } = pages.createWebHandler({
      demo: config.demo,
      publicUrl: config.publicUrl,
      mode: 'development',
    });
    const page = new Request(`${config.publicUrl}/${request.url.replace(/^\/+/, '')}`);
    const { status, headers, body } = await render(page, {
      transport: createInProcessTransport(app),
      now: systemClock.now(),
    });
    return reply
      .code(status)
      .headers(Object.fromEntries(headers))
      .send(Buffer.from(body as string));
  });
  return async () => {
    await stopConsole();
    await vite.close();
  };
}

/** A separate port: that of the pages is Vite's default. */
const CONSOLE_RELOAD_PORT = 24_679;

/** Serves the staff console from its sources. Returns the function that stops it. */
async function serveDevelopmentConsole(app: FastifyInstance, webFolder: string): Promise<() => Promise<void>> {
  const vite = await createServer({
    configFile: join(webFolder, 'vite.console.config.ts'),
    server: { middlewareMode: true, hmr: { port: CONSOLE_RELOAD_PORT } },
  });
  const options = { schema: { hide: true }, helmet: { contentSecurityPolicy: false } };
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    // Vite serves what is below its base only.
    if (request.url === '/staff') return reply.redirect('/staff/');
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
  };
  app.get('/staff', options, serve);
  app.get('/staff/*', options, serve);
  return () => vite.close();
}
