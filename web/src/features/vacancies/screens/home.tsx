import type { VacancyCard } from '@aarambh/contract';
import { Link } from 'react-router';
import { brand } from '../../../platform/brand.ts';
import { pageMeta } from '../../../platform/meta.ts';
import { pageContext } from '../../../platform/page-context.ts';
import { BadgeIndianRupee, FileUp, Search, ShieldAlert } from '../../../ui/icons.tsx';
import { Alert, Card, LinkButton, PageContainer } from '../../../ui/index.ts';
import { Figures } from '../figures.tsx';
import { HomeDrawing } from '../home-drawing.tsx';
import { popularSearches } from '../popular-searches.ts';
import { SearchForm } from '../search-form.tsx';
import { siteOf } from '../site-of.ts';
import { commonPlaces, findVacancies, listPlaces } from '../vacancies.api.ts';
import { readFilters, searchAddress } from '../vacancy-filters.ts';
import { VacancyList } from '../vacancy-list.tsx';
import type { Route } from './+types/home.ts';

const NEWEST = 6;
const PLACES = 12;
const nothingChosen = readFilters(new URLSearchParams());

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const [result, places] = await Promise.all([findVacancies(api, nothingChosen), commonPlaces(listPlaces(api))]);
  // The search stands at the head of the page whatever happens to the newest vacancies below it.
  const newest = 'page' in result ? result.page.vacancies.slice(0, NEWEST) : undefined;
  return { newest, places };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: `${brand.name}: verified jobs across India`,
    description: 'Search verified jobs across India by title, place and experience. Applying is free, always.',
    publicUrl: siteOf(matches),
    path: '/',
  });

function Hero({ places }: { places: readonly string[] }) {
  return (
    <div className="border-b border-line bg-brand-soft">
      <PageContainer className="grid items-center gap-x-10 gap-y-6 md:py-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          <h1 className="text-3xl md:text-4xl">Find your next job in India</h1>
          <p className="mt-2 text-lg text-muted">
            Verified vacancies from across the country. Applying is free, always.
          </p>
          <Figures className="mt-4" />
        </div>
        <HomeDrawing className="-mb-6 hidden h-auto w-full max-w-sm justify-self-end pe-6 lg:block" />
        <div className="min-w-0 lg:col-span-2">
          <SearchForm filters={nothingChosen} places={places} />
        </div>
      </PageContainer>
    </div>
  );
}

const chip =
  'inline-flex min-h-11 items-center rounded-full border border-line-strong bg-raised px-4 font-medium text-link hover:bg-brand-soft';

function LinkList({ title, links }: { title: string; links: readonly { label: string; to: string }[] }) {
  if (links.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {links.map(({ label, to }) => (
          <li key={label}>
            <Link to={to} className={chip}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
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
        <Alert tone="info">The newest jobs cannot be shown just now. You can still search above.</Alert>
      )}
    </section>
  );
}

const steps = [
  {
    Icon: Search,
    title: 'Search',
    text: 'Look for a job by title, place and experience. You need no account to read.',
  },
  { Icon: FileUp, title: 'Upload your resume once', text: 'Register with your e-mail and add a Word or PDF resume.' },
  {
    Icon: BadgeIndianRupee,
    title: 'Apply free',
    text: 'We send your resume to the employer. The employer decides and calls you; no one can promise you a job.',
  },
];

function HowItWorks() {
  return (
    <section>
      <h2>How it works</h2>
      <ol className="mt-4 grid gap-4 md:grid-cols-3">
        {steps.map(({ Icon, title, text }, at) => (
          <Card as="li" key={title} className="flex gap-4">
            <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-brand-soft text-link">
              <Icon aria-hidden="true" className="size-6" />
            </span>
            <div>
              <h3>
                {at + 1}. {title}
              </h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </Card>
        ))}
      </ol>
    </section>
  );
}

const warnings = [
  'Nobody may ask you for money for a job, an interview, training, a laptop or a uniform.',
  'Real employers write from their own company address and give a phone number you can call back.',
  'Do not send your Aadhaar, PAN, bank details or an OTP before you have a written offer that you have checked.',
];

function Safety() {
  return (
    <Card as="section" id="safety" className="grid gap-4 md:grid-cols-[auto_1fr]">
      <ShieldAlert aria-hidden="true" className="size-10 text-danger" />
      <div>
        <h2>Applying is free. Stay safe from job fraud.</h2>
        <ul className="mt-3 grid list-disc gap-2 ps-5">
          {warnings.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p className="mt-4">
          Somebody asked you for money? Do not pay. Write to{' '}
          <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>, call the national cybercrime helpline{' '}
          <a href="tel:1930">1930</a>, or report it at{' '}
          <a href="https://cybercrime.gov.in" rel="noopener noreferrer">
            cybercrime.gov.in
          </a>
          .
        </p>
      </div>
    </Card>
  );
}

/** The start page: search first. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { newest, places } = loaderData;
  return (
    <>
      <Hero places={places} />
      <PageContainer className="grid gap-10">
        <div className="grid gap-8 md:grid-cols-2">
          <LinkList
            title="Popular searches"
            links={popularSearches.map((keyword) => ({ label: keyword, to: searchAddress({ keyword }) }))}
          />
          <LinkList
            title="Jobs by place"
            links={places.slice(0, PLACES).map((location) => ({ label: location, to: searchAddress({ location }) }))}
          />
        </div>
        <Newest newest={newest} />
        <HowItWorks />
        <Safety />
        <div className="when-out text-center">
          <LinkButton to="/account/register" size="large">
            Create your free account
          </LinkButton>
        </div>
      </PageContainer>
    </>
  );
}
