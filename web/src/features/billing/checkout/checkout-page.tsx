import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, Card } from '../../../ui/index.ts';
import { CouponBox } from '../coupons/index.ts';
import { type CtcTerms, checkoutAddress, pricingAddress } from '../plans/index.ts';
import { CheckoutLayout } from './checkout-layout.tsx';
import { choiceOf, couponCycleOf, withCoupon, withMonths, withState } from './choices.ts';
import { CTC_MISSING, confirmationText } from './ctc/check-ctc.ts';
import { CtcEligibility } from './ctc/ctc-eligibility.tsx';
import type { CheckoutStart } from './load-checkout.ts';
import { OrderDetails } from './summary/order-details.tsx';
import { OrderSummary } from './summary/order-summary.tsx';
import { AwaitedPlan, PlanSummary } from './summary/plan-summary.tsx';
import { useQuote } from './summary/use-quote.ts';
import { Terms } from './terms/terms.tsx';
import { TermsPanel } from './terms/terms-panel.tsx';
import { useChoices } from './use-choices.ts';
import { useProceed } from './use-proceed.ts';

const NOT_ACCEPTED = 'Please accept terms and conditions';

/** A checkout of any kind, up to its payment step (commerce §2, §4). */
export function CheckoutPage({ start }: { start: CheckoutStart }) {
  const { plan, terms, goodToGoCtc } = start;
  const isSubscription = plan.kind === 'subscription';
  const navigate = useNavigate();
  const [choices, setChoices] = useChoices(start);
  const [refusal, setRefusal] = useState('');
  const [isPersonalised, setPersonalised] = useState(terms.ctc > 0);
  const [isRead, setRead] = useState(false);
  const [isAccepted, setAccepted] = useState(false);
  const shown = useQuote(choiceOf(plan, terms, choices), start, (text) => {
    setRefusal(text);
    setChoices((given) => withCoupon(given, undefined));
  });
  const { quote, isCurrent } = shown;
  const lacksCtc = isPersonalised && terms.ctc === 0;
  const isPlanAwaited = lacksCtc && plan.kind === 'combo';

  const { busy, proceed } = useProceed({
    start,
    choices,
    quote: isCurrent ? quote : undefined,
    warning: isAccepted ? (lacksCtc ? CTC_MISSING : undefined) : NOT_ACCEPTED,
    confirmation: confirmationText(goodToGoCtc, terms),
  });

  const showPlanFor = (wanted?: CtcTerms) =>
    navigate(checkoutAddress(plan.kind, plan.planID, wanted), { replace: true, preventScrollReset: true });

  function choosePersonalised(wanted: boolean) {
    setPersonalised(wanted);
    if (!wanted && terms.ctc > 0) showPlanFor();
  }

  const order = (
    <>
      <OrderSummary shown={shown} months={choices.months} />
      <Card as="section" aria-label="Terms and payment">
        <h2 className="mb-3">Terms and conditions</h2>
        <TermsPanel isRead={isRead} onRead={() => setRead(true)} isAccepted={isAccepted} onAccept={setAccepted}>
          <Terms {...start.agreement} />
        </TermsPanel>
        <Button
          variant="accent"
          size="large"
          className="mt-4 w-full"
          busy={busy}
          busyLabel={isSubscription ? 'Processing' : 'Processing...'}
          aria-disabled={busy || !isAccepted || !isCurrent || lacksCtc || undefined}
          onClick={proceed}
        >
          {isSubscription ? 'Proceed To Pay' : 'Proceed to Payment'}
        </Button>
      </Card>
    </>
  );

  return (
    <CheckoutLayout backTo={pricingAddress(plan.kind)} aside={isPlanAwaited ? null : order}>
      {goodToGoCtc > 0 && (
        <CtcEligibility
          kind={plan.kind}
          goodToGoCtc={goodToGoCtc}
          terms={terms}
          isPersonalised={isPersonalised}
          onPersonalised={choosePersonalised}
          onTerms={showPlanFor}
        />
      )}
      {isPlanAwaited ? <AwaitedPlan /> : <PlanSummary plan={plan} isPersonalised={terms.ctc > 0} />}
      {!isPlanAwaited && (
        <>
          <OrderDetails
            plan={plan}
            choices={choices}
            states={start.states}
            onMonths={(months) => setChoices((given) => withMonths(given, months))}
            onState={(stateID) => setChoices((given) => withState(given, stateID))}
          />
          <CouponBox
            key={`${plan.price} ${choices.months}`}
            coupons={start.coupons}
            cycle={couponCycleOf(plan)}
            chosen={choices.coupon}
            refusal={refusal}
            onChoose={(coupon) => {
              setRefusal('');
              setChoices((given) => withCoupon(given, coupon));
            }}
          />
        </>
      )}
    </CheckoutLayout>
  );
}
