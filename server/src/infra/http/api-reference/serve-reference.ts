import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { renderReference } from './render-reference.ts';

const STYLE_SHEET = '/api/docs/style.css';

/** Serves the reference page of the contract at /api/docs; its style is a file of its own, as the policy asks. */
export function serveReference(app: FastifyInstance): void {
  const page = renderReference(STYLE_SHEET);
  const style = readFileSync(join(import.meta.dirname, 'reference.css'), 'utf8');
  const options = { schema: { hide: true } };

  app.get('/api/docs', options, async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));

  app.get(STYLE_SHEET, options, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=3600');
    return reply.type('text/css; charset=utf-8').send(style);
  });
}
