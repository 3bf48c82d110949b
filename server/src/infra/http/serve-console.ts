import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { CallError } from '../../lib/call-error.ts';
import { serveAssets } from './serve-assets.ts';

/** Not for search engines, and always the newest version: it names the assets by the hashes of their contents. */
const PAGE_HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };

/**
 * Serves the staff console below /staff: one page for all addresses, and its assets. The page has no inline script, so
 * the Content-Security-Policy of all responses is its own too.
 * @param folder the build; without one there is no console
 */
export async function serveConsole(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  const page = await readFile(join(folder, 'index.html'), 'utf8');

  await serveAssets(app, {
    folder: join(folder, 'assets'),
    prefix: '/staff/assets/',
    // Of an older version: a page instead of a script would be reported as a script with an error.
    onMissing() {
      throw new CallError('not_found');
    },
  });
  for (const url of ['/staff', '/staff/*'])
    app.get(url, { schema: { hide: true } }, (_request, reply) =>
      reply.headers(PAGE_HEADERS).type('text/html; charset=utf-8').send(page),
    );
}
