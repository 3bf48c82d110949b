import { getLandingPage, type LandingPage, listPopularLandingPages, type PopularLandingPages } from '@aarambh/contract';
import { data, redirect } from 'react-router';
import { type Api, ApiError } from '../../../platform/api/api.ts';
import { searchAddress } from '../../vacancies/index.ts';
import { landingPageAddress } from './landing-page-address.ts';

/** A landing page with its number of vacancies; a lower bound if `capped`. */
export interface LoadedLandingPage {
  page: LandingPage;
  total: number;
  capped: boolean;
}

/** Invalid addresses and pages without vacancies are 404. */
const asNotFound = (error: unknown): never => {
  if (error instanceof ApiError && (error.status === 400 || error.status === 404)) throw data(null, { status: 404 });
  if (error instanceof ApiError) throw data(null, { status: error.status || 503 });
  throw error;
};

/**
 * Loads a landing page. Another spelling redirects permanently to the canonical address; too few vacancies redirect
 * temporarily to the search, since there may be more later.
 */
export async function loadLandingPage(api: Api, slug: string): Promise<LoadedLandingPage> {
  const { reply, headers } = await api
    .withHeaders(getLandingPage, { params: { slug: slug.toLowerCase() } })
    .catch(asNotFound);
  if ('movedTo' in reply) throw redirect(landingPageAddress(reply.movedTo), 301);
  if ('keyword' in reply) throw redirect(searchAddress(reply), 302);
  if (reply.slug !== slug) throw redirect(landingPageAddress(reply.slug), 301);
  return {
    page: reply,
    total: Number(headers['x-total-count'] ?? reply.vacancies.length),
    capped: headers['x-total-capped'] === 'true',
  };
}

const none: PopularLandingPages = { roles: [], places: [], rolesInPlaces: [] };

/** Links to popular landing pages. Pages work without them, so a failure returns none (core §8). */
export async function listPopularPages(api: Api): Promise<PopularLandingPages> {
  try {
    return await api(listPopularLandingPages);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return none;
  }
}
