import { useLocation } from 'react-router';
import { pageMeta } from '../../../../platform/document/meta.ts';
import { pageContext } from '../../../../platform/document/page-context.ts';
import { kindOfPath } from '../../plans/index.ts';
import { CheckoutPage } from '../checkout-page.tsx';
import { readCtcTerms } from '../ctc/read-ctc-terms.ts';
import { loadCheckout } from '../load-checkout.ts';
import { PlanNotFound } from '../summary/plan-not-found.tsx';
import type { Route } from './+types/checkout.ts';

export function loader({ request, params, context }: Route.LoaderArgs) {
  const kind = kindOfPath(new URL(request.url).pathname);
  const { ctc, ectc, cexp }: Record<string, string | undefined> = params;
  const ctcTerms = readCtcTerms({ ctc, expectedCtc: ectc, experience: cexp });
  return loadCheckout(context.get(pageContext).api, kind, params.id, ctcTerms);
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({
    title: loaderData ? `Checkout: ${loaderData.plan.name}` : 'Subscription plan not found',
    description: 'Your plan, its price with GST and the terms, before you pay.',
    publicUrl: '',
    path: location.pathname,
    hidden: true,
  });

/** The checkout of a plan of any kind (commerce §2); the path determines the kind. */
export default function Checkout({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  if (!loaderData) return <PlanNotFound kind={kindOfPath(pathname)} />;
  const { kind, planID } = loaderData.plan;
  return <CheckoutPage key={`${kind} ${planID}`} start={loaderData} />;
}
