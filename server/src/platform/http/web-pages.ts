import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { canonicalPath } from './canonical-path.ts';

/** One call of the API from inside the process: same routes, same validation, no network. */
export type Transport = (request: {
  method: string;
  url: string;
  headers?: Record<string, string>;
  body?: string;
}) => Promise<{ status: number; headers: Record<string, string>; body: string }>;

/** Renders the pages of the product; made by the built web package. */
export type WebHandler = (request: Request, page: { nonce: string }) => Promise<Response>;
export type MakeWebHandler = (options: {
  transport: Transport;
  demo: boolean;
  publicUrl: string;
  mode?: string;
}) => WebHandler;

/** A transport that calls the app it is given. Pages never see a token: no header of the visitor's request is passed on. */
export const inProcess =
  (app: FastifyInstance): Transport =>
  async ({ method, url, headers, body }) => {
    const reply = await app.inject({
      method: method as 'GET',
      url,
      ...(headers ? { headers } : {}),
      ...(body === undefined ? {} : { payload: body }),
    });
    const found: Record<string, string> = {};
    for (const [name, value] of Object.entries(reply.headers)) if (value !== undefined) found[name] = String(value);
    return { status: reply.statusCode, headers: found, body: reply.body };
  };

/** Serves the built assets and, for every other address, the rendered page. */
export async function serveWebPages(
  app: FastifyInstance,
  config: Config,
  makeHandler: MakeWebHandler,
  options: { clientFolder?: string; mode?: string } = {},
): Promise<void> {
  const handle = makeHandler({
    transport: inProcess(app),
    demo: config.demo,
    publicUrl: config.publicUrl,
    ...(options.mode ? { mode: options.mode } : {}),
  });

  if (options.clientFolder && existsSync(options.clientFolder)) {
    await app.register(fastifyStatic, {
      root: options.clientFolder,
      wildcard: false,
      preCompressed: true,
      index: false,
      setHeaders(reply, path) {
        // File names below assets/ carry a hash of their content.
        reply.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
      },
    });
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    exposeHeadRoute: false,
    schema: { hide: true },
    async handler(request, reply) {
      const canonical = canonicalPath(request.url);
      if (canonical !== request.url) return reply.redirect(canonical, 301);
      // Not `new URL(request.url, base)`: an address that starts with // would choose another host.
      const address = `${config.publicUrl}/${request.url.replace(/^\/+/, '')}`;
      const page = new Request(address, {
        method: request.method,
        headers: { accept: request.headers.accept ?? '*/*' },
      });
      const response = await handle(page, { nonce: reply.cspNonce.script });
      return reply.send(response);
    },
  });
}
