import { getLandingPage, listPopularLandingPages, PAGE_SIZE } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { serveCall } from '../../../infra/http/serve-call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { listTitled, setListHeaders } from '../../search/index.ts';
import { listCards } from '../../vacancies/index.ts';
import type { ReadLandingPages } from './create-landing-page-reader.ts';
import { findLandingPage } from './find-landing-page.ts';
import { MIN_VACANCIES } from './landing-page-directory.ts';
import { listPopularPages, listRelatedPages } from './list-related-pages.ts';

/** Serves the landing pages of roles and places, and links to them. */
export function landingPageRoutes(
  app: FastifyInstance,
  { reads: db, clock }: AppContext,
  readLandingPages: ReadLandingPages,
): void {
  // The first vacancies of a role, a place, or both.
  serveCall(app, getLandingPage, async ({ params, headers }) => {
    const now = clock.now();
    const directory = await readLandingPages();
    const requested = findLandingPage(params.slug, directory);
    if (!requested) throw new CallError('not_found');
    const { entry, role, place } = requested;
    if (entry && entry.slug !== params.slug) return { movedTo: entry.slug };
    const found = await listTitled(db, { role, place }, { now, offset: 0, limit: PAGE_SIZE });
    if (found.total === 0) throw new CallError('not_found');
    // The directory may be some minutes old, so the vacancies are counted again.
    if (!entry || found.total < MIN_VACANCIES) return { keyword: role, location: place };
    setListHeaders(headers, found);
    const vacancies = await listCards(db, found.ids, now);
    return { slug: entry.slug, role, place, ...listRelatedPages(entry, directory), vacancies };
  });

  serveCall(app, listPopularLandingPages, async () => listPopularPages(await readLandingPages.quickly()));
}
