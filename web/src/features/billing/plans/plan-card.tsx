import { planKinds } from '@aarambh/contract';
import { useId } from 'react';
import { Badge, Card, classNames, LinkButton } from '../../../ui/index.ts';
import type { OfferedPlan } from './offered-plan.ts';
import { checkoutAddress, quickPurchaseAddress } from './plan-addresses.ts';
import { PlanFacts, PlanFeatures } from './plan-contents.tsx';
import { PlanPrice } from './plan-price.tsx';

/** Card of a plan on offer (commerce §2). */
export function PlanCard({ plan }: { plan: OfferedPlan }) {
  const id = useId();
  return (
    <Card
      as="li"
      aria-labelledby={id}
      className={classNames('relative flex flex-col', plan.recommended && 'outline-2 -outline-offset-1 outline-accent')}
    >
      {plan.recommended && (
        <Badge tone="accent" className="absolute -top-3 start-4 sm:start-6">
          RECOMMENDED
        </Badge>
      )}
      <h2 id={id} className="wrap-anywhere">
        {plan.name}
      </h2>
      <PlanPrice plan={plan} className="mt-3" />
      <PlanFacts plan={plan} className="mt-4 border-t border-line pt-4" />
      <PlanFeatures plan={plan} />
      <div className="mt-auto pt-6">
        <LinkButton
          to={checkoutAddress(plan.kind, plan.planID)}
          variant={plan.recommended ? 'accent' : 'primary'}
          className="w-full"
          aria-label={`Choose This Plan: ${plan.name}`}
        >
          Choose This Plan
        </LinkButton>
        {planKinds[plan.kind].visitorCheckout.next === 'guest-purchase' && (
          <LinkButton
            to={quickPurchaseAddress(plan.planID)}
            variant="quiet"
            className="when-out mt-2 w-full"
            aria-label={`Buy without an account: ${plan.name}`}
          >
            Buy without an account
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
