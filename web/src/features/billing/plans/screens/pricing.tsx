import { type PlanKind, planKinds } from '@aarambh/contract';
import { data, useNavigation } from 'react-router';
import { pageMeta } from '../../../../platform/document/meta.ts';
import { pageContext } from '../../../../platform/document/page-context.ts';
import { PageContainer } from '../../../../ui/index.ts';
import { loadOffers } from '../load-offers.ts';
import { pricingAddress, readTab } from '../plan-addresses.ts';
import { LoadingOffers, PlanOffers } from '../plan-offers.tsx';
import { PlanTabs } from '../plan-tabs.tsx';
import type { Route } from './+types/pricing.ts';

const texts: Record<PlanKind, { title: string; intro: string }> = {
  interview: {
    title: 'Interview assistance plans',
    intro: 'Interview calls with employers. We guarantee interviews, not a job.',
  },
  resumeMaker: {
    title: 'Resume maker plans',
    intro: 'A resume written with you, for the jobs you want.',
  },
  combo: {
    title: 'Combo plans',
    intro: 'Interview calls and resume services together. We guarantee interviews, not a job.',
  },
  subscription: {
    title: 'Subscription plans',
    intro: 'Priority listing for your profile. Applying for jobs stays free without a plan.',
  },
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, publicUrl } = context.get(pageContext);
  const kind = readTab(new URL(request.url).searchParams);
  const offers = await loadOffers(api, kind);
  return data({ kind, offers, publicUrl }, { status: offers.status });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { kind, publicUrl } = loaderData;
  const { title, intro } = texts[kind];
  return pageMeta({
    title: `${title} and prices`,
    description: `${intro} All prices include GST, and no sign-up is needed to see them.`,
    publicUrl,
    path: pricingAddress(kind),
  });
}

/** Pricing page: the plans of each kind in tabs (commerce §2). */
export default function Pricing({ loaderData }: Route.ComponentProps) {
  const next = useNavigation().location;
  const isLoading = next?.pathname === '/pricing';
  const kind = isLoading ? readTab(new URLSearchParams(next.search)) : loaderData.kind;
  const { title, intro } = texts[kind];
  return (
    <PageContainer className="grid gap-6">
      <PlanTabs chosen={kind} />
      <div>
        <h1>{title}</h1>
        <p className="mt-2 text-muted">{intro}</p>
        {planKinds[kind].ctcTerms.length > 0 && (
          <p className="mt-1 text-muted">Plans are customized to your current CTC and professional experience.</p>
        )}
      </div>
      {isLoading ? <LoadingOffers /> : <PlanOffers kind={kind} offers={loaderData.offers} />}
    </PageContainer>
  );
}
