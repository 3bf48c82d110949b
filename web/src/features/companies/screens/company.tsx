import type { MetaDescriptor } from 'react-router';
import { data } from 'react-router';
import { api as browserApi } from '../../../platform/api/browser-api.ts';
import { pageMeta } from '../../../platform/document/meta.ts';
import { pageContext } from '../../../platform/document/page-context.ts';
import { readPublicUrl } from '../../../platform/document/read-public-url.ts';
import { PageContainer } from '../../../ui/index.ts';
import { CompanyList, isFiltered, redirectSubmittedForm, SearchFailure } from '../../search/index.ts';
import { companyHead } from '../lazy-company-head.ts';
import { type LoadedCompany, loadCompany } from '../load-company.ts';
import { organization } from '../organization.ts';
import type { Route } from './+types/company.ts';

/** `structured` (schema.org) is generated on the server only. */
type PageData = LoadedCompany & { structured?: ReturnType<typeof organization> };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api, publicUrl } = context.get(pageContext);
  redirectSubmittedForm({ path: `/companies/${params.slug}` }, request.url);
  const loaded: PageData = await loadCompany(api, params.slug, request.url);
  if ('company' in loaded) loaded.structured = organization(loaded.company, publicUrl);
  return data(loaded, { status: loaded.status });
}

export async function clientLoader({ request, params }: Route.ClientLoaderArgs): Promise<PageData> {
  const { loadCompany: load } = await import('../load-company.ts');
  return load(browserApi, params.slug, request.url);
}

/** Opening a job next to the list does not load the list again. */
export { revalidateList as shouldRevalidate } from '../../vacancies/index.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }): MetaDescriptor[] => {
  if (!loaderData || !('company' in loaderData))
    return pageMeta({ title: 'Company', description: '', publicUrl: '', path: '', hidden: true });
  const { company, jobs, structured } = loaderData;
  const { filters } = jobs;
  const places = company.places
    .slice(0, 3)
    .map(({ place }) => place)
    .join(', ');
  const where = places && ` in ${places}`;
  const page = filters.page > 1 && filters.page;
  const tags = pageMeta({
    title: `${company.name}: jobs${where}${page ? `, page ${page}` : ''}`,
    description: `Open jobs at ${company.name}${where}. Applying is free.`,
    publicUrl: readPublicUrl(matches),
    path: `/companies/${company.slug}${page ? `?page=${page}` : ''}`,
    // Without open jobs there is nothing to find; the page stays for those who follow the company.
    hidden: company.liveVacancies === 0 || isFiltered(filters),
  });
  return structured ? [...tags, { 'script:ld+json': structured as Record<string, string> }] : tags;
};

/** The page of a company: what is known about it, and its open jobs. */
export default function CompanyPage({ loaderData }: Route.ComponentProps) {
  if (!('company' in loaderData))
    return (
      <PageContainer>
        <h1 className="mb-4">Company</h1>
        <SearchFailure text={loaderData.failure} />
      </PageContainer>
    );
  const { company, jobs } = loaderData;
  const { filters, places, result } = jobs;
  return (
    <PageContainer width="full">
      <companyHead.Part company={company} />
      {'page' in result ? (
        <CompanyList
          list={{ path: `/companies/${company.slug}` }}
          filters={filters}
          places={places}
          page={result.page}
          heading={<h2>Open jobs</h2>}
        />
      ) : (
        <SearchFailure text={`Error fetching vacancies: ${result.failure}`} />
      )}
    </PageContainer>
  );
}
