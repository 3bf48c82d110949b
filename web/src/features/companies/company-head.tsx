import type { Company } from '@aarambh/contract';
import { Link } from 'react-router';
import { dateText } from '../../platform/text/format.ts';
import { BriefcaseBusiness, CircleCheck, ExternalLink, type IconComponent, Info } from '../../ui/display/icons.tsx';
import { Breadcrumb, Card, Logo, RichText, VisuallyHidden } from '../../ui/index.ts';
import { followCompanyButton } from '../search-alerts/index.ts';

/** Places named in the head; the filters have all. */
const MAX_PLACES = 6;
/** Letters of a text about a company that is shown unfolded. */
const SHORT_TEXT = 160;

const Line = ({ Icon, children }: { Icon: IconComponent; children: React.ReactNode }) => (
  <li className="flex min-w-0 items-start gap-2">
    <Icon className="mt-0.5 size-5 text-muted" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </li>
);

const jobs = (count: number): string =>
  count === 0 ? 'No open jobs right now' : `${count.toLocaleString('en-IN')} open ${count === 1 ? 'job' : 'jobs'}`;

/** Only what is known: nothing is said about an employer with few applications. */
function Facts({ company }: { company: Company }) {
  const { liveVacancies, firstPostedOn, answers, website, address, industry } = company;
  const site = /^https?:\/\//i.test(website) && URL.canParse(website) ? new URL(website) : undefined;
  return (
    <ul className="mt-4 grid gap-2 text-sm sm:grid-cols-2 sm:gap-x-6">
      <Line Icon={BriefcaseBusiness}>
        {jobs(liveVacancies)}, on this portal since <time dateTime={firstPostedOn}>{dateText(firstPostedOn)}</time>
      </Line>
      {answers && (
        <Line Icon={CircleCheck}>
          Answered {answers.answered.toLocaleString('en-IN')} of {answers.applications.toLocaleString('en-IN')}{' '}
          applications in the last 90 days
        </Line>
      )}
      {(industry || address) && <Line Icon={Info}>{[industry, address].filter(Boolean).join(' · ')}</Line>}
      {site && (
        <Line Icon={ExternalLink}>
          <a href={site.href} target="_blank" rel="nofollow noopener noreferrer">
            {site.hostname}
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </a>
        </Line>
      )}
    </ul>
  );
}

/** Links to the open jobs of each place, which work without JavaScript. */
function Places({ company: { places, slug } }: { company: Company }) {
  if (places.length < 2) return null;
  return (
    <ul aria-label="Open jobs by place" className="mt-4 flex flex-wrap gap-2">
      {places.slice(0, MAX_PLACES).map(({ place, count }) => (
        <li key={place} className="max-w-full">
          <Link
            to={`/companies/${slug}?${new URLSearchParams({ location: place })}`}
            preventScrollReset
            className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-line-strong px-3 py-1 text-sm wrap-anywhere no-underline hover:bg-brand-soft pointer-coarse:min-h-11"
          >
            {place} <span className="text-muted">{count.toLocaleString('en-IN')}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What the company says of itself; a long text is folded, natively, so that it opens without JavaScript. */
function About({ html }: { html: string }) {
  if (!html) return null;
  const text = <RichText html={html} />;
  return (
    <div className="mt-4 max-w-3xl border-t border-line pt-3">
      {html.length <= SHORT_TEXT ? (
        text
      ) : (
        <details>
          <summary className="inline-flex min-h-11 items-center font-semibold text-link">About the company</summary>
          {text}
        </details>
      )}
    </div>
  );
}

/** Head of the page of a company: name, what is known about it, its places, and following it. */
export function CompanyHead({ company }: { company: Company }) {
  const { companyID, name, logo } = company;
  return (
    <>
      <Breadcrumb items={[{ label: 'Home', to: '/' }, { label: 'Jobs', to: '/job/search' }, { label: name }]} />
      <Card className="mt-3 mb-6">
        <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
          <Logo name={name} src={logo} size="large" className="max-sm:size-14 max-sm:text-lg" />
          <div className="min-w-0 flex-1">
            <h1 className="wrap-anywhere">{name}</h1>
          </div>
          <followCompanyButton.Part companyID={companyID} className="max-sm:w-full noscript:hidden" />
        </div>
        <Facts company={company} />
        <Places company={company} />
        <About html={company.about} />
      </Card>
    </>
  );
}
