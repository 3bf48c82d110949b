import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import type { SessionHandle } from '../../../../platform/document/early-redirect.ts';
import { pageMeta } from '../../../../platform/document/meta.ts';
import { requireSession } from '../../../../platform/session/guard.ts';
import { LinkButton, PageContainer } from '../../../../ui/index.ts';
import { clearStoredCheckout } from '../../checkout/index.ts';
import { kindOfPath, needsLogin, purchaseRules } from '../../plans/index.ts';
import { OutcomeCard } from '../outcome-card.tsx';
import { clearStoredOrder } from '../stored-order.ts';
import type { Route } from './+types/payment-success.ts';

export const meta = () =>
  pageMeta({ title: 'Payment Successful', description: '', publicUrl: '', path: '', hidden: true });

export const handle: SessionHandle = { needsSession: (pathname) => needsLogin(kindOfPath(pathname)) };

/** The result of a subscription needs a login (commerce §2); guests may pay for the other kinds. */
export function clientLoader({ request }: Route.ClientLoaderArgs): null {
  if (needsLogin(kindOfPath(new URL(request.url).pathname))) requireSession(request);
  return null;
}
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <PageContainer width="narrow">{null}</PageContainer>;

/** The page after a successful payment (commerce §2); deletes the stored order and checkout. */
export default function PaymentSuccess() {
  const kind = kindOfPath(useLocation().pathname);
  useEffect(() => {
    clearStoredOrder();
    clearStoredCheckout();
  }, []);
  return (
    <OutcomeCard outcome="good" title="Payment Successful">
      <p>Thank you. Your plan is active, and your invoice has been sent to your email address.</p>
      <div className="when-out grid gap-3">
        <LinkButton to="/account/login" size="large">
          Log In
        </LinkButton>
      </div>
      <div className="when-in grid gap-3">
        <LinkButton to="/plans/details" size="large">
          See your plans
        </LinkButton>
        {purchaseRules[kind].promotesProfile && (
          <LinkButton to="/profile/update" variant="secondary">
            Update your profile
          </LinkButton>
        )}
        <p className="text-sm text-muted">
          To use your plan on another phone or computer, <Link to="/account/login">log in</Link> there.
        </p>
      </div>
    </OutcomeCard>
  );
}
