import { contactTexts, type EmailChangeReply, isSuccessText } from '@aarambh/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { pageMeta } from '../../../platform/document/meta.ts';
import { requireSession } from '../../../platform/session/guard.ts';
import { readRememberedEmail, rememberEmail } from '../../../platform/session/session.ts';
import { Button, showToast } from '../../../ui/index.ts';
import { AccountPage } from '../account-page.tsx';
import { detailsKey, getDetails, resendEmailOtp, submitEmailOtp } from '../accounts.api.ts';
import { ChangeEmailForm } from '../contact/change-email-form.tsx';
import { OtpForm } from '../contact/otp-form.tsx';
import type { OtpReply } from '../contact/otp-state.ts';
import { AFTER_OTP, otpFailures } from '../contact/otp-texts.ts';
import { useOtp } from '../contact/use-otp.ts';
import type { Route } from './+types/change-email.ts';

export const meta = () => pageMeta({ title: 'Change Email', description: '', publicUrl: '', path: '', hidden: true });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { accountID: requireSession(request).accountID };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <AccountPage needsScript={false} title="Change Email">
      {null}
    </AccountPage>
  );
}

/** Change of the email, confirmed with an OTP sent to the new address (core §2, §4). */
export default function ChangeEmail({ loaderData: { accountID } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { data: details } = useQuery({ queryKey: detailsKey(accountID), queryFn: () => getDetails(api, accountID) });
  const { otp, isRequesting, follow } = useOtp();
  const [request, setRequest] = useState<{ id: number; newEmail: string }>();

  function handleRequested(newEmail: string, reply: EmailChangeReply & OtpReply) {
    setRequest({ id: reply.emailRequestID, newEmail });
    void follow(Promise.resolve(reply));
  }

  async function submit(id: number, newEmail: string, code: string) {
    try {
      const text = await submitEmailOtp(api, id, code);
      const isChangedAlready = text === contactTexts.emailChangedAlready;
      if (!isChangedAlready && !isSuccessText(text)) return text;
      if (details && readRememberedEmail().toLowerCase() === details.email.toLowerCase()) rememberEmail(newEmail);
      void queries.invalidateQueries({ queryKey: ['account', accountID] });
      showToast(text);
      navigate(AFTER_OTP);
      return undefined;
    } catch (failure) {
      return failureText(failure, otpFailures.submit);
    }
  }

  return (
    <AccountPage needsScript={false} title="Change Email">
      {details && (
        <p className="mb-5">
          <span className="block text-sm text-muted">Current Email</span>
          <span className="font-semibold wrap-anywhere">{details.email}</span>
        </p>
      )}
      <ChangeEmailForm
        accountID={accountID}
        hasPassword={details?.hasPassword ?? true}
        disabled={request !== undefined}
        onRequested={handleRequested}
      />
      {request && (
        <section aria-label="OTP" className="mt-6 grid gap-5 border-t border-line pt-6">
          <OtpForm
            key={request.id}
            otp={otp}
            submitLabel="Submit OTP"
            onSubmit={(code) => submit(request.id, request.newEmail, code)}
            resending={isRequesting}
            takesFocus
            onResend={() => follow(resendEmailOtp(api, request.id))}
          >
            Check the inbox of <strong className="wrap-anywhere">{request.newEmail}</strong>, and the spam folder.
          </OtpForm>
          <Button variant="quiet" onClick={() => setRequest(undefined)}>
            Use another email address
          </Button>
        </section>
      )}
    </AccountPage>
  );
}
