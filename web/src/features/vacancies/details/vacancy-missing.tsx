import type { VacancyCard } from '@aarambh/contract';
import { useLocation } from 'react-router';
import { Alert, EmptyState, LinkButton, PageContainer } from '../../../ui/index.ts';
import { VacancyList } from '../cards/vacancy-list.tsx';

/**
 * Why there are no details to show: the vacancy is not available, or it could not be loaded (core §8). `similar` is there
 * for one that has ended.
 */
export type Missing = { message: string; similar?: readonly VacancyCard[] | undefined } | { failure: string };

const ENDED =
  'The employer has closed it or its last day has passed, so it takes no more applications. If you applied, your application is kept.';

/** The page instead of the details. */
export function VacancyMissing({ missing }: { missing: Missing }) {
  const { pathname } = useLocation();
  if ('message' in missing) {
    const { message, similar } = missing;
    return (
      <PageContainer>
        <EmptyState
          drawing="lost"
          level={1}
          title="Job Not Available"
          text={
            <>
              <p>{message}</p>
              {similar && <p className="mt-2">{ENDED}</p>}
            </>
          }
        >
          <LinkButton to="/jobs">Back to jobs</LinkButton>
        </EmptyState>
        {similar && similar.length > 0 && (
          <section className="mt-6">
            <h2 className="mb-4">Similar jobs that are open</h2>
            <VacancyList vacancies={similar} layout="grid" level={3} />
          </section>
        )}
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
