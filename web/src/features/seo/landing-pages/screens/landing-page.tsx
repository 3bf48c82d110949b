import { PAGE_SIZE } from '@aarambh/contract';
import { api as browserApi } from '../../../../platform/api/browser-api.ts';
import { pageMeta } from '../../../../platform/document/meta.ts';
import { pageContext } from '../../../../platform/document/page-context.ts';
import { readPublicUrl } from '../../../../platform/document/read-public-url.ts';
import { countText } from '../../../../platform/text/format.ts';
import { Breadcrumb, LinkButton, PageContainer } from '../../../../ui/index.ts';
import { searchAddress, VacancyList } from '../../../vacancies/index.ts';
import { breadcrumbData } from '../breadcrumb-data.ts';
import { landingPageAddress } from '../landing-page-address.ts';
import { landingPageBreadcrumb } from '../landing-page-breadcrumb.ts';
import { LandingPageLinks } from '../landing-page-links.tsx';
import { landingPageTitle } from '../landing-page-title.ts';
import { loadLandingPage } from '../landing-pages.api.ts';
import type { Route } from './+types/landing-page.ts';

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadLandingPage(context.get(pageContext).api, params.slug);

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadLandingPage(browserApi, params.slug);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, total, capped } = loaderData;
  const publicUrl = readPublicUrl(matches);
  const title = landingPageTitle(page);
  return [
    ...pageMeta({
      title,
      description: `${countText(total, capped)} ${title}: vacancies with pay, place and experience. Applying is free.`,
      publicUrl,
      path: landingPageAddress(page.slug),
    }),
    { 'script:ld+json': breadcrumbData(landingPageBreadcrumb(page), publicUrl) as unknown as Record<string, string> },
  ];
}

/** Landing page: the newest vacancies of a role, of a place, or of a role in a place. */
export default function LandingPage({ loaderData: { page, total, capped } }: Route.ComponentProps) {
  const { role, place, roles, places, vacancies } = page;
  const trail = landingPageBreadcrumb(page).map(({ label, to }, i, { length }) =>
    i < length - 1 ? { label, to } : { label },
  );
  const all = searchAddress({ keyword: role, location: place });
  return (
    <PageContainer>
      <Breadcrumb items={trail} />
      <h1 className="mt-2">{landingPageTitle(page)}</h1>
      <p className="mt-1 mb-6 text-muted">{countText(total, capped)} vacancies, the newest first. Applying is free.</p>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <VacancyList vacancies={vacancies} />
          <div className="mt-6 flex flex-wrap gap-3">
            <LinkButton to={all}>{total > PAGE_SIZE ? 'See all jobs and filters' : 'Search with filters'}</LinkButton>
          </div>
        </div>
        <aside aria-label="Related jobs" className="grid gap-8">
          <LandingPageLinks title={place ? 'Jobs by role' : 'Similar roles'} links={roles} />
          <LandingPageLinks title={role ? `${role} jobs by place` : 'Jobs in other places'} links={places} />
        </aside>
      </div>
    </PageContainer>
  );
}
