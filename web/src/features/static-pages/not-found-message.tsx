import { EmptyState, LinkButton, PageContainer } from '../../ui/index.ts';

/** Shown for an unknown address (core §2). */
export function NotFoundMessage() {
  return (
    <PageContainer>
      <EmptyState level={1} drawing="lost" title="404" text="Oops! The page you are looking for does not exist.">
        <LinkButton to="/">Go to Homepage</LinkButton>
        <LinkButton to="/job/search" variant="secondary">
          Search jobs
        </LinkButton>
      </EmptyState>
    </PageContainer>
  );
}
