import { useLocation } from 'react-router';
import { Alert, EmptyState, LinkButton, PageContainer } from '../../ui/index.ts';

/** Why there are no details to show: the vacancy is not available, or it could not be loaded (core §8). */
export type Missing = { message: string } | { failure: string };

/** The page instead of the details. */
export function VacancyMissing({ missing }: { missing: Missing }) {
  const { pathname } = useLocation();
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
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton to={pathname} reloadDocument>
          Try again
        </LinkButton>
        <LinkButton to="/job/search" variant="secondary">
          Search other jobs
        </LinkButton>
      </div>
    </PageContainer>
  );
}
