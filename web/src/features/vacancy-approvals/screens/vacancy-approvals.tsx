import type { ReactNode } from 'react';
import { pageMeta } from '../../../platform/document/meta.ts';
import { requireSession } from '../../../platform/session/guard.ts';
import { PageContainer } from '../../../ui/index.ts';
import { LoadingProposals, Proposals } from '../proposals.tsx';
import type { Route } from './+types/vacancy-approvals.ts';

export const meta = () =>
  pageMeta({ title: 'Vacancy approvals', description: '', publicUrl: '', path: '', hidden: true });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { accountID: requireSession(request).accountID };
}
clientLoader.hydrate = true as const;

const Page = ({ children }: { children: ReactNode }) => (
  <PageContainer>
    <h1>Vacancy Approvals</h1>
    <p className="mt-1 mb-6 text-muted">Jobs proposed by your adviser. We apply only for the ones you approve.</p>
    {children}
  </PageContainer>
);

export const HydrateFallback = () => (
  <Page>
    <LoadingProposals />
  </Page>
);

/** Vacancies an adviser proposes to a plan holder (core §2). */
export default function VacancyApprovals({ loaderData: { accountID } }: Route.ComponentProps) {
  return (
    <Page>
      <Proposals accountID={accountID} />
    </Page>
  );
}
