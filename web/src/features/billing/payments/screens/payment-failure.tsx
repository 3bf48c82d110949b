import { planKinds } from '@aarambh/contract';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { api } from '../../../../platform/api/browser-api.ts';
import type { SessionHandle } from '../../../../platform/document/early-redirect.ts';
import { pageMeta } from '../../../../platform/document/meta.ts';
import { brand } from '../../../../platform/figures/brand.ts';
import { requireSession } from '../../../../platform/session/guard.ts';
import { readSession } from '../../../../platform/session/session.ts';
import { LinkButton, PageContainer } from '../../../../ui/index.ts';
import { clearStoredCheckout } from '../../checkout/index.ts';
import { kindOfPath, needsLogin, pricingAddress, purchaseRules } from '../../plans/index.ts';
import { OutcomeCard } from '../outcome-card.tsx';
import { reportFailure } from '../payments.api.ts';
import { clearStoredOrder, readStoredOrderID, readTryAgainAddress } from '../stored-order.ts';
import type { Route } from './+types/payment-failure.ts';

export const meta = () => pageMeta({ title: 'Payment Failed', description: '', publicUrl: '', path: '', hidden: true });

export const handle: SessionHandle = { needsSession: (pathname) => needsLogin(kindOfPath(pathname)) };

/** The result of a subscription needs a login (commerce §2); guests may pay for the other kinds. */
export function clientLoader({ request }: Route.ClientLoaderArgs): null {
  if (needsLogin(kindOfPath(new URL(request.url).pathname))) requireSession(request);
  return null;
}
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <PageContainer width="narrow">{null}</PageContainer>;

/** The page after a failed payment (commerce §2): reports the failure, then deletes the stored order and checkout. */
export default function PaymentFailure() {
  const kind = kindOfPath(useLocation().pathname);
  const [tryAgainAt, setTryAgainAt] = useState<string>();

  useEffect(() => {
    const orderID = readStoredOrderID();
    const isGuest = readSession() === null;
    // A lost report does no harm: the server also checks with the payment provider.
    if (orderID && (planKinds[kind].visitorCheckout.next === 'guest-purchase' || !isGuest))
      reportFailure(api, { kind, orderID, isGuest }).catch(() => undefined);
    const address = readTryAgainAddress();
    if (address) setTryAgainAt(address);
    clearStoredOrder();
    clearStoredCheckout();
  }, [kind]);

  return (
    <OutcomeCard outcome="bad" title="Payment Failed">
      <p>There was an issue processing your payment. Please try again.</p>
      <p className="text-sm text-muted">
        If money was deducted anyway, your plan is activated within minutes or the money is refunded. Questions:{' '}
        <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
      </p>
      <div className="grid gap-3">
        {tryAgainAt && (
          <LinkButton to={tryAgainAt} size="large">
            Try again
          </LinkButton>
        )}
        <LinkButton to={pricingAddress(kind)} variant={tryAgainAt ? 'secondary' : 'primary'}>
          See the plans
        </LinkButton>
        {purchaseRules[kind].promotesProfile && (
          <LinkButton to="/profile/update" variant="quiet" className="when-in">
            Update your profile
          </LinkButton>
        )}
      </div>
    </OutcomeCard>
  );
}
