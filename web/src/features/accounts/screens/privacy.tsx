import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/browser-api.ts';
import { RevealWhenLoaded } from '../../../platform/api/reveal-when-loaded.tsx';
import { pageMeta } from '../../../platform/document/meta.ts';
import { brand } from '../../../platform/figures/brand.ts';
import { requireSession } from '../../../platform/session/guard.ts';
import { Card, PageContainer, SkeletonCard } from '../../../ui/index.ts';
import { detailsKey, getDetails } from '../accounts.api.ts';
import { AccountDeletion } from '../personal-data/account-deletion.tsx';
import { ConsentChoices } from '../personal-data/consent-choices.tsx';
import { DataDownload } from '../personal-data/data-download.tsx';
import { MissingConsentForm } from '../personal-data/missing-consent-form.tsx';
import type { Route } from './+types/privacy.ts';

export const meta = () => pageMeta({ title: 'Privacy & Data', description: '', publicUrl: '', path: '', hidden: true });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { accountID: requireSession(request).accountID };
}
clientLoader.hydrate = true as const;

const Loading = () => (
  <div className="mt-16 grid gap-5">
    <SkeletonCard />
    <SkeletonCard />
  </div>
);

export function HydrateFallback() {
  return (
    <PageContainer width="text">
      <h1>Privacy & Data</h1>
      <Loading />
    </PageContainer>
  );
}

/** Consents, data download and account deletion (DPDP Act 2023). */
export default function Privacy({ loaderData: { accountID } }: Route.ComponentProps) {
  const { data: details } = useQuery({ queryKey: detailsKey(accountID), queryFn: () => getDetails(api, accountID) });
  return (
    <PageContainer width="text">
      <h1>Privacy & Data</h1>
      <p className="mt-1 text-muted">
        Your data is yours. Questions and complaints: <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
      </p>
      <RevealWhenLoaded fallback={<Loading />}>
        {details?.needsConsent && <MissingConsentForm accountID={accountID} />}
        <Card as="section" className="mt-5">
          <h2 className="mb-2">Your consents</h2>
          <ConsentChoices accountID={accountID} withNotice={!details?.needsConsent} />
        </Card>
        <Card as="section" className="mt-5">
          <h2>Download your data</h2>
          <p className="mt-1 mb-4">Everything we store about you, in one file. Up to 10 downloads a day.</p>
          <DataDownload accountID={accountID} />
        </Card>
        <Card as="section" className="mt-5">
          <h2 className="mb-3">Delete your account</h2>
          <AccountDeletion accountID={accountID} hasPassword={details?.hasPassword ?? true} />
        </Card>
      </RevealWhenLoaded>
    </PageContainer>
  );
}
