import type { ReactNode } from 'react';
import { LoadFailure } from '../../../platform/api/load-failure.tsx';
import { pageMeta } from '../../../platform/document/meta.ts';
import { requireSession } from '../../../platform/session/guard.ts';
import { Card, PageContainer, Skeleton } from '../../../ui/index.ts';
import { AddressForm } from '../address/address-form.tsx';
import { useAddress } from '../address/use-address.ts';
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
  const address = useAddress(accountID);
  return (
    <AddressPage>
      {address.data ? (
        // A new key mounts the form again with the reloaded address.
        <AddressForm
          key={address.dataUpdatedAt}
          accountID={accountID}
          loaded={address.data}
          onReload={() => address.refetch({ throwOnError: true })}
        />
      ) : address.error ? (
        <LoadFailure query={address} />
      ) : (
        <Loading />
      )}
    </AddressPage>
  );
}
