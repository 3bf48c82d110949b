import { contactTexts, type EmailChangeReply, isSuccessText } from '@aarambh/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../platform/api/browser-api.ts';
import { pageMeta } from '../../../platform/document/meta.ts';
import { requireSession } from '../../../platform/session/guard.ts';
import { readRememberedEmail, rememberEmail } from '../../../platform/session/session.ts';
import { Button, dialogs } from '../../../ui/index.ts';
import { AccountPage } from '../account-page.tsx';
import { detailsKey, getDetails, sendEmailOtpAgain, submitEmailOtp } from '../accounts.api.ts';
import { ChangeEmailForm } from '../contact/change-email-form.tsx';
import { OtpForm } from '../contact/otp-form.tsx';
import type { OtpReply } from '../contact/otp-state.ts';
import { AFTER_OTP, otpFailures } from '../contact/otp-texts.ts';
import { useOtp } from '../contact/use-otp.ts';
import { failureText } from '../failure-text.ts';
import type { Route } from './+types/change-email.ts';

export const meta = () => pageMeta({ title: 'Change Email', description: '', publicUrl: '', path: '', hidden: true });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { accountID: requireSession(request).accountID };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <AccountPage title="Change Email">{null}</AccountPage>;
}

/** A new e-mail address, confirmed with an OTP that is sent to it (core §2, §4). */
export default function ChangeEmail({ loaderData: { accountID } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { data: details } = useQuery({ queryKey: detailsKey(accountID), queryFn: () => getDetails(api, accountID) });
  const { otp, asking, follow } = useOtp();
  const [request, setRequest] = useState<{ id: number; newEmail: string }>();

  function asked(newEmail: string, reply: EmailChangeReply & OtpReply) {
    setRequest({ id: reply.emailRequestID, newEmail });
    void follow(Promise.resolve(reply));
  }

  async function submit(id: number, newEmail: string, code: string) {
    try {
      const text = await submitEmailOtp(api, id, code);
      const isDone = text === contactTexts.emailChangedAlready;
      if (!isDone && !isSuccessText(text)) return text;
      if (details && readRememberedEmail().toLowerCase() === details.email.toLowerCase()) rememberEmail(newEmail);
      void queries.invalidateQueries({ queryKey: ['account', accountID] });
      await (isDone ? dialogs.info({ text }) : dialogs.success({ text }));
      navigate(AFTER_OTP);
      return undefined;
    } catch (failure) {
      return failureText(failure, otpFailures.submit);
    }
  }

  return (
    <AccountPage title="Change Email">
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
        onAsked={asked}
      />
      {request && (
        <section aria-label="OTP" className="mt-6 grid gap-5 border-t border-line pt-6">
          <OtpForm
            key={request.id}
            otp={otp}
            submitLabel="Submit OTP"
            onSubmit={(code) => submit(request.id, request.newEmail, code)}
            resending={asking}
            takesFocus
            onResend={() => follow(sendEmailOtpAgain(api, request.id))}
          >
            Look into the mailbox of <strong className="wrap-anywhere">{request.newEmail}</strong>, also among spam.
          </OtpForm>
          <Button variant="quiet" onClick={() => setRequest(undefined)}>
            Use another email address
          </Button>
        </section>
      )}
    </AccountPage>
  );
}
