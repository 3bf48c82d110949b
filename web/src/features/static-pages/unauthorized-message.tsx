import { EmptyState, LinkButton, PageContainer } from '../../ui/index.ts';

/** Shown when access is denied (core §2). */
export function UnauthorizedMessage() {
  return (
    <PageContainer>
      <EmptyState
        level={1}
        drawing="lost"
        title="Unauthorized Access"
        text="You do not have permission to view this page."
      >
        <LinkButton to="/">Go to Homepage</LinkButton>
      </EmptyState>
    </PageContainer>
  );
}
