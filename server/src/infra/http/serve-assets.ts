import { readdir } from 'node:fs/promises';
import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

interface Assets {
  /** Of the built files. Their names contain a hash of their content. */
  folder: string;
  /** Their address, with a slash at both ends. */
  prefix: string;
  /** Replies to the address of a file that is not there, such as one of an older build. */
  onMissing: (reply: FastifyReply) => unknown;
}

/**
 * Serves the built files of a folder, which browsers keep for good. One route for all of them: the build has hundreds, and
 * a route for each took 0.7 s of every start.
 */
export async function serveAssets(app: FastifyInstance, { folder, prefix, onMissing }: Assets): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}${sep}${entry.name}`);
  const names = new Set(paths.map((path) => path.slice(folder.length + 1).replaceAll(sep, '/')));
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: folder,
      serve: false,
      preCompressed: true,
      index: false,
      setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
    });
    scope.get<{ Params: { '*': string } }>(`${prefix}*`, { schema: { hide: true } }, ({ params }, reply) =>
      names.has(params['*']) ? reply.sendFile(params['*']) : onMissing(reply),
    );
  });
}
