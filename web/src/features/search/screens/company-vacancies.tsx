import { data, Link, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Api } from '../../../platform/api/api.ts';
import { api as browserApi } from '../../../platform/api/browser-api.ts';
import { pageMeta } from '../../../platform/document/meta.ts';
import { pageContext } from '../../../platform/document/page-context.ts';
import { readPublicUrl } from '../../../platform/document/read-public-url.ts';
import { EmptyState, LinkButton, Logo, PageContainer } from '../../../ui/index.ts';
import { changesOnlyOpenJob } from '../../vacancies/index.ts';
import { CompanyFilterBar } from '../company-filter-bar.tsx';
import { listCompanyPlaces } from '../company-places.ts';
import { type ListPlace, listAddress } from '../list-address.ts';
import { FilteredList } from '../results/filtered-list.tsx';
import { findCompanyVacancies } from '../search.api.ts';
import { SearchFailure } from '../search-failure.tsx';
import { clearFilters, countFilters, readFilters, type VacancyFilters } from '../vacancy-filters.ts';
import type { Route } from './+types/company-vacancies.ts';

const PATH = '/job/by-company';
/** Heading for an unknown company id, or a company without live vacancies. */
const UNNAMED = 'Company jobs';

async function load(api: Api, address: string) {
  const params = new URL(address).searchParams;
  const filters = readFilters(params);
  const id = params.get('id') ?? '';
  const [result, places] = await Promise.all([findCompanyVacancies(api, id, filters), listCompanyPlaces(api, id)]);
  return { id, filters, result, places };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const found = await load(api, request.url);
  const unknown = 'page' in found.result && !found.result.page.companyName;
  return data(found, { status: unknown ? 404 : found.result.status });
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request.url);

/** Opening a job beside the list does not load the list again. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && !changesOnlyOpenJob(currentUrl, nextUrl);

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { result, filters } = loaderData;
  const page = 'page' in result ? result.page : undefined;
  const id = encodeURIComponent(new URLSearchParams(location.search).get('id') ?? '');
  const name = page?.companyName || UNNAMED;
  return pageMeta({
    title: `${page?.companyName ? `Jobs at ${name}` : name}${filters.page > 1 ? `, page ${filters.page}` : ''}`,
    description: `Verified vacancies at ${name} across India. Applying is free.`,
    publicUrl: readPublicUrl(matches),
    path: `${PATH}?id=${id}${filters.page > 1 ? `&page=${filters.page}` : ''}`,
    // Filtered pages are subsets of the unfiltered one.
    hidden: !page || page.vacancies.length === 0 || countFilters(filters) > 0 || filters.order !== 'relevance',
  });
}

function NoJobs({ list, filters }: { list: ListPlace; filters: VacancyFilters }) {
  return (
    <EmptyState title="There are currently no active jobs available." drawing="inbox">
      {countFilters(filters) > 0 && (
        <LinkButton to={listAddress(list, clearFilters(filters))}>Clear all filters</LinkButton>
      )}
      <LinkButton to="/job/search" variant="secondary">
        See the latest jobs
      </LinkButton>
    </EmptyState>
  );
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
          <h1>{page.companyName || UNNAMED}</h1>
          <p className="text-muted">
            Verified vacancies. <Link to="/job/search">Jobs of all companies</Link>
          </p>
        </div>
      </div>
      <CompanyFilterBar list={list} filters={filters} places={places} />
      <FilteredList
        list={list}
        filters={filters}
        places={places}
        hasAllPlaces
        page={page}
        empty={<NoJobs list={list} filters={filters} />}
      />
    </PageContainer>
  );
}
