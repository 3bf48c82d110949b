import type { PopularLandingPages } from '@aarambh/contract';
import { Suspense } from 'react';
import { data, useSearchParams } from 'react-router';
import type { Api } from '../../../platform/api/api.ts';
import { api as browserApi } from '../../../platform/api/browser-api.ts';
import { memoizeWithTtl } from '../../../platform/api/memoize-with-ttl.ts';
import { pageMeta } from '../../../platform/document/meta.ts';
import { pageContext } from '../../../platform/document/page-context.ts';
import { readPublicUrl } from '../../../platform/document/read-public-url.ts';
import { loadFigures } from '../../../platform/figures/load-figures.ts';
import type { MarketingFigure } from '../../../platform/figures/marketing-figures.ts';
import { PageContainer } from '../../../ui/index.ts';
import { saveSearchButton } from '../../search-alerts/index.ts';
import { listBrowserPopularPages, listPopularPages } from '../../seo/landing-pages/index.ts';
import { listBrowserPlaces } from '../browser-places.ts';
import { isEmptySearch, readFilters, savedSearchQuery } from '../filters/vacancy-filters.ts';
import { SEARCH } from '../list-address.ts';
import { useRememberSearch } from '../recent/use-remember-search.ts';
import { redirectSubmittedForm } from '../redirect-submitted-form.ts';
import { FilteredList } from '../results/filtered-list.tsx';
import { discover } from '../results/lazy-discover.ts';
import { nothingFound } from '../results/lazy-nothing-found.ts';
import { ResultNotes } from '../results/result-notes.tsx';
import { SearchBar } from '../results/search-bar.tsx';
import { listCommonPlaces, listPlaces, searchVacancies } from '../search.api.ts';
import { SearchFailure } from '../search-failure.tsx';
import type { Route } from './+types/search.ts';

async function load(
  api: Api,
  allPlaces: Promise<string[]>,
  popularPages: Promise<PopularLandingPages>,
  pageFigures: Promise<MarketingFigure[]>,
  address: string,
) {
  const filters = readFilters(new URL(address).searchParams);
  const [result, places, popular, figures, { describeSearch }] = await Promise.all([
    searchVacancies(api, filters),
    listCommonPlaces(allPlaces),
    popularPages,
    pageFigures,
    import('../describe-search.ts'),
  ]);
  return { filters, result, places, popular, figures, description: describeSearch(filters, result, places) };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  redirectSubmittedForm(SEARCH, request.url);
  const found = await load(api, listPlaces(api), listPopularPages(api), loadFigures(api, 'home'), request.url);
  return data(found, { status: found.result.status });
}

const loadBrowserFigures = memoizeWithTtl(async () => {
  const { loadFigures: load } = await import('../../../platform/figures/load-figures.ts');
  return load(browserApi, 'home');
});

/** Further searches call the API from the browser: the reply is smaller than a page. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(browserApi, listBrowserPlaces(), listBrowserPopularPages(), loadBrowserFigures(), request.url);

/** Opening a job next to the list does not load the list again. */
export { revalidateList as shouldRevalidate } from '../../vacancies/index.ts';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { filters, description } = loaderData;
  const { heading, path, hidden } = description;
  return pageMeta({
    title: filters.page > 1 ? `${heading}, page ${filters.page}` : heading,
    description: `${heading}: vacancies with pay, place and experience. Applying is free.`,
    publicUrl: readPublicUrl(matches),
    path,
    hidden,
  });
}

/** Vacancy search (core §2). */
export default function Search({ loaderData }: Route.ComponentProps) {
  const { filters, result, places, popular, figures, description } = loaderData;
  const [params] = useSearchParams();
  const page = 'page' in result ? result.page : undefined;
  useRememberSearch(filters, (page?.vacancies.length ?? 0) > 0);
  const heading = <h1 className="line-clamp-2 text-lg sm:line-clamp-3 sm:text-2xl">{description.heading}</h1>;
  const savedQuery = savedSearchQuery(filters, page?.searchedFor);
  const titleMissing = params.get('keyword')?.trim() === '' && isEmptySearch(filters);
  return (
    <PageContainer width="full" className="py-3! md:py-6!">
      <SearchBar filters={filters} places={places} titleMissing={titleMissing} />
      <div className="mt-3 md:mt-6">
        {page ? (
          <FilteredList
            list={SEARCH}
            filters={filters}
            places={places}
            page={page}
            heading={heading}
            actions={page.vacancies.length > 0 && savedQuery && <saveSearchButton.Part query={savedQuery} />}
            notes={<ResultNotes page={page} filters={filters} />}
            empty={
              <Suspense>
                <nothingFound.Part filters={filters} query={savedQuery} offers={page.notes.offers} />
              </Suspense>
            }
            discover={<discover.Part popular={popular} figures={figures} />}
          />
        ) : (
          <>
            {heading}
            <SearchFailure text={`Error fetching vacancies: ${'failure' in result ? result.failure : ''}`} />
          </>
        )}
      </div>
    </PageContainer>
  );
}
