import { type Company, getCompany } from '@aarambh/contract';
import { redirect } from 'react-router';
import { type Api, ApiError } from '../../platform/api/api.ts';
import { type CompanyJobs, loadCompanyJobs } from '../search/index.ts';

/** A company with a page of its vacancies, or why it could not be loaded. */
export type LoadedCompany =
  | { company: Company; jobs: CompanyJobs; status: number }
  | { failure: string; status: number };

/** The id at the end of an address: `cafe-tulsi-7`, or `7` alone. */
const idOf = (slug: string): string | undefined => /^(?:[a-z0-9-]*-)?([1-9]\d{0,8})$/.exec(slug)?.[1];

/**
 * Loads a company by the last part of its address.
 * @throws {Response} 404 for an unknown company; 301 to its address for any other spelling, which keeps the filters
 */
export async function loadCompany(api: Api, slug: string, address: string): Promise<LoadedCompany> {
  const id = idOf(slug);
  if (!id) throw new Response(null, { status: 404 });
  const { searchParams, search } = new URL(address);
  try {
    const [company, jobs] = await Promise.all([
      api(getCompany, { params: { id } }),
      loadCompanyJobs(api, id, searchParams),
    ]);
    if (company.slug !== slug) throw redirect(`/companies/${company.slug}${search}`, 301);
    return { company, jobs, status: jobs.result.status };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404 || error.status === 400) throw new Response(null, { status: 404 });
    return { failure: error.message, status: error.status || 503 };
  }
}
