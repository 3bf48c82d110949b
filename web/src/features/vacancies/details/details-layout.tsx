import type { ShownCheck, VacancyCard } from '@aarambh/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { companyAddress, vacancyAddress } from '../../../platform/public-addresses.ts';
import {
  BriefcaseBusiness,
  GraduationCap,
  type IconComponent,
  IndianRupee,
  MapPin,
  Users,
} from '../../../ui/display/icons.tsx';
import { Badge, Breadcrumb, Card, Logo, PageContainer } from '../../../ui/index.ts';
import { ApplyButton, type Applying, ApplyNote } from '../../applications/index.ts';
import { SaveButton } from '../../saved-jobs/index.ts';
import { Fact } from '../cards/fact.tsx';
import { RecentlyViewed } from '../recently-viewed/recently-viewed.tsx';
import { useRememberJob } from '../recently-viewed/use-remember-job.ts';
import { ApplyBottomBar, ApplyTopBar } from './apply-bars.tsx';
import { useIsPane } from './details-variant.ts';
import { FitLine } from './fit/fit-line.tsx';
import { checkedLine, shareActions, similarJobs } from './lazy-parts.ts';
import { useRecordOpened } from './use-record-opened.ts';

/** Header content of a details page, for both kinds of vacancy. */
export interface VacancyHead {
  /** The vacancy as a card, for saving it. */
  card: VacancyCard;
  title: string;
  company: string;
  companyID: number;
  logo: string;
  locations: readonly string[];
  experience: string;
  pay: string;
  education: string;
  /** Number of people wanted. */
  openings: number | null;
  checks: readonly ShownCheck[];
  /** Short labels such as the employment type. */
  badges: readonly string[];
}

interface DetailsLayoutProps {
  head: VacancyHead;
  /** A line with the posting's date. */
  posted: ReactNode;
  applying: Applying;
  /** The aside has its own Apply button on wide screens. */
  applyAside?: boolean | undefined;
  aside: ReactNode;
  children: ReactNode;
}

const openingsText = (openings: number | null): string =>
  openings ? `${openings.toLocaleString('en-IN')} ${openings === 1 ? 'opening' : 'openings'}` : '';

function Facts({ locations, experience, pay, education, openings }: VacancyHead) {
  const facts: [IconComponent, string, string][] = [
    [MapPin, 'Location', locations.join(', ')],
    [BriefcaseBusiness, 'Experience', experience],
    [IndianRupee, 'Pay', pay],
    [GraduationCap, 'Education', education],
    [Users, 'Openings', openingsText(openings)],
  ];
  return (
    <ul className="mt-4 grid gap-2 sm:flex sm:flex-wrap sm:gap-x-6">
      {facts
        .filter(([, , text]) => text)
        .map(([Icon, label, text]) => (
          <Fact key={label} Icon={Icon} label={label}>
            {text}
          </Fact>
        ))}
    </ul>
  );
}

function Head({ head, posted, applying, applyAside }: Omit<DetailsLayoutProps, 'aside' | 'children'>) {
  const { title, company, companyID, logo, badges } = head;
  return (
    <Card>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
        <Logo name={company} src={logo} size="large" className="sm:row-span-2 max-sm:size-14 max-sm:text-lg" />
        <div>
          <h1>{title}</h1>
          <p className="mt-1 flex flex-wrap gap-x-3">
            {company} <Link to={companyAddress(companyID, company)}>All jobs of this company</Link>
          </p>
        </div>
        <div className="max-sm:col-span-2 max-sm:mt-2">
          {badges.length > 0 && (
            <ul className="mt-2 flex flex-wrap gap-2">
              {badges.map((badge) => (
                <li key={badge}>
                  <Badge tone="brand">{badge}</Badge>
                </li>
              ))}
            </ul>
          )}
          <Facts {...head} />
          <checkedLine.Part checks={head.checks} explained className="mt-3 text-sm" />
          <FitLine vacancyID={applying.vacancy.vacancyID} />
        </div>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-4">
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted max-sm:basis-full sm:flex-1 sm:justify-between">
          <p>{posted}</p>
          <ApplyNote applying={applying} />
        </div>
        <SaveButton vacancy={head.card} className="border border-line-strong" />
        <shareActions.Part title={`${title}, ${company}`} vacancy={applying.vacancy} />
        {!applyAside && <ApplyButton applying={applying} className="min-w-40 max-lg:hidden" />}
      </div>
    </Card>
  );
}

/** Head of a pane: title and Apply stay in view, the facts scroll with the rest. */
function PaneHead({ head, posted, applying }: Pick<DetailsLayoutProps, 'head' | 'posted' | 'applying'>) {
  const { title, company, companyID, logo, badges } = head;
  return (
    <>
      <div className="sticky top-0 z-20 flex items-start gap-3 border-b border-line bg-raised py-4 ps-5 pe-14">
        {logo && <Logo name={company} src={logo} />}
        <div className="min-w-0 flex-1">
          <h2 tabIndex={-1} className="line-clamp-2 text-lg leading-snug">
            {title}
          </h2>
          <p className="line-clamp-2 text-sm text-muted">{company}</p>
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <ApplyButton applying={applying} className="min-w-36" />
            <SaveButton vacancy={head.card} className="border border-line-strong" />
            <shareActions.Part title={`${title}, ${company}`} vacancy={applying.vacancy} />
            <ApplyNote applying={applying} />
          </div>
        </div>
      </div>
      <div className="px-5 pb-5">
        <Facts {...head} />
        <checkedLine.Part checks={head.checks} explained className="mt-3 text-sm" />
        <FitLine vacancyID={applying.vacancy.vacancyID} />
        <p className="mt-3 text-sm text-muted">
          {[...badges, ''].join(' · ')}
          {posted}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
          <Link to={vacancyAddress(applying.vacancy)}>Open the full page</Link>
          <Link to={companyAddress(companyID, company)}>All jobs of this company</Link>
        </p>
      </div>
    </>
  );
}

/** Layout of both kinds of details: header, sections with an aside, and Apply always visible. */
export function DetailsLayout({ aside, children, ...rest }: DetailsLayoutProps) {
  const { head, applying } = rest;
  useRememberJob(head.card);
  useRecordOpened(head.card.vacancyID);
  if (useIsPane())
    return (
      <>
        <PaneHead {...rest} />
        {children}
        {aside}
      </>
    );
  return (
    // Keep focused elements above the bottom bar.
    <div className="[&_:is(a,button)]:scroll-mb-24">
      <ApplyTopBar title={head.title} company={head.company} applying={applying} />
      <PageContainer className="grid gap-5">
        <Breadcrumb items={[{ label: 'Home', to: '/' }, { label: 'Jobs', to: '/job/search' }, { label: head.title }]} />
        <Head {...rest} />
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid min-w-0 gap-5">{children}</div>
          <aside aria-label="More about this job" className="grid min-w-0 gap-5">
            {aside}
          </aside>
        </div>
        <similarJobs.Part vacancyID={applying.vacancy.vacancyID} title={head.title} place={head.locations[0]} />
        <RecentlyViewed except={applying.vacancy.vacancyID} />
      </PageContainer>
      <ApplyBottomBar applying={applying} />
    </div>
  );
}
