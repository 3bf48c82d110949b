import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../platform/api/browser-api.ts';
import { ShieldCheck } from '../../ui/display/icons.tsx';
import { Badge, Card, LinkButton, Skeleton } from '../../ui/index.ts';
import { ContactDetails, detailsKey, getDetails } from '../accounts/index.ts';
import { isAddressSaved } from './address/address.api.ts';
import { ProfileAvatar } from './avatar/profile-avatar.tsx';
import { profileKeys } from './profile-keys.ts';

const tones = { Approved: 'success', Rejected: 'error', Pending: 'info' } as const;

const Status = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <p className="text-sm text-muted">{label}</p>
    <div className="mt-1 min-h-6">{children}</div>
  </div>
);

const Loading = () => <Skeleton className="h-6 w-20" />;

interface IdentityCardProps {
  accountID: number;
  /** The name of the session, shown until the details are loaded. */
  fullName: string;
  onChanged: () => void;
}

/** Avatar, name, contact details and address of the member, with their verification status (core §2). */
export function IdentityCard({ accountID, fullName, onChanged }: IdentityCardProps) {
  const { data: details, isPending } = useQuery({
    queryKey: detailsKey(accountID),
    queryFn: () => getDetails(api, accountID),
  });
  const address = useQuery({
    queryKey: profileKeys.addressSaved(accountID),
    queryFn: () => isAddressSaved(api, accountID),
    staleTime: 0,
  });

  return (
    <Card as="section" id="contact" tabIndex={-1} aria-labelledby="contact-title">
      <ProfileAvatar accountID={accountID} fullName={fullName} onChanged={onChanged}>
        <h2 id="contact-title" className="mb-2 text-lg wrap-anywhere sm:text-xl">
          {details?.fullName ?? fullName}
          {details?.verifiedTag === 'Verified' && (
            <Badge tone="success" className="ms-2 align-middle">
              <ShieldCheck className="size-3.5" />
              Verified
            </Badge>
          )}
        </h2>
        {details?.verifiedTag === 'Un-Verified' && (
          <p className="mb-2 text-sm text-muted">
            Your plan has the Verified tag. It shows here once your email and mobile number are verified.
          </p>
        )}
        <Status label="Email and mobile number">
          {isPending && <Loading />}
          {details && <Badge tone={tones[details.verificationStatus]}>{details.verificationStatus}</Badge>}
        </Status>
      </ProfileAvatar>
      <div className="mt-4 border-t border-line">
        <ContactDetails accountID={accountID} />
      </div>
      <div
        id="address"
        tabIndex={-1}
        className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3"
      >
        <Status label="Address">
          {address.isPending && <Loading />}
          {address.data !== undefined && (
            <Badge tone={address.data ? 'success' : 'neutral'}>{address.data ? 'Updated' : 'Not Updated'}</Badge>
          )}
        </Status>
        <LinkButton to="/profile/update-address" variant="secondary" size="small">
          Update<span className="sr-only"> address</span>
        </LinkButton>
      </div>
    </Card>
  );
}
