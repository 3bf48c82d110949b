import { data } from 'react-router';
import type { Api } from '../../../platform/api/api.ts';
import { api as browserApi } from '../../../platform/api/browser-api.ts';
import { pageMeta } from '../../../platform/document/meta.ts';
import { pageContext } from '../../../platform/document/page-context.ts';
import { readPublicUrl } from '../../../platform/document/read-public-url.ts';
import { EmptyState, LinkButton, PageContainer } from '../../../ui/index.ts';
import { FairCard } from '../fair-card.tsx';
import { FairsFailure } from '../fairs-failure.tsx';
import { listJobFairs } from '../job-fairs.api.ts';
import { type LoadedFairs, loadAsMember, settleLoad } from '../load-fairs.ts';
import type { Route } from './+types/job-fairs.ts';

const load = (api: Api): Promise<LoadedFairs> => settleLoad(listJobFairs(api).then((fairs) => ({ fairs })));

export async function loader({ context }: Route.LoaderArgs) {
  const found = await load(context.get(pageContext).api);
  return data(found, { status: found.status });
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  loadAsMember(() => load(browserApi), serverLoader);
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Job Fairs in India',
    description: 'Meet employers in person: dates, venues and companies of the next job fairs. Entry is free.',
    publicUrl: readPublicUrl(matches),
    path: '/job-fair',
  });

function Fairs({ found }: { found: LoadedFairs }) {
  if ('failure' in found) return <FairsFailure text={found.failure} />;
  if (found.fairs.length === 0)
    return (
      <EmptyState
        drawing="inbox"
        title="No job fairs are announced at the moment."
        text="Please check again soon. Meanwhile, you can search thousands of jobs."
      >
        <LinkButton to="/job/search">Find jobs</LinkButton>
      </EmptyState>
    );
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {found.fairs.map((fair) => (
        <li key={fair.jobFairID}>
          <FairCard fair={fair} />
        </li>
      ))}
    </ul>
  );
}

/** Upcoming job fairs (core §2). */
export default function JobFairs({ loaderData }: Route.ComponentProps) {
  return (
    <PageContainer>
      <h1>Job Fairs</h1>
      <p className="mt-1 mb-6 text-muted">Meet employers in person. Entry is free.</p>
      <Fairs found={loaderData} />
    </PageContainer>
  );
}
