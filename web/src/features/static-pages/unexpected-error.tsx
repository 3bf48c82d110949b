import { Button, EmptyState, LinkButton, PageContainer } from '../../ui/index.ts';

/** Shown for an unexpected error, without internal details. */
export function UnexpectedError() {
  return (
    <PageContainer>
      <EmptyState
        level={1}
        drawing="lost"
        title="Something went wrong"
        text="We could not show this page because of an error on our side. Nothing you sent is lost. Please try again."
      >
        <Button onClick={() => location.reload()}>Try again</Button>
        <LinkButton to="/" variant="secondary">
          Go to Homepage
        </LinkButton>
      </EmptyState>
    </PageContainer>
  );
}
