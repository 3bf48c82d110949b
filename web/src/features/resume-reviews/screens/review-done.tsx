import { useEffect } from 'react';
import { pageMeta } from '../../../platform/document/meta.ts';
import { requireSession } from '../../../platform/session/guard.ts';
import { Alert, LinkButton, PageContainer } from '../../../ui/index.ts';
import { clearMessage, readMessage } from '../confirmation-message.ts';
import { REVIEW_DONE_ADDRESS } from '../review-addresses.ts';
import type { Route } from './+types/review-done.ts';

export const meta = () => pageMeta({ title: 'Resume review', description: '', publicUrl: '', path: '', hidden: true });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return { message: readMessage() };
}
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <PageContainer width="text">{null}</PageContainer>;

/** Confirmation of a review action, shown once (core §2, commerce §2). */
export default function ReviewDone({ loaderData: { message } }: Route.ComponentProps) {
  useEffect(() => {
    addEventListener('pagehide', clearMessage);
    return () => {
      removeEventListener('pagehide', clearMessage);
      // In development, StrictMode also runs this cleanup while the page stays.
      if (location.pathname !== REVIEW_DONE_ADDRESS) clearMessage();
    };
  }, []);

  return (
    <PageContainer width="text" className="grid justify-items-start gap-5">
      <h1>Resume review</h1>
      {message && (
        <Alert tone="success" role="status" className="w-full">
          {message}
        </Alert>
      )}
      <LinkButton to="/dashboard">Go to your dashboard</LinkButton>
    </PageContainer>
  );
}
