import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import { staleWhileRevalidate } from '../../../lib/async/stale-while-revalidate.ts';
import { CallError } from '../../../lib/call-error.ts';
import type { JobPages } from '../landing-pages/open-job-pages.ts';
import { fixedPages } from './fixed-pages.ts';
import {
  findLatestChange,
  listSitemapCompanies,
  listSitemapParts,
  listSitemapVacancies,
  type SitemapPart,
} from './sitemaps.queries.ts';
import { type SitemapEntry, writeSitemap, writeSitemapIndex } from './write-sitemap.ts';

/** The protocol allows 50,000 addresses a file; by ids a file never has more, and a vacancy never moves to another. */
const IDS_A_PART = 50_000;
const MOST_PARTS = 42_949;
const ROWS_AT_A_TIME = 5_000;
/** The list of parts is always made anew, unless there are so many vacancies that it takes long. */
const PARTS_AGE = { freshMs: 0, usableMs: 0 };

/** Addresses that are of no use in a search engine. */
const hidden = ['/api/', '/job/validate/', '/job-seeker/', '/demo/'];

const XML = 'application/xml; charset=utf-8';

/** Reads a part's rows some thousands at a time. */
async function* slicesOf<Row extends { id: number }>(
  part: number,
  list: (slice: { after: number; upTo: number; limit: number }) => Promise<Row[]>,
  present: (row: Row) => SitemapEntry,
): AsyncGenerator<SitemapEntry[]> {
  const upTo = part * IDS_A_PART;
  for (let after = upTo - IDS_A_PART; ; ) {
    const rows = await list({ after, upTo, limit: ROWS_AT_A_TIME });
    yield rows.map(present);
    if (rows.length < ROWS_AT_A_TIME) return;
    after = rows.at(-1)?.id ?? upTo;
  }
}

const partsAs = (kind: string, parts: SitemapPart[]): SitemapEntry[] =>
  parts.map(({ part, changedAt }) => ({ path: `/sitemaps/${kind}-${part}.xml`, changedAt: new Date(changedAt) }));

const latest = (entries: SitemapEntry[]): Date | undefined =>
  entries.map(({ changedAt }) => changedAt).reduce((a, b) => (!a || (b && b > a) ? b : a), undefined);

/** Serves /robots.txt, /sitemap.xml and the sitemaps by kind: vacancies, companies, roles and places, fixed pages. */
export function sitemapRoutes(app: FastifyInstance, context: AppContext, jobPages: JobPages): void {
  const { reads: db, clock, config, ttlStore } = context;
  const site = config.publicUrl;
  const partsBy = (by: 'id' | 'company_id') =>
    staleWhileRevalidate(clock, PARTS_AGE, (now) => listSitemapParts(db, now, by, IDS_A_PART), {
      ttlStore,
      name: `parts of sitemaps by ${by}`,
    });
  const vacancyParts = partsBy('id');
  const companyParts = partsBy('company_id');

  const roleAndPlacePages = async (): Promise<SitemapEntry[]> => {
    const { roles, places, rolesInPlaces } = await jobPages();
    return [...roles, ...places, ...rolesInPlaces].map(({ slug, changedAt }) => ({
      path: `/jobs/${slug}`,
      changedAt: new Date(changedAt),
    }));
  };

  // Where crawlers may go, and where the list of addresses is.
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) => {
    const rules = hidden.map((path) => `Disallow: ${path}`).join('\n');
    return reply.type('text/plain; charset=utf-8').send(`User-agent: *\n${rules}\n\nSitemap: ${site}/sitemap.xml\n`);
  });

  // The list of sitemaps.
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
    const [vacancies, companies, pages, changedAt] = await Promise.all([
      vacancyParts(),
      companyParts(),
      roleAndPlacePages(),
      findLatestChange(db, clock.now()),
    ]);
    const jobs = Array.from({ length: Math.ceil(pages.length / IDS_A_PART) }, (_, i) => ({
      path: `/sitemaps/jobs-${i + 1}.xml`,
      changedAt: latest(pages.slice(i * IDS_A_PART, (i + 1) * IDS_A_PART)),
    }));
    return reply
      .type(XML)
      .send(
        writeSitemapIndex(site, [
          { path: '/sitemaps/pages.xml', changedAt: latest(fixedPages(changedAt)) },
          ...jobs,
          ...partsAs('companies', companies),
          ...partsAs('vacancies', vacancies),
        ]),
      );
  });

  // Pages that are always there.
  app.get('/sitemaps/pages.xml', { schema: { hide: true } }, async (_request, reply) => {
    const pages = fixedPages(await findLatestChange(db, clock.now()));
    return reply.type(XML).send(Readable.from(writeSitemap(site, [pages])));
  });

  const sources: Record<string, (part: number) => AsyncIterable<SitemapEntry[]>> = {
    async *jobs(part) {
      yield (await roleAndPlacePages()).slice((part - 1) * IDS_A_PART, part * IDS_A_PART);
    },
    companies(part) {
      const now = clock.now();
      return slicesOf(
        part,
        (slice) => listSitemapCompanies(db, now, slice),
        ({ id, changedAt }) => ({ path: `/job/by-company?id=${id}`, changedAt }),
      );
    },
    vacancies(part) {
      const now = clock.now();
      return slicesOf(
        part,
        (slice) => listSitemapVacancies(db, now, slice),
        ({ id, kind, changedAt }) => ({ path: `/job/${kind === 'manual' ? 'mdetails' : 'details'}/${id}`, changedAt }),
      );
    },
  };

  // One part of a kind, streamed.
  const params = z.strictObject({
    part: z
      .string()
      .regex(/^[1-9]\d{0,4}$/)
      .transform(Number)
      .pipe(z.number().max(MOST_PARTS)),
  });
  for (const [kind, source] of Object.entries(sources)) {
    app.get(`/sitemaps/${kind}-:part.xml`, { schema: { hide: true } }, async (request, reply) => {
      const read = params.safeParse(request.params);
      if (!read.success) throw new CallError('not_found');
      return reply.type(XML).send(Readable.from(writeSitemap(site, source(read.data.part))));
    });
  }
}
