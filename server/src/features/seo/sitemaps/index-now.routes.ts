import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { indexNowKeyPath } from '../../../integrations/index-now/index-now-client.ts';

/** Serves the file by which search engines check that submissions are of the owner of this site; enabled by INDEXNOW_KEY. */
export function indexNowRoutes(app: FastifyInstance, { config: { indexNow } }: Pick<AppContext, 'config'>): void {
  if (!indexNow) return;
  app.get(indexNowKeyPath(indexNow.key), { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(indexNow.key),
  );
}
