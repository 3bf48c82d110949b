import { getJobPage, type JobPage, listPopularJobPages, type PopularJobPages } from '@aarambh/contract';
import { data, redirect } from 'react-router';
import { type Api, ApiError } from '../../../platform/api/api.ts';
import { searchAddress } from '../../search/vacancy-filters.ts';
import { jobPageAddress } from './job-page-address.ts';

/** A page and how many vacancies stand behind it; a lower bound when `capped`. */
export interface LoadedJobPage {
  page: JobPage;
  total: number;
  capped: boolean;
}

/** What an address cannot be, and what no vacancy stands behind, is not found. */
const asNotFound = (error: unknown): never => {
  if (error instanceof ApiError && (error.status === 400 || error.status === 404)) throw data(null, { status: 404 });
  if (error instanceof ApiError) throw data(null, { status: error.status || 503 });
  throw error;
};

/**
 * The page of a role or place. Another spelling leads to the page's own address for good; too few vacancies for a page
 * lead to the search for now, since there may be more tomorrow.
 */
export async function loadJobPage(api: Api, slug: string): Promise<LoadedJobPage> {
  const { reply, headers } = await api
    .withHeaders(getJobPage, { params: { slug: slug.toLowerCase() } })
    .catch(asNotFound);
  if ('movedTo' in reply) throw redirect(jobPageAddress(reply.movedTo), 301);
  if ('keyword' in reply) throw redirect(searchAddress(reply), 302);
  if (reply.slug !== slug) throw redirect(jobPageAddress(reply.slug), 301);
  return {
    page: reply,
    total: Number(headers['x-total-count'] ?? reply.vacancies.length),
    capped: headers['x-total-capped'] === 'true',
  };
}

const none: PopularJobPages = { roles: [], places: [], rolesInPlaces: [] };

/** Links worth showing on any page. Without them the page still works, so a failure is not the page's (core §8). */
export async function popularJobPages(api: Api): Promise<PopularJobPages> {
  try {
    return await api(listPopularJobPages);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return none;
  }
}
