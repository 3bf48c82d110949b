import type { VacancyCard } from '@aarambh/contract';
import { useLocation } from 'react-router';
import { EmptyState, LinkButton, PageContainer, RetryAlert } from '../../../ui/index.ts';
import { VacancyList } from '../cards/vacancy-list.tsx';
import { RemovedFraud } from './removed-fraud.tsx';

/**
 * Reason without details: the vacancy is not available, or loading failed (core §8). `similar` is set for an ended vacancy,
 * `isFraud` for one that was removed as a fraud.
 */
export type Missing =
  | { message: string; similar?: readonly VacancyCard[] | undefined; isFraud?: boolean | undefined }
  | { failure: string };

const ENDED =
  'The employer has closed it or its last day has passed, so it no longer accepts applications. If you applied, your application is saved.';

/** Page shown instead of the details. */
export function VacancyMissing({ missing }: { missing: Missing }) {
  const { pathname } = useLocation();
  if ('message' in missing && missing.isFraud) return <RemovedFraud />;
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
      <RetryAlert message={missing.failure} reloadPath={pathname} />
      <LinkButton to="/job/search" variant="secondary" className="mt-4">
        Search other jobs
      </LinkButton>
    </PageContainer>
  );
}
