import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import { TaskStopped } from '../../../infra/workers/worker-process.ts';
import { CallError } from '../../../lib/call-error.ts';
import { findLiveDetails } from '../../vacancies/vacancies.queries.ts';
import { openPicturePainter } from './open-picture-painter.ts';
import { type PictureTexts, pictureTexts } from './picture-texts.ts';

/** Changes with the drawing, so that nobody keeps a picture of the former kind. */
const DRAWING = 1;
const HOUR = 'public, max-age=3600';
/** Of the web's public files: says the portal's name and no more. */
const BRAND_PICTURE = '/pictures/aarambh.png';

const keyOf = (texts: PictureTexts): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, texts]))
    .digest('base64url')
    .slice(0, 22);

const params = z.strictObject({
  id: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .pipe(z.number().max(2_147_483_647)),
});

/** Serves the pictures that messengers and social networks show beside a link to a vacancy. */
export function pictureRoutes(app: FastifyInstance, { reads: db, clock }: AppContext): void {
  const painter = openPicturePainter();
  app.addHook('onClose', () => painter.close());

  app.get('/pictures/vacancies/:id.png', { schema: { hide: true } }, async (request, reply) => {
    const read = params.safeParse(request.params);
    const row = read.success ? await findLiveDetails(db, read.data.id, clock.now()) : undefined;
    if (!row) throw new CallError('not_found');
    const texts = pictureTexts(row);
    if (!texts) return reply.header('cache-control', HOUR).redirect(BRAND_PICTURE, 302);
    const key = keyOf(texts);
    reply.header('cache-control', HOUR).header('etag', `"${key}"`);
    if (request.headers['if-none-match']?.includes(`"${key}"`)) return reply.code(304).send();
    try {
      return reply.type('image/png').send(await painter.paint(key, texts));
    } catch (error) {
      if (!(error instanceof TaskStopped) && !(error instanceof CallError)) throw error;
      // Too much to draw just now: a link with the portal's own picture is better than one with none.
      reply.removeHeader('etag').removeHeader('content-type');
      return reply.header('cache-control', 'no-store').redirect(BRAND_PICTURE, 302);
    }
  });
}
