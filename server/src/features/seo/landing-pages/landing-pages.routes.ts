import { getJobPage, listPopularJobPages, listSimilarVacancies, PAGE_SIZE } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { serveCall } from '../../../infra/http/serve-call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { listTitled } from '../../search/list-page.ts';
import { listCards } from '../../vacancies/list-cards.ts';
import { tellTotal } from '../../vacancies/tell-total.ts';
import { findJobPage } from './find-job-page.ts';
import { LEAST_VACANCIES } from './job-page-directory.ts';
import { findEnded } from './job-pages.queries.ts';
import { listSimilarIds } from './list-similar.ts';
import type { JobPages } from './open-job-pages.ts';
import { popularPages, relatedPages } from './related-pages.ts';

/** Serves the pages of roles and places, links to them, and what is like a vacancy that has ended. */
export function jobPageRoutes(app: FastifyInstance, { reads: db, clock }: AppContext, jobPages: JobPages): void {
  // The first vacancies of a role, a place, or both.
  serveCall(app, getJobPage, async ({ params, headers }) => {
    const now = clock.now();
    const directory = await jobPages();
    const asked = findJobPage(params.slug, directory);
    if (!asked) throw new CallError('not_found');
    const { entry, role, place } = asked;
    if (entry && entry.slug !== params.slug) return { movedTo: entry.slug };
    const found = await listTitled(db, { role, place }, { now, offset: 0, limit: PAGE_SIZE });
    if (found.total === 0) throw new CallError('not_found');
    // The directory may be minutes old; what stands behind the page is counted now.
    if (!entry || found.total < LEAST_VACANCIES) return { keyword: role, location: place };
    tellTotal(headers, found);
    const vacancies = await listCards(db, found.ids, now);
    return { slug: entry.slug, role, place, ...relatedPages(entry, directory), vacancies };
  });

  serveCall(app, listPopularJobPages, async () => popularPages(await jobPages()));

  // Live vacancies like one that has ended.
  serveCall(app, listSimilarVacancies, async ({ params }) => {
    const now = clock.now();
    const ended = await findEnded(db, params.id, now);
    return ended ? await listCards(db, await listSimilarIds(db, ended, now), now) : [];
  });
}
