import { SERVICES_PAGE_SIZE } from '@aarambh/contract';
import { useState } from 'react';
import { ApiError, UNREACHABLE } from '../../platform/api/api.ts';
import { Alert, Button, EmptyState, GroupedPagination, LinkButton, Skeleton } from '../../ui/index.ts';
import { pageOf } from './page-of.ts';
import { ServiceTable } from './service-table.tsx';
import { useServices } from './use-services.ts';

const NoServices = () => (
  <EmptyState
    drawing="file"
    level={3}
    title="No services to track yet"
    text="Some plans come with work we do for you, such as a rewritten resume. You see here how far it has come."
  >
    <LinkButton to="/pricing">See the plans</LinkButton>
  </EmptyState>
);

/** What became of the services an account bought, ten on a page (core §9). */
export function TrackServices({ accountID }: { accountID: number }) {
  const [wanted, setWanted] = useState(1);
  const { data, error, isFetching, refetch } = useServices(accountID);
  if (data?.length === 0) return <NoServices />;
  if (data) {
    const { page, pageCount, items, words } = pageOf(data, wanted, SERVICES_PAGE_SIZE);
    return (
      <>
        <ServiceTable services={items} />
        {pageCount > 1 && (
          <p role="status" className="mt-4 text-center text-sm text-muted">
            {words}
          </p>
        )}
        <GroupedPagination
          page={page}
          pageCount={pageCount}
          onPage={setWanted}
          label="Pages of services"
          className="mt-2"
        />
      </>
    );
  }
  if (!error) return <Skeleton className="h-64 rounded-xl" />;
  return (
    <Alert tone="error" role="alert" title="We could not load your services">
      <p>{error instanceof ApiError ? error.message : UNREACHABLE}</p>
      <Button variant="secondary" size="small" className="mt-3" busy={isFetching} onClick={() => refetch()}>
        Try again
      </Button>
    </Alert>
  );
}
