import { Button, EmptyState, LinkButton, PageContainer } from '../../ui/index.ts';

/** What an unexpected failure shows: that it is ours, that nothing is lost, and the two ways on. Names nothing internal. */
export function Trouble() {
  return (
    <PageContainer>
      <EmptyState
        level={1}
        drawing="lost"
        title="Something went wrong"
        text="The page could not be shown. This is on our side; nothing you have sent is lost. Please try again."
      >
        <Button onClick={() => location.reload()}>Try again</Button>
        <LinkButton to="/" variant="secondary">
          Go to Homepage
        </LinkButton>
      </EmptyState>
    </PageContainer>
  );
}
