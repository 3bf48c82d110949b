import { data, Link } from 'react-router';
import { pageMeta } from '../../../../platform/document/meta.ts';
import { pageContext } from '../../../../platform/document/page-context.ts';
import { PageContainer } from '../../../../ui/index.ts';
import { loadOffers } from '../load-offers.ts';
import { PlanOffers } from '../plan-offers.tsx';
import type { Route } from './+types/plan-list.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, publicUrl } = context.get(pageContext);
  const offers = await loadOffers(api, 'subscription');
  return data({ offers, publicUrl }, { status: offers.status });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Subscription plans for job seekers',
    description: 'Priority listing for your profile, with all prices including GST. Applying for jobs stays free.',
    publicUrl: loaderData?.publicUrl ?? '',
    path: '/plans/plan-list',
  });

/** The subscription plans on offer (commerce §2), also for visitors; paying needs an account (decisions: Routes). */
export default function PlanList({ loaderData }: Route.ComponentProps) {
  return (
    <PageContainer className="grid gap-6">
      <div>
        <h1>Subscription plans</h1>
        <p className="mt-2 text-muted">
          Priority listing for your profile. Applying for jobs stays free without a plan.{' '}
          <Link to="/pricing">See all plan types</Link>
        </p>
      </div>
      <PlanOffers kind="subscription" offers={loaderData.offers} />
    </PageContainer>
  );
}
