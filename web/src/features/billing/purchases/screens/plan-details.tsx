import { FirstLoads } from '../../../../platform/api/first-loads.tsx';
import { pageMeta } from '../../../../platform/document/meta.ts';
import { requireSession } from '../../../../platform/session/guard.ts';
import { Card, LinkButton, PageContainer, SkeletonCard } from '../../../../ui/index.ts';
import { InvoiceList, RefundList } from '../../payments/index.ts';
import { pricingAddress } from '../plan-addresses.ts';
import { PurchasedPlans } from '../purchased-plans.tsx';
import type { Route } from './+types/plan-details.ts';

export const meta = () => pageMeta({ title: 'Your plans', description: '', publicUrl: '', path: '', hidden: true });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { accountID: requireSession(request).accountID };
}
clientLoader.hydrate = true as const;

const Waiting = () => (
  <div className="mt-6 grid gap-4 lg:grid-cols-2">
    <SkeletonCard />
    <SkeletonCard />
  </div>
);

export const HydrateFallback = () => (
  <PageContainer>
    <h1>Your plans</h1>
    <Waiting />
  </PageContainer>
);

/** What somebody bought: plans with what was delivered, invoices, and what can be given back (commerce §2, §9). */
export default function PlanDetails({ loaderData: { accountID } }: Route.ComponentProps) {
  return (
    <PageContainer>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>Your plans</h1>
        <LinkButton to={pricingAddress('interview')} variant="secondary">
          See all plans
        </LinkButton>
      </div>
      <FirstLoads instead={<Waiting />}>
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
      </FirstLoads>
    </PageContainer>
  );
}
