import { Button, EmptyState, LinkButton, PageContainer } from '../../ui/index.ts';

/** Shown for a page that cannot be loaded without a connection and is not kept on the device. Like web/public/offline.html. */
export function OfflineMessage() {
  return (
    <PageContainer>
      <EmptyState
        level={1}
        drawing="lost"
        title="You are offline"
        text="This page is not kept on your device. Please try again when your internet connection is back."
      >
        <Button onClick={() => location.reload()}>Try again</Button>
        <LinkButton to="/job/saved" variant="secondary">
          Saved jobs
        </LinkButton>
      </EmptyState>
    </PageContainer>
  );
}
