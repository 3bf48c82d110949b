import { SERVICES_PAGE_SIZE } from '@aarambh/contract';
import { useState } from 'react';
import { ApiError, UNREACHABLE } from '../../platform/api/api.ts';
import { EmptyState, GroupedPagination, LinkButton, RetryAlert, Skeleton } from '../../ui/index.ts';
import { pageOf } from './page-of.ts';
import { ServiceTable } from './service-table.tsx';
import { useServices } from './use-services.ts';

const NoServices = () => (
  <EmptyState
    drawing="file"
    level={3}
    title="No services to track yet"
    text="Some plans include work we do for you, such as rewriting your resume. You can follow its progress here."
  >
    <LinkButton to="/pricing">See the plans</LinkButton>
  </EmptyState>
);

/** The services of all purchases of an account, ten per page (core §9). */
export function TrackServices({ accountID }: { accountID: number }) {
  const [requestedPage, setRequestedPage] = useState(1);
  const { data, error, isFetching, refetch } = useServices(accountID);
  if (data?.length === 0) return <NoServices />;
  if (data) {
    const { page, pageCount, items, rangeText } = pageOf(data, requestedPage, SERVICES_PAGE_SIZE);
    return (
      <>
        <ServiceTable services={items} />
        {pageCount > 1 && (
          <p role="status" className="mt-4 text-center text-sm text-muted">
            {rangeText}
          </p>
        )}
        <GroupedPagination
          page={page}
          pageCount={pageCount}
          onPage={setRequestedPage}
          label="Pages of services"
          className="mt-2"
        />
      </>
    );
  }
  if (!error) return <Skeleton className="h-64 rounded-xl" />;
  return (
    <RetryAlert
      title="We could not load your services"
      message={error instanceof ApiError ? error.message : UNREACHABLE}
      busy={isFetching}
      onRetry={refetch}
    />
  );
}
