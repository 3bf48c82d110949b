import { pageContext } from '../../../../platform/document/page-context.ts';
import { checkoutMeta } from '../checkout-meta.ts';
import { CheckoutPage } from '../checkout-page.tsx';
import { loadCheckout } from '../load-checkout.ts';
import { PlanNotFound } from '../summary/plan-not-found.tsx';
import { readTerms } from '../terms/read-terms.ts';
import type { Route } from './+types/subscription-checkout.ts';

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadCheckout(context.get(pageContext).api, 'subscription', params.id, readTerms({}));

export const meta: Route.MetaFunction = ({ loaderData, location }) => checkoutMeta(loaderData, location.pathname);

/** The checkout of a subscription plan (commerce §2). */
export default function SubscriptionCheckout({ loaderData }: Route.ComponentProps) {
  return loaderData ? (
    <CheckoutPage key={loaderData.plan.planID} start={loaderData} />
  ) : (
    <PlanNotFound kind="subscription" />
  );
}
