import { use } from 'react';
import { RequestReference } from '../../platform/document/request-reference.ts';
import { Button, EmptyState, LinkButton, PageContainer } from '../../ui/index.ts';

/**
 * Shown for an unexpected error, without internal details.
 * @param requestId of the call that failed in the browser; the server has that of its page
 */
export function UnexpectedError({ requestId }: { requestId?: string | undefined }) {
  const reference = use(RequestReference) || requestId;
  return (
    <PageContainer>
      <EmptyState
        level={1}
        drawing="lost"
        title="Something went wrong"
        text={
          <>
            <p>
              We could not show this page because of an error on our side. Nothing you sent is lost. Please try again.
            </p>
            {/* The browser does not know the reference that the server wrote, and leaves it. */}
            <p className="mt-2 text-sm break-all" suppressHydrationWarning>
              {reference ? `Reference: ${reference}` : ''}
            </p>
          </>
        }
      >
        <Button onClick={() => location.reload()}>Try again</Button>
        <LinkButton to="/" variant="secondary">
          Go to Homepage
        </LinkButton>
      </EmptyState>
    </PageContainer>
  );
}
