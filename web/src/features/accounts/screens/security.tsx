import { Link } from 'react-router';
import { pageMeta } from '../../../platform/document/meta.ts';
import { requireSession } from '../../../platform/session/guard.ts';
import { Card, PageContainer } from '../../../ui/index.ts';
import { ContactDetails } from '../contact/contact-details.tsx';
import { PasskeysCard } from '../passkeys/passkeys-card.tsx';
import { ActiveSessions } from '../security/active-sessions.tsx';
import { SecurityHistory } from '../security/security-history.tsx';
import type { Route } from './+types/security.ts';

export const meta = () =>
  pageMeta({ title: 'Login & Security', description: '', publicUrl: '', path: '', hidden: true });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { accountID: requireSession(request).accountID };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <PageContainer width="text">
      <h1>Login & Security</h1>
    </PageContainer>
  );
}

/** Contact details, passkeys, active sessions and security events. */
export default function Security({ loaderData: { accountID } }: Route.ComponentProps) {
  return (
    <PageContainer width="text">
      <h1>Login & Security</h1>
      <p className="mt-1 text-muted">
        If you do not recognise something, remove passkeys that are not yours, sign out everywhere and{' '}
        <Link to="/account/change-password">change your password</Link>.
      </p>
      <Card as="section" className="mt-5">
        <h2 className="mb-2">Contact details</h2>
        <ContactDetails accountID={accountID} />
      </Card>
      <Card as="section" className="mt-5">
        <h2 className="mb-2">Passkeys</h2>
        <PasskeysCard accountID={accountID} />
      </Card>
      <Card as="section" className="mt-5">
        <h2 className="mb-2">Where you are signed in</h2>
        <ActiveSessions accountID={accountID} />
      </Card>
      <Card as="section" className="mt-5">
        <h2 className="mb-2">Account activity</h2>
        <SecurityHistory accountID={accountID} />
      </Card>
    </PageContainer>
  );
}
