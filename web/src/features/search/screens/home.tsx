import type { VacancyCard } from '@aarambh/contract';
import { Link } from 'react-router';
import { pageMeta } from '../../../platform/document/meta.ts';
import { pageContext } from '../../../platform/document/page-context.ts';
import { readPublicUrl } from '../../../platform/document/read-public-url.ts';
import { brand } from '../../../platform/figures/brand.ts';
import { loadFigures } from '../../../platform/figures/load-figures.ts';
import type { MarketingFigure } from '../../../platform/figures/marketing-figures.ts';
import { Alert, Figures, LinkButton, PageContainer } from '../../../ui/index.ts';
import { LandingPageLinks, listPopularPages } from '../../seo/landing-pages/index.ts';
import { JustAppliedPanel, RecentlyViewed, VacancyList } from '../../vacancies/index.ts';
import { noFilters } from '../filters/vacancy-filters.ts';
import { FraudHelp } from '../home/fraud-help.tsx';
import { HomeDrawing } from '../home/home-drawing.tsx';
import { HowItWorks } from '../home/how-it-works.tsx';
import { homeForm } from '../lazy-search-form.ts';
import { listCommonPlaces, listPlaces, searchVacancies } from '../search.api.ts';
import type { Route } from './+types/home.ts';

const NEWEST = 6;
const POPULAR = 8;

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const [result, places, popular, figures] = await Promise.all([
    searchVacancies(api, noFilters),
    listCommonPlaces(listPlaces(api)),
    listPopularPages(api),
    loadFigures(api, 'home'),
  ]);
  // The search form is rendered even if the newest vacancies cannot be loaded.
  const newest = 'page' in result ? result.page.vacancies.slice(0, NEWEST) : undefined;
  return { newest, places, popular, figures };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: `${brand.name}: jobs across India`,
    description: 'Search jobs across India by title, place and experience. Applying is free, always.',
    publicUrl: readPublicUrl(matches),
    path: '/',
  });

function Hero({ places, figures }: { places: readonly string[]; figures: readonly MarketingFigure[] }) {
  return (
    <div className="border-b border-line bg-brand-soft">
      <PageContainer className="grid items-center gap-x-10 gap-y-6 md:py-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          <h1 className="text-3xl md:text-4xl">Find your next job in India</h1>
          <p className="mt-2 text-lg text-muted">Vacancies from across the country. Applying is free, always.</p>
          <Figures figures={figures} className="mt-4" />
        </div>
        <HomeDrawing className="-mb-6 hidden h-auto w-full max-w-sm justify-self-end pe-6 lg:block" />
        <div className="min-w-0 lg:col-span-2">
          <homeForm.Part filters={noFilters} places={places} />
        </div>
      </PageContainer>
    </div>
  );
}

function Newest({ newest }: { newest: readonly VacancyCard[] | undefined }) {
  if (newest?.length === 0) return null;
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
        <h2>Newest jobs</h2>
        <Link to="/job/search">See all jobs</Link>
      </div>
      {newest ? (
        <VacancyList vacancies={newest} layout="grid" level={3} />
      ) : (
        <Alert tone="info">The newest jobs could not be loaded. You can still search above.</Alert>
      )}
    </section>
  );
}

/** Home page with the search form first. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { newest, places, popular, figures } = loaderData;
  return (
    <>
      <JustAppliedPanel />
      <Hero places={places} figures={figures} />
      <PageContainer className="grid gap-10">
        <div className="grid gap-8 md:grid-cols-2">
          <LandingPageLinks title="Popular searches" links={popular.roles.slice(0, POPULAR)} />
          <LandingPageLinks title="Jobs by place" links={popular.places} />
        </div>
        <Newest newest={newest} />
        <RecentlyViewed />
        <HowItWorks />
        <FraudHelp />
        <div className="when-out text-center">
          <LinkButton to="/account/register" size="large">
            Create your free account
          </LinkButton>
        </div>
      </PageContainer>
    </>
  );
}
