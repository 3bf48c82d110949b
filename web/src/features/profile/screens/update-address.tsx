import type { ReactNode } from 'react';
import { pageMeta } from '../../../platform/document/meta.ts';
import { requireSession } from '../../../platform/session/guard.ts';
import { Card, PageContainer, Skeleton } from '../../../ui/index.ts';
import { AddressForm } from '../address/address-form.tsx';
import { useAddress } from '../address/use-address.ts';
import { LoadFailure } from '../load-failure.tsx';
import type { Route } from './+types/update-address.ts';

export const meta = () => pageMeta({ title: 'Update Address', description: '', publicUrl: '', path: '', hidden: true });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { accountID: requireSession(request).accountID };
}
clientLoader.hydrate = true as const;

function AddressPage({ children }: { children: ReactNode }) {
  return (
    <PageContainer width="text">
      <h1>Update Address</h1>
      <Card className="mt-5">{children}</Card>
    </PageContainer>
  );
}

const Loading = () => (
  <div className="grid gap-5">
    <Skeleton className="h-7 w-48" />
    <Skeleton className="h-28 rounded-md" />
    <Skeleton className="h-11 rounded-md" />
    <Skeleton className="h-28 rounded-md" />
    <Skeleton className="h-11 rounded-md" />
  </div>
);

export function HydrateFallback() {
  return (
    <AddressPage>
      <Loading />
    </AddressPage>
  );
}

/** Current and permanent address (core §2). */
export default function UpdateAddress({ loaderData: { accountID } }: Route.ComponentProps) {
  const start = useAddress(accountID);
  return (
    <AddressPage>
      {start.data ? (
        // What was loaded anew begins a new form.
        <AddressForm
          key={start.dataUpdatedAt}
          accountID={accountID}
          start={start.data}
          onReload={() => start.refetch({ throwOnError: true })}
        />
      ) : start.error ? (
        <LoadFailure query={start} />
      ) : (
        <Loading />
      )}
    </AddressPage>
  );
}
