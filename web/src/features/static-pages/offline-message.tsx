import { Button, EmptyState, LinkButton, PageContainer } from '../../ui/index.ts';

/**
 * Shown for a page that cannot be loaded and is not kept on the device: the device may be offline, or the server
 * unavailable. Like web/public/offline.html.
 */
export function OfflineMessage() {
  return (
    <PageContainer>
      <EmptyState
        level={1}
        drawing="lost"
        title="Cannot connect"
        text="This page is not saved on your device. Check your internet connection. If it works, please try again in a minute."
      >
        <Button onClick={() => location.reload()}>Try again</Button>
        <LinkButton to="/job/saved" variant="secondary">
          Saved jobs
        </LinkButton>
      </EmptyState>
    </PageContainer>
  );
}
