import { Alert, EmptyState, LinkButton, PageContainer } from '../../ui/index.ts';

/** Why there are no details to show: the vacancy is not available, or it could not be loaded (core §8). */
export type Missing = { message: string } | { failure: string };

/** The page instead of the details. */
export function VacancyMissing({ missing }: { missing: Missing }) {
  if ('message' in missing) {
    return (
      <PageContainer>
        <EmptyState drawing="lost" level={1} title="Job Not Available" text={missing.message}>
          <LinkButton to="/jobs">Back to jobs</LinkButton>
        </EmptyState>
      </PageContainer>
    );
  }
  return (
    <PageContainer>
      <h1 className="mb-4">Job details</h1>
      <Alert tone="error" role="alert">
        {missing.failure}
      </Alert>
      {/* A plain link to this very address loads the page afresh, also without scripts. */}
      <p className="mt-4 flex flex-wrap gap-4">
        <a href="">Try again</a>
        <a href="/job/search">Search other jobs</a>
      </p>
    </PageContainer>
  );
}
