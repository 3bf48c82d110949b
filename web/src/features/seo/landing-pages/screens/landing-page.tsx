import { PAGE_SIZE } from '@aarambh/contract';
import { api as browserApi } from '../../../../platform/api/browser-api.ts';
import { pageMeta } from '../../../../platform/document/meta.ts';
import { pageContext } from '../../../../platform/document/page-context.ts';
import { siteOf } from '../../../../platform/document/site-of.ts';
import { countText } from '../../../../platform/text/format.ts';
import { Breadcrumb, LinkButton, PageContainer } from '../../../../ui/index.ts';
import { searchAddress } from '../../../search/vacancy-filters.ts';
import { VacancyList } from '../../../vacancies/cards/vacancy-list.tsx';
import { breadcrumbData } from '../breadcrumb-data.ts';
import { jobPageAddress } from '../job-page-address.ts';
import { JobPageLinkList } from '../job-page-link-list.tsx';
import { jobPageTitle } from '../job-page-title.ts';
import { jobPageTrail } from '../job-page-trail.ts';
import { loadJobPage } from '../job-pages.api.ts';
import type { Route } from './+types/landing-page.ts';

export const loader = ({ params, context }: Route.LoaderArgs) => loadJobPage(context.get(pageContext).api, params.slug);

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadJobPage(browserApi, params.slug);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, total, capped } = loaderData;
  const publicUrl = siteOf(matches);
  const title = jobPageTitle(page);
  return [
    ...pageMeta({
      title,
      description: `${countText(total, capped)} ${title}: verified vacancies with pay, place and experience. Applying is free.`,
      publicUrl,
      path: jobPageAddress(page.slug),
    }),
    { 'script:ld+json': breadcrumbData(jobPageTrail(page), publicUrl) as unknown as Record<string, string> },
  ];
}

/** The newest vacancies of a role, of a place, or of a role in a place, for people who come from a search engine. */
export default function JobPage({ loaderData: { page, total, capped } }: Route.ComponentProps) {
  const { role, place, roles, places, vacancies } = page;
  const trail = jobPageTrail(page).map(({ label, to }, i, { length }) => (i < length - 1 ? { label, to } : { label }));
  const all = searchAddress({ keyword: role, location: place });
  return (
    <PageContainer>
      <Breadcrumb items={trail} />
      <h1 className="mt-2">{jobPageTitle(page)}</h1>
      <p className="mt-1 mb-6 text-muted">
        {countText(total, capped)} verified vacancies, the newest first. Applying is free.
      </p>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <VacancyList vacancies={vacancies} />
          <div className="mt-6 flex flex-wrap gap-3">
            <LinkButton to={all}>{total > PAGE_SIZE ? 'See all jobs and filters' : 'Search with filters'}</LinkButton>
          </div>
        </div>
        <aside aria-label="Related jobs" className="grid gap-8">
          <JobPageLinkList title={place ? 'Jobs by role' : 'Similar roles'} links={roles} />
          <JobPageLinkList title={role ? `${role} jobs by place` : 'Jobs in other places'} links={places} />
        </aside>
      </div>
    </PageContainer>
  );
}
