import { couponCycleOf, planKinds } from '@aarambh/contract';
import { useNavigate } from 'react-router';
import { Button, Card } from '../../../ui/index.ts';
import { CouponBox } from '../coupons/index.ts';
import { type CtcTerms, checkoutAddress, pricingAddress, purchaseRules } from '../plans/index.ts';
import { CheckoutLayout } from './checkout-layout.tsx';
import { isCtcMissing } from './checkout-state.ts';
import { CtcEligibility } from './ctc/ctc-eligibility.tsx';
import type { CheckoutStart } from './load-checkout.ts';
import { OrderDetails } from './summary/order-details.tsx';
import { OrderSummary } from './summary/order-summary.tsx';
import { PendingPlanSummary, PlanSummary } from './summary/plan-summary.tsx';
import { Terms } from './terms/terms.tsx';
import { TermsPanel } from './terms/terms-panel.tsx';
import { useCheckout } from './use-checkout.ts';
import { useProceed } from './use-proceed.ts';

/** The checkout of a plan of any kind, up to its payment step (commerce §2, §4). */
export function CheckoutPage({ start }: { start: CheckoutStart }) {
  const { plan, ctcTerms, goodToGoCtc } = start;
  const { payButton, isShownForCtc } = purchaseRules[plan.kind];
  const navigate = useNavigate();
  const { state, dispatch, quoted } = useCheckout(start);
  const { busy, proceed } = useProceed(start, state, quoted.isCurrent ? quoted.quote : undefined);
  const needsCtc = isCtcMissing(state, ctcTerms);
  // The other kinds show the regular plan until the CTC is known.
  const isPlanPending = needsCtc && isShownForCtc;

  const showPlanFor = (terms?: CtcTerms) =>
    navigate(checkoutAddress(plan.kind, plan.planID, terms), { replace: true, preventScrollReset: true });

  function choosePersonalised(isPersonalised: boolean) {
    dispatch({ type: 'personalisedChosen', isPersonalised });
    if (!isPersonalised && ctcTerms.ctc > 0) showPlanFor();
  }

  const order = (
    <>
      <OrderSummary quoted={quoted} months={state.months} />
      <Card as="section" aria-label="Terms and payment">
        <h2 className="mb-3">Terms and conditions</h2>
        <TermsPanel
          summary={start.agreement.summary}
          isRead={state.hasReadTerms}
          onRead={() => dispatch({ type: 'termsRead' })}
          isAccepted={state.hasAcceptedTerms}
          onAccept={(isAccepted) => dispatch({ type: 'termsAccepted', isAccepted })}
        >
          <Terms {...start.agreement} />
        </TermsPanel>
        <Button
          variant="accent"
          size="large"
          className="mt-4 w-full"
          busy={busy}
          busyLabel={payButton.busyLabel}
          aria-disabled={busy || !state.hasAcceptedTerms || !quoted.isCurrent || needsCtc || undefined}
          onClick={proceed}
        >
          {payButton.label}
        </Button>
      </Card>
    </>
  );

  return (
    <CheckoutLayout backTo={pricingAddress(plan.kind)} aside={isPlanPending ? null : order}>
      {planKinds[plan.kind].ctcTerms.length > 0 && (
        <CtcEligibility
          kind={plan.kind}
          goodToGoCtc={goodToGoCtc}
          ctcTerms={ctcTerms}
          isPersonalised={state.isPersonalised}
          onPersonalised={choosePersonalised}
          onTerms={showPlanFor}
        />
      )}
      {isPlanPending ? <PendingPlanSummary /> : <PlanSummary plan={plan} isPersonalised={ctcTerms.ctc > 0} />}
      {!isPlanPending && (
        <>
          <OrderDetails
            plan={plan}
            months={state.months}
            stateID={state.stateID}
            states={start.states}
            onMonths={(months) => dispatch({ type: 'monthsChosen', months })}
            onState={(stateID) => dispatch({ type: 'stateChosen', stateID })}
          />
          <CouponBox
            key={`${plan.price} ${state.months}`}
            coupons={start.coupons}
            cycle={couponCycleOf(planKinds[plan.kind], plan)}
            chosen={state.coupon}
            rejection={state.couponError}
            onChoose={(coupon) => dispatch({ type: 'couponChosen', coupon })}
          />
        </>
      )}
    </CheckoutLayout>
  );
}
