import type { PopularLandingPages } from '@aarambh/contract';
import { data, Link, useSearchParams } from 'react-router';
import type { Api } from '../../../platform/api/api.ts';
import { api as browserApi } from '../../../platform/api/browser-api.ts';
import { pageMeta } from '../../../platform/document/meta.ts';
import { pageContext } from '../../../platform/document/page-context.ts';
import { readPublicUrl } from '../../../platform/document/read-public-url.ts';
import { homeFigures } from '../../../platform/figures/marketing-figures.ts';
import { EmptyState, Figures, LinkButton, PageContainer } from '../../../ui/index.ts';
import { LandingPageLinks, listBrowserPopularPages, listPopularPages } from '../../seo/landing-pages/index.ts';
import { addressWith, mergeParams, searchAddress } from '../../vacancies/index.ts';
import { listBrowserPlaces } from '../browser-places.ts';
import { canonicalSearch, isNoindexSearch } from '../canonical-search.ts';
import { countFilters } from '../filter-panel.tsx';
import { FilteredList } from '../filtered-list.tsx';
import { listCommonPlaces, listPlaces, searchVacancies, type VacancyResult } from '../search.api.ts';
import { SearchFailure } from '../search-failure.tsx';
import { SearchForm } from '../search-form.tsx';
import { searchHeading } from '../search-heading.ts';
import { readFilters, type VacancyFilters } from '../vacancy-filters.ts';
import type { Route } from './+types/search.ts';

const PATH = '/job/search';
const POPULAR = 12;

async function load(
  api: Api,
  allPlaces: Promise<string[]>,
  popularPages: Promise<PopularLandingPages>,
  address: string,
) {
  const filters = readFilters(new URL(address).searchParams);
  const [result, places, popular] = await Promise.all([
    searchVacancies(api, filters),
    listCommonPlaces(allPlaces),
    popularPages,
  ]);
  return { filters, result, places, popular };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const found = await load(api, listPlaces(api), listPopularPages(api), request.url);
  return data(found, { status: found.result.status });
}

/** Further searches call the API from the browser: the reply is smaller than a page. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(browserApi, listBrowserPlaces(), listBrowserPopularPages(), request.url);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { filters, result, places } = loaderData;
  const heading = searchHeading(filters, places);
  return pageMeta({
    title: filters.page > 1 ? `${heading}, page ${filters.page}` : heading,
    description: `${heading}: verified vacancies with pay, place and experience. Applying is free.`,
    publicUrl: readPublicUrl(matches),
    path: canonicalSearch(filters),
    hidden: !('page' in result) || isNoindexSearch(filters, result.page),
  });
}

function NothingFound({ filters, params }: { filters: VacancyFilters; params: URLSearchParams }) {
  const narrowed = countFilters(params) > 0;
  return (
    <EmptyState
      title="No jobs found for the search criteria."
      text={
        filters.page > 1
          ? 'There are fewer pages than this.'
          : 'Check the spelling, or try a shorter or more general job title.'
      }
    >
      {filters.page > 1 && (
        <LinkButton to={addressWith(PATH, mergeParams(params, {}))}>Go to the first page</LinkButton>
      )}
      {narrowed && filters.keyword && (
        <LinkButton to={searchAddress({ keyword: filters.keyword })}>Search without filters</LinkButton>
      )}
      <LinkButton to={PATH} variant="secondary">
        See the latest jobs
      </LinkButton>
    </EmptyState>
  );
}

function Results({
  result,
  ...rest
}: {
  result: VacancyResult;
  filters: VacancyFilters;
  places: readonly string[];
  params: URLSearchParams;
}) {
  const { filters, places, params } = rest;
  if (!('page' in result)) return <SearchFailure text={`Error fetching vacancies: ${result.failure}`} />;
  const { searchedFor } = result.page;
  return (
    <>
      {searchedFor && (
        <p role="status" className="mb-3">
          Showing results for <strong>{searchedFor}</strong>
        </p>
      )}
      <FilteredList
        path={PATH}
        params={params}
        places={places}
        page={result.page}
        empty={<NothingFound filters={filters} params={params} />}
      />
    </>
  );
}

/** Vacancy search (core §2). */
export default function Search({ loaderData }: Route.ComponentProps) {
  const { filters, result, places, popular } = loaderData;
  const [params] = useSearchParams();
  return (
    <PageContainer>
      <h1 className="mb-4 line-clamp-3">{searchHeading(filters, places)}</h1>
      <SearchForm filters={filters} places={places} titleMissing={params.get('keyword')?.trim() === ''} compact />
      <div className="mt-6">
        <Results {...{ result, filters, places, params }} />
      </div>
      <div className="mt-10 grid gap-8 md:grid-cols-2">
        <LandingPageLinks
          title="Popular searches"
          links={[...popular.rolesInPlaces, ...popular.roles].slice(0, POPULAR)}
        />
        <LandingPageLinks title="Jobs by place" links={popular.places} />
      </div>
      <Figures figures={homeFigures} className="mt-10" />
      <p className="mt-2 text-sm text-muted">
        Applying is free: no employer may ask you for money. <Link to="/#safety">How to stay safe</Link>
      </p>
    </PageContainer>
  );
}
