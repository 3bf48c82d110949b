import { data, Link } from 'react-router';
import type { Api } from '../../../platform/api/api.ts';
import { api as browserApi } from '../../../platform/api/browser-api.ts';
import { pageMeta } from '../../../platform/document/meta.ts';
import { pageContext } from '../../../platform/document/page-context.ts';
import { readPublicUrl } from '../../../platform/document/read-public-url.ts';
import { Logo, PageContainer } from '../../../ui/index.ts';
import { companyAddress } from '../../vacancies/index.ts';
import { CompanyList, isFiltered } from '../company/company-list.tsx';
import { loadCompanyJobs } from '../company/load-company-jobs.ts';
import type { ListPlace } from '../list-address.ts';
import { redirectSubmittedForm } from '../redirect-submitted-form.ts';
import { SearchFailure } from '../search-failure.tsx';
import type { Route } from './+types/company-vacancies.ts';

const PATH = '/job/by-company';
/** Heading for an unknown company id, or a company without live vacancies. */
const UNNAMED = 'Company jobs';

const idOf = (address: string): string => new URL(address).searchParams.get('id') ?? '';

const load = (api: Api, address: string) => loadCompanyJobs(api, idOf(address), new URL(address).searchParams);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  redirectSubmittedForm({ path: PATH, id: idOf(request.url) }, request.url);
  const found = await load(api, request.url);
  const unknown = 'page' in found.result && !found.result.page.companyName;
  return data(found, { status: unknown ? 404 : found.result.status });
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request.url);

/** Opening a job next to the list does not load the list again. */
export { revalidateList as shouldRevalidate } from '../../vacancies/index.ts';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { id, result, filters } = loaderData;
  const page = 'page' in result ? result.page : undefined;
  const name = page?.companyName || UNNAMED;
  return pageMeta({
    title: `${page?.companyName ? `Jobs at ${name}` : name}${filters.page > 1 ? `, page ${filters.page}` : ''}`,
    description: `Vacancies at ${name} across India. Applying is free.`,
    publicUrl: readPublicUrl(matches),
    // The page of the company has the same list.
    path: `${companyAddress(Number(id), name)}${filters.page > 1 ? `?page=${filters.page}` : ''}`,
    hidden: !page || page.vacancies.length === 0 || isFiltered(filters),
  });
}

/** Vacancies of one company (core §2). */
export default function CompanyVacancies({ loaderData }: Route.ComponentProps) {
  const { id, filters, result, places } = loaderData;
  const list: ListPlace = { path: PATH, id };
  if (!('page' in result)) {
    return (
      <PageContainer>
        <h1 className="mb-4">{UNNAMED}</h1>
        <SearchFailure text={`Error fetching vacancies: ${result.failure}`} />
      </PageContainer>
    );
  }
  const { page } = result;
  return (
    <PageContainer width="full">
      <div className="mb-6 flex items-start gap-4">
        {page.companyName && <Logo name={page.companyName} src={page.vacancies[0]?.orgLogo} />}
        <div className="min-w-0">
          <h1 className="wrap-anywhere">{page.companyName || UNNAMED}</h1>
          <p className="flex flex-wrap gap-x-4 text-muted">
            {page.companyName && <Link to={companyAddress(Number(id), page.companyName)}>About the company</Link>}
            <Link to="/job/search">Jobs of all companies</Link>
          </p>
        </div>
      </div>
      <CompanyList list={list} filters={filters} places={places} page={page} />
    </PageContainer>
  );
}
