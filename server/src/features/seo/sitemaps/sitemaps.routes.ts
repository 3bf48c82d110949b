import { Readable } from 'node:stream';
import { companySlug } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import type { VacancyKind } from '../../../infra/database/schema.ts';
import { staleWhileRevalidate } from '../../../lib/async/stale-while-revalidate.ts';
import { CallError } from '../../../lib/call-error.ts';
import { DAY_MS } from '../../../lib/clock.ts';
import type { ReadLandingPages } from '../landing-pages/index.ts';
import { listStaticPages } from './list-static-pages.ts';
import {
  findLatestChange,
  listRemovedFrauds,
  listSitemapCompanies,
  listSitemapParts,
  listSitemapVacancies,
  type SitemapPart,
} from './sitemaps.queries.ts';
import { vacancyPath } from './vacancy-path.ts';
import { type SitemapEntry, writeSitemap, writeSitemapIndex } from './write-sitemap.ts';

/** The sitemap protocol allows 50,000 URLs per file. Parts by ids never exceed it, and a vacancy never changes its part. */
const IDS_PER_PART = 50_000;
const MAX_PARTS = 42_949;
const ROWS_PER_QUERY = 5_000;
/** The list of parts is read for every request, and cached only if reading it takes long. */
const PARTS_MAX_AGE = { freshMs: 0, usableMs: 0 };

/**
 * Pages of frauds are listed for this long after they were closed, with that time as their last change: crawlers visit them
 * soon, see 410 and drop them.
 */
const REMOVED_DAYS = 30;

/** Paths that crawlers are asked not to visit. */
const disallowed = ['/api/', '/staff', '/job/validate/', '/job-seeker/', '/demo/'];

const XML = 'application/xml; charset=utf-8';

/** Streams the entries of a part, some thousands per query. */
async function* streamPart<Row extends { id: number }>(
  part: number,
  list: (range: { after: number; upTo: number; limit: number }) => Promise<Row[]>,
  present: (row: Row) => SitemapEntry,
): AsyncGenerator<SitemapEntry[]> {
  const upTo = part * IDS_PER_PART;
  for (let after = upTo - IDS_PER_PART; ; ) {
    const rows = await list({ after, upTo, limit: ROWS_PER_QUERY });
    yield rows.map(present);
    if (rows.length < ROWS_PER_QUERY) return;
    after = rows.at(-1)?.id ?? upTo;
  }
}

const partEntries = (kind: string, parts: SitemapPart[]): SitemapEntry[] =>
  parts.map(({ part, changedAt }) => ({ path: `/sitemaps/${kind}-${part}.xml`, changedAt: new Date(changedAt) }));

const addressOf = ({ id, kind, changedAt }: { id: number; kind: VacancyKind; changedAt: Date }): SitemapEntry => ({
  path: vacancyPath({ id, kind }),
  changedAt,
});

const findLatest = (entries: SitemapEntry[]): Date | undefined =>
  entries.map(({ changedAt }) => changedAt).reduce((a, b) => (!a || (b && b > a) ? b : a), undefined);

/** Serves /robots.txt, the sitemap index, and the sitemaps of vacancies, companies, landing pages and static pages. */
export function sitemapRoutes(app: FastifyInstance, context: AppContext, readLandingPages: ReadLandingPages): void {
  const { reads: db, clock, config, ttlStore } = context;
  const site = config.publicUrl;
  const createPartsReader = (by: 'id' | 'company_id') =>
    staleWhileRevalidate(clock, PARTS_MAX_AGE, (now) => listSitemapParts(db, now, by, IDS_PER_PART), {
      ttlStore,
      name: `parts of sitemaps by ${by}`,
    });
  const vacancyParts = createPartsReader('id');
  const companyParts = createPartsReader('company_id');

  const listLandingPages = async (): Promise<SitemapEntry[]> => {
    const { roles, places, rolesInPlaces } = await readLandingPages();
    return [...roles, ...places, ...rolesInPlaces].map(({ slug, changedAt }) => ({
      path: `/jobs/${slug}`,
      changedAt: new Date(changedAt),
    }));
  };

  const listRemoved = async (): Promise<SitemapEntry[]> => {
    const now = clock.now();
    const since = new Date(now.getTime() - REMOVED_DAYS * DAY_MS);
    return (await listRemovedFrauds(db, { now, since, limit: IDS_PER_PART })).map(addressOf);
  };

  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) => {
    const rules = disallowed.map((path) => `Disallow: ${path}`).join('\n');
    return reply.type('text/plain; charset=utf-8').send(`User-agent: *\n${rules}\n\nSitemap: ${site}/sitemap.xml\n`);
  });

  // The sitemap index.
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
    const [vacancies, companies, pages, removed, changedAt] = await Promise.all([
      vacancyParts(),
      companyParts(),
      listLandingPages(),
      listRemoved(),
      findLatestChange(db, clock.now()),
    ]);
    const jobs = Array.from({ length: Math.ceil(pages.length / IDS_PER_PART) }, (_, i) => ({
      path: `/sitemaps/jobs-${i + 1}.xml`,
      changedAt: findLatest(pages.slice(i * IDS_PER_PART, (i + 1) * IDS_PER_PART)),
    }));
    return reply
      .type(XML)
      .send(
        writeSitemapIndex(site, [
          { path: '/sitemaps/pages.xml', changedAt: findLatest(listStaticPages(changedAt)) },
          ...jobs,
          ...partEntries('companies', companies),
          ...partEntries('vacancies', vacancies),
          ...(removed.length > 0 ? [{ path: '/sitemaps/removed.xml', changedAt: findLatest(removed) }] : []),
        ]),
      );
  });

  // Pages of frauds that were closed.
  app.get('/sitemaps/removed.xml', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(XML).send(Readable.from(writeSitemap(site, [await listRemoved()]))),
  );

  // Static pages.
  app.get('/sitemaps/pages.xml', { schema: { hide: true } }, async (_request, reply) => {
    const pages = listStaticPages(await findLatestChange(db, clock.now()));
    return reply.type(XML).send(Readable.from(writeSitemap(site, [pages])));
  });

  const sources: Record<string, (part: number) => AsyncIterable<SitemapEntry[]>> = {
    async *jobs(part) {
      yield (await listLandingPages()).slice((part - 1) * IDS_PER_PART, part * IDS_PER_PART);
    },
    companies(part) {
      const now = clock.now();
      return streamPart(
        part,
        (range) => listSitemapCompanies(db, now, range),
        ({ id, name, changedAt }) => ({ path: `/companies/${companySlug(name, id)}`, changedAt }),
      );
    },
    vacancies(part) {
      const now = clock.now();
      return streamPart(part, (range) => listSitemapVacancies(db, now, range), addressOf);
    },
  };

  // One part, streamed.
  const params = z.strictObject({
    part: z
      .string()
      .regex(/^[1-9]\d{0,4}$/)
      .transform(Number)
      .pipe(z.number().max(MAX_PARTS)),
  });
  for (const [kind, source] of Object.entries(sources)) {
    app.get(`/sitemaps/${kind}-:part.xml`, { schema: { hide: true } }, async (request, reply) => {
      const read = params.safeParse(request.params);
      if (!read.success) throw new CallError('not_found');
      return reply.type(XML).send(Readable.from(writeSitemap(site, source(read.data.part))));
    });
  }
}
