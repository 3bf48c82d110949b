import { RevealWhenLoaded } from '../../../../platform/api/reveal-when-loaded.tsx';
import { pageMeta } from '../../../../platform/document/meta.ts';
import { requireSession } from '../../../../platform/session/guard.ts';
import { Card, LinkButton, PageContainer, SkeletonCard } from '../../../../ui/index.ts';
import { pricingAddress } from '../../plans/index.ts';
import { InvoiceList } from '../invoice-list.tsx';
import { PurchasedPlans } from '../purchased-plans.tsx';
import { RefundList } from '../refund-list.tsx';
import type { Route } from './+types/plan-details.ts';

export const meta = () => pageMeta({ title: 'Your plans', description: '', publicUrl: '', path: '', hidden: true });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { accountID: requireSession(request).accountID };
}
clientLoader.hydrate = true as const;

const Loading = () => (
  <div className="mt-6 grid gap-4 lg:grid-cols-2">
    <SkeletonCard />
    <SkeletonCard />
  </div>
);

export const HydrateFallback = () => (
  <PageContainer>
    <h1>Your plans</h1>
    <Loading />
  </PageContainer>
);

/** The purchases of a member: plans with what was delivered, invoices and refunds (commerce §2, §9). */
export default function PlanDetails({ loaderData: { accountID } }: Route.ComponentProps) {
  return (
    <PageContainer>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>Your plans</h1>
        <LinkButton to={pricingAddress('interview')} variant="secondary">
          See all plans
        </LinkButton>
      </div>
      <RevealWhenLoaded fallback={<Loading />}>
        <PurchasedPlans accountID={accountID} />
        <div className="mt-8 grid items-start gap-4 lg:grid-cols-2">
          <Card as="section">
            <h2 className="mb-3">Invoices</h2>
            <InvoiceList accountID={accountID} />
          </Card>
          <Card as="section">
            <h2 className="mb-3">Refunds</h2>
            <RefundList accountID={accountID} />
          </Card>
        </div>
      </RevealWhenLoaded>
    </PageContainer>
  );
}
