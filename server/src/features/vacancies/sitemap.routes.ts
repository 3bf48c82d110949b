import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { CallError } from '../../platform/call-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { listSitemapEntries, listSitemapParts, type SitemapEntry } from './sitemap.queries.ts';

/** The protocol allows 50,000 addresses a file; by ids a file never has more, and a vacancy never moves to another. */
const IDS_A_PART = 50_000;
const MOST_PARTS = 42_949;
const ROWS_AT_A_TIME = 5_000;

/** Pages worth finding that are not vacancies. */
const pages = ['/', '/job/search'];
/** Addresses that are of no use in a search engine. */
const hidden = ['/api/', '/job/validate/', '/job-seeker/', '/demo/'];

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const XML = 'application/xml; charset=utf-8';

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const pathOf = ({ id, kind }: SitemapEntry): string => `/job/${kind === 'manual' ? 'mdetails' : 'details'}/${id}`;

/** Serves /robots.txt, /sitemap.xml and its parts: all live vacancies and the public pages. */
export function sitemapRoutes(app: FastifyInstance, { db, clock, config }: Platform): void {
  const address = (path: string): string => escapeXml(`${config.publicUrl}${path}`);

  async function* vacanciesOf(part: number): AsyncGenerator<string> {
    const now = clock.now();
    const upTo = part * IDS_A_PART;
    yield `${HEAD}<urlset ${NAMESPACE}>\n`;
    for (let after = upTo - IDS_A_PART; ; ) {
      const entries = await listSitemapEntries(db, now, { after, upTo, limit: ROWS_AT_A_TIME });
      yield entries
        .map(
          (entry) =>
            `<url><loc>${address(pathOf(entry))}</loc><lastmod>${entry.updated_at.toISOString()}</lastmod></url>\n`,
        )
        .join('');
      if (entries.length < ROWS_AT_A_TIME) break;
      after = entries.at(-1)?.id ?? upTo;
    }
    yield '</urlset>\n';
  }

  // Where crawlers may go, and where the list of addresses is.
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) => {
    const rules = hidden.map((path) => `Disallow: ${path}`).join('\n');
    return reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\n${rules}\n\nSitemap: ${config.publicUrl}/sitemap.xml\n`);
  });

  // The list of parts.
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
    const parts = await listSitemapParts(db, clock.now(), IDS_A_PART);
    const entries = [
      `<sitemap><loc>${address('/sitemaps/pages.xml')}</loc></sitemap>`,
      ...parts.map(
        ({ part, changedAt }) =>
          `<sitemap><loc>${address(`/sitemaps/vacancies-${part}.xml`)}</loc><lastmod>${changedAt.toISOString()}</lastmod></sitemap>`,
      ),
    ];
    return reply.type(XML).send(`${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('\n')}\n</sitemapindex>\n`);
  });

  // Pages that are not vacancies.
  app.get('/sitemaps/pages.xml', { schema: { hide: true } }, async (_request, reply) => {
    const entries = pages.map((path) => `<url><loc>${address(path)}</loc></url>`);
    return reply.type(XML).send(`${HEAD}<urlset ${NAMESPACE}>\n${entries.join('\n')}\n</urlset>\n`);
  });

  // Live vacancies, streamed some thousands at a time.
  const params = z.strictObject({ part: z.string().regex(/^[1-9]\d{0,4}$/) });
  app.get<{ Params: { part: string } }>(
    '/sitemaps/vacancies-:part.xml',
    { schema: { hide: true } },
    async (request, reply) => {
      const read = params.safeParse(request.params);
      if (!read.success || Number(read.data.part) > MOST_PARTS) throw new CallError('not_found');
      return reply.type(XML).send(Readable.from(vacanciesOf(Number(read.data.part))));
    },
  );
}
