import { contactTexts, isSuccessText, type JobSeekerDetails } from '@aarambh/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { pageMeta } from '../../../platform/document/meta.ts';
import { requireSession } from '../../../platform/session/guard.ts';
import { Alert, Button, LinkButton, Skeleton, showToast } from '../../../ui/index.ts';
import { AccountPage } from '../account-page.tsx';
import { detailsKey, getDetails, sendMobileOtp, verifyMobile } from '../accounts.api.ts';
import { MobileNumberDialog } from '../contact/mobile-number-dialog.tsx';
import { OtpForm } from '../contact/otp-form.tsx';
import { AFTER_OTP, otpFailures } from '../contact/otp-texts.ts';
import { useOtp } from '../contact/use-otp.ts';
import type { Route } from './+types/verify-mobile.ts';

export const meta = () =>
  pageMeta({ title: 'Verify Mobile Number', description: '', publicUrl: '', path: '', hidden: true });

/** Sends one OTP per visit. Not awaited, so that the page renders immediately (core §4). */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { accountID } = requireSession(request);
  const first = sendMobileOtp(api, accountID);
  // The page shows the failure; this handler only prevents an unhandled rejection before the page is mounted.
  first.catch(() => undefined);
  return { accountID, first };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <AccountPage needsScript={false} title="Verify Mobile Number">
      <Skeleton className="h-72 rounded-lg" />
    </AccountPage>
  );
}

const Done = ({ text }: { text: string }) => (
  <div className="grid gap-5">
    <Alert tone="success" role="status">
      {text}
    </Alert>
    <LinkButton to={AFTER_OTP}>Continue</LinkButton>
  </div>
);

function OwnNumber({ details, onEdit }: { details: JobSeekerDetails; onEdit: () => void }) {
  return (
    <div className="mb-5 flex items-center justify-between gap-3">
      <p className="min-w-0">
        <span className="block text-sm text-muted">Mobile Number</span>
        <span className="text-lg font-semibold tabular-nums wrap-anywhere">{details.mobileNo || 'Not Specified'}</span>
      </p>
      <Button variant="secondary" size="small" onClick={onEdit}>
        Edit<span className="sr-only"> mobile number</span>
      </Button>
    </div>
  );
}

/** Verification of the mobile number with an OTP (core §2, §4). */
export default function VerifyMobile({ loaderData: { accountID, first } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const queryKey = detailsKey(accountID);
  const { data: details, error } = useQuery({ queryKey, queryFn: () => getDetails(api, accountID) });
  const { otp, isRequesting, follow } = useOtp();
  const [editing, setEditing] = useState(false);

  useEffect(() => {
    void follow(first);
  }, [first, follow]);

  async function verify(code: string) {
    try {
      const text = await verifyMobile(api, accountID, code);
      const isVerifiedAlready = text === contactTexts.mobileVerifiedAlready;
      if (!isVerifiedAlready && !isSuccessText(text)) return text;
      void queries.invalidateQueries({ queryKey: ['account', accountID] });
      showToast(text);
      navigate(AFTER_OTP);
      return undefined;
    } catch (failure) {
      return failureText(failure, otpFailures.submit);
    }
  }

  function handleSaved(mobileNo: string) {
    setEditing(false);
    queries.setQueryData(queryKey, (known?: JobSeekerDetails) => known && { ...known, mobileNo });
    void queries.invalidateQueries({ queryKey: ['account', accountID] });
    void follow(sendMobileOtp(api, accountID));
  }

  function renderContent(known: JobSeekerDetails) {
    if (otp.text === contactTexts.mobileVerifiedAlready) return <Done text={otp.text} />;
    return (
      <>
        <OwnNumber details={known} onEdit={() => setEditing(true)} />
        {!otp.text && <Skeleton className="h-96 rounded-lg" />}
        {otp.text === contactTexts.noMobile && (
          <Alert tone="error" role="alert">
            {otp.text}
          </Alert>
        )}
        {otp.text && otp.text !== contactTexts.noMobile && (
          <OtpForm
            key={known.mobileNo}
            otp={otp}
            submitLabel="Verify"
            onSubmit={verify}
            resending={isRequesting}
            onResend={() => follow(sendMobileOtp(api, accountID))}
          >
            We have sent it to your mobile number. It can take a minute to arrive.
          </OtpForm>
        )}
        <MobileNumberDialog
          accountID={accountID}
          details={known}
          open={editing}
          onClose={() => setEditing(false)}
          onSaved={handleSaved}
        />
      </>
    );
  }

  return (
    <AccountPage needsScript={false} title="Verify Mobile Number">
      {details && renderContent(details)}
      {!details && !error && <Skeleton className="h-72 rounded-lg" />}
      {!details && error && (
        <Alert tone="error" role="alert">
          {failureText(error, 'An error occurred')}
        </Alert>
      )}
    </AccountPage>
  );
}
