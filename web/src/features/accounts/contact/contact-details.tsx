import type { JobSeekerDetails } from '@aarambh/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { Alert, Badge, Button, LinkButton, Skeleton } from '../../../ui/index.ts';
import { detailsKey, getDetails } from '../accounts.api.ts';
import { MobileNumberDialog } from './mobile-number-dialog.tsx';

const VERIFY_MOBILE = '/profile/verify-mobile';

function ContactRow({
  label,
  value,
  isVerified,
  children,
}: {
  label: string;
  value: string;
  isVerified: boolean;
  children: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 first:border-0">
      <div className="min-w-0">
        <p className="text-sm text-muted">{label}</p>
        <p className="font-medium wrap-anywhere">
          {value || 'Not Specified'}{' '}
          {value && <Badge tone={isVerified ? 'success' : 'neutral'}>{isVerified ? 'Verified' : 'Not Verified'}</Badge>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  );
}

function ContactRows({ accountID, details }: { accountID: number; details: JobSeekerDetails }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [editing, setEditing] = useState(false);
  const isVerified = details.mobileVerified === 'Verified';

  function handleSaved(mobileNo: string) {
    setEditing(false);
    if (mobileNo === details.mobileNo && isVerified) return;
    void queries.invalidateQueries({ queryKey: ['account', accountID] });
    navigate(VERIFY_MOBILE);
  }

  return (
    <ul>
      <ContactRow label="Email" value={details.email} isVerified={details.isEmailVerified}>
        <LinkButton to="/profile/change-email" variant="secondary" size="small">
          Change<span className="sr-only"> email</span>
        </LinkButton>
      </ContactRow>
      <ContactRow label="Mobile Number" value={details.mobileNo} isVerified={isVerified}>
        {/* Also without a number: the page says that there is none (core §4, §5). */}
        {!isVerified && (
          <LinkButton to={VERIFY_MOBILE} size="small">
            Verify<span className="sr-only"> mobile number</span>
          </LinkButton>
        )}
        <Button variant="secondary" size="small" onClick={() => setEditing(true)}>
          Edit<span className="sr-only"> mobile number</span>
        </Button>
        <MobileNumberDialog
          accountID={accountID}
          details={details}
          open={editing}
          onClose={() => setEditing(false)}
          onSaved={handleSaved}
        />
      </ContactRow>
    </ul>
  );
}

/** Email and mobile number with their verification status and buttons to change them. */
export function ContactDetails({ accountID }: { accountID: number }) {
  const { data, error } = useQuery({ queryKey: detailsKey(accountID), queryFn: () => getDetails(api, accountID) });
  if (data) return <ContactRows accountID={accountID} details={data} />;
  // The height of the loaded content avoids a layout shift.
  if (!error) return <Skeleton className="h-64 rounded-lg sm:h-34" />;
  return (
    <Alert tone="error" role="alert">
      {failureText(error, 'An error occurred')}
    </Alert>
  );
}
