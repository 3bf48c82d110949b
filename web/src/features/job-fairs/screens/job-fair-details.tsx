import type { JobFair } from '@aarambh/contract';
import { data } from 'react-router';
import type { Api } from '../../../platform/api/api.ts';
import { api as browserApi } from '../../../platform/api/browser-api.ts';
import { pageMeta } from '../../../platform/document/meta.ts';
import { pageContext } from '../../../platform/document/page-context.ts';
import { readPublicUrl } from '../../../platform/document/read-public-url.ts';
import { calendarDay, weekdayDate } from '../../../platform/text/format.ts';
import {
  Breadcrumb,
  CalendarLeaf,
  Card,
  EmptyState,
  KeyValueList,
  LinkButton,
  PageContainer,
} from '../../../ui/index.ts';
import { CompanyChips } from '../company-chips.tsx';
import { FairBadges } from '../fair-badges.tsx';
import { fairEvent } from '../fair-event.ts';
import { fairAddress, fairDates } from '../fair-texts.ts';
import { FairsFailure } from '../fairs-failure.tsx';
import { findJobFair } from '../job-fairs.api.ts';
import { type LoadedFair, loadAsMember, settleLoad } from '../load-fairs.ts';
import { RegistrationCard } from '../registration-card.tsx';
import type { Route } from './+types/job-fair-details.ts';

const load = (api: Api, id: string): Promise<LoadedFair> => settleLoad(findJobFair(api, id).then((fair) => ({ fair })));

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await load(context.get(pageContext).api, params.id);
  return data(found, { status: found.status });
}

export const clientLoader = ({ params, serverLoader }: Route.ClientLoaderArgs) =>
  loadAsMember(() => load(browserApi, params.id), serverLoader);
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const publicUrl = readPublicUrl(matches);
  if (!loaderData || 'failure' in loaderData)
    return pageMeta({ title: 'Job fair not found', description: '', publicUrl, path: '', hidden: true });
  const { fair } = loaderData;
  return [
    ...pageMeta({
      title: `${fair.title}, ${fair.city}`,
      description: `${fair.title} in ${fair.city} on ${weekdayDate(fair.startsOn)}, ${fair.venue}. Entry is free.`,
      publicUrl,
      path: fairAddress(fair.jobFairID),
    }),
    { 'script:ld+json': fairEvent(fair, publicUrl) as unknown as Record<string, string> },
  ];
};

const paragraphsOf = (text: string) => text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());

function Details({ fair }: { fair: JobFair }) {
  const { title, organiser, city, venue, startsOn, description, companies, status } = fair;
  const isOff = status === 'Cancelled' || status === 'Over';
  return (
    <PageContainer className="grid gap-5">
      <Breadcrumb items={[{ label: 'Home', to: '/' }, { label: 'Job Fairs', to: '/job-fair' }, { label: title }]} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card className="grid gap-5">
          {/* On phones the title gets its own row, for long Indian names. */}
          <div className="grid grid-cols-[auto_minmax(0,1fr)] content-start items-start gap-x-4 gap-y-2 sm:grid-rows-[auto_1fr]">
            <CalendarLeaf date={calendarDay(startsOn)} muted={isOff} className="sm:row-span-2" />
            <h1 className="wrap-anywhere max-sm:order-last max-sm:col-span-2">{title}</h1>
            <FairBadges {...fair} />
          </div>
          <KeyValueList
            columns={1}
            items={[
              { label: 'When', value: `${fairDates(fair)} IST` },
              { label: 'City', value: city },
              { label: 'Venue', value: <span className="whitespace-pre-line wrap-anywhere">{venue}</span> },
              { label: 'Organiser', value: organiser },
            ]}
          />
        </Card>
        <aside aria-label="Your registration" className="min-w-0 lg:row-span-2">
          <RegistrationCard fair={fair} />
        </aside>
        <div className="grid min-w-0 gap-5">
          <Card as="section" aria-labelledby="about-title">
            <h2 id="about-title" className="mb-3 text-lg">
              About this job fair
            </h2>
            <div className="grid gap-3 wrap-anywhere">
              {paragraphsOf(description).map((paragraph) => (
                <p key={paragraph} className="whitespace-pre-line">
                  {paragraph}
                </p>
              ))}
            </div>
          </Card>
          {companies.length > 0 && (
            <Card as="section" aria-labelledby="companies-title">
              <h2 id="companies-title" className="mb-3 text-lg">
                Companies you can meet
              </h2>
              <CompanyChips companies={companies} />
            </Card>
          )}
        </div>
      </div>
    </PageContainer>
  );
}

/** A job fair with registration (core §2). */
export default function JobFairDetails({ loaderData }: Route.ComponentProps) {
  if (!('failure' in loaderData)) return <Details key={loaderData.fair.jobFairID} fair={loaderData.fair} />;
  if (loaderData.status === 404)
    return (
      <PageContainer>
        <EmptyState
          drawing="lost"
          level={1}
          title="This job fair does not exist"
          text="Check the address: it may be incomplete."
        >
          <LinkButton to="/job-fair">See all job fairs</LinkButton>
        </EmptyState>
      </PageContainer>
    );
  return (
    <PageContainer>
      <h1 className="mb-4">Job fair</h1>
      <FairsFailure text={loaderData.failure} />
    </PageContainer>
  );
}
