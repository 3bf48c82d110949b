import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import type { Config } from '../config.ts';
import { inProcess, type MakeWebHandler } from '../infra/http/web-pages.ts';
import { systemClock } from '../lib/clock.ts';

/** Pages straight from the sources, for `npm run dev`: a saved file shows at once. Answers a function that stops it. */
export async function serveDevelopmentPages(
  app: FastifyInstance,
  config: Config,
  webFolder: string,
): Promise<() => Promise<void>> {
  const vite = await createServer({ root: webFolder, server: { middlewareMode: true } });
  app.get('/*', { schema: { hide: true }, helmet: { contentSecurityPolicy: false } }, async (request, reply) => {
    const served = await new Promise<boolean>((done) => {
      reply.raw.once('finish', () => done(true));
      vite.middlewares(request.raw, reply.raw, () => done(false));
    });
    if (served) return reply.hijack();
    const pages = (await vite.ssrLoadModule(join(webFolder, 'src/handler.ts'))) as { createWebHandler: MakeWebHandler };
    const { render } = pages.createWebHandler({
      demo: config.demo,
      publicUrl: config.publicUrl,
      mode: 'development',
    });
    const page = new Request(`${config.publicUrl}/${request.url.replace(/^\/+/, '')}`);
    const { status, headers, body } = await render(page, { transport: inProcess(app), now: systemClock.now() });
    return reply
      .code(status)
      .headers(Object.fromEntries(headers))
      .send(Buffer.from(body as string));
  });
  return () => vite.close();
}
