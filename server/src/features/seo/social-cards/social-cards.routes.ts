import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import { TaskAborted } from '../../../infra/workers/worker-process.ts';
import { CallError } from '../../../lib/call-error.ts';
import { findLiveDetails } from '../../vacancies/index.ts';
import { createSocialCardTexts, type SocialCardTexts } from './create-social-card-texts.ts';
import { openSocialCardRenderer } from './open-social-card-renderer.ts';

/** Version of the design; part of the ETag, so that clients do not keep cards of an older design. */
const DESIGN_VERSION = 1;
const HOUR = 'public, max-age=3600';
/** Default social card with the name of the portal, a public file of the web. */
const DEFAULT_CARD = '/brand/aarambh.png';

const keyOf = (texts: SocialCardTexts): string =>
  createHash('sha256')
    .update(JSON.stringify([DESIGN_VERSION, texts]))
    .digest('base64url')
    .slice(0, 22);

const params = z.strictObject({
  id: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .pipe(z.number().max(2_147_483_647)),
});

/** Serves social cards: the images that messengers and social networks show with a link to a vacancy. */
export function socialCardRoutes(app: FastifyInstance, { reads: db, clock }: AppContext): void {
  const renderer = openSocialCardRenderer();
  app.addHook('onClose', () => renderer.close());

  app.get('/pictures/vacancies/:id.png', { schema: { hide: true } }, async (request, reply) => {
    const read = params.safeParse(request.params);
    const row = read.success ? await findLiveDetails(db, read.data.id, clock.now()) : undefined;
    if (!row) throw new CallError('not_found');
    const texts = createSocialCardTexts(row);
    if (!texts) return reply.header('cache-control', HOUR).redirect(DEFAULT_CARD, 302);
    const key = keyOf(texts);
    reply.header('cache-control', HOUR).header('etag', `"${key}"`);
    if (request.headers['if-none-match']?.includes(`"${key}"`)) return reply.code(304).send();
    try {
      return reply.type('image/png').send(await renderer.render(key, texts));
    } catch (error) {
      if (!(error instanceof TaskAborted) && !(error instanceof CallError)) throw error;
      // The renderer is overloaded: the default card is better than none.
      reply.removeHeader('etag').removeHeader('content-type');
      return reply.header('cache-control', 'no-store').redirect(DEFAULT_CARD, 302);
    }
  });

  // Links that were shared, and installed apps, name the brand files by their former address.
  app.get<{ Params: { file: string } }>('/pictures/:file', { schema: { hide: true } }, (request, reply) =>
    reply.header('cache-control', HOUR).redirect(`/brand/${encodeURIComponent(request.params.file)}`, 301),
  );
}
