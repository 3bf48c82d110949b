import { MAX_REPORT_TEXT, type PublicSettings, type ReportReason } from '@aarambh/contract';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../platform/api/api.ts';
import { rethrowFieldErrors } from '../../platform/forms/field-errors.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useSession } from '../../platform/session/session.ts';
import { Alert, Button, ProgressBar, TextAreaField } from '../../ui/index.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { useCaptchaPass } from '../accounts/index.ts';
import { ReasonChoices } from './reason-choices.tsx';
import { clearDraft, readDraft, saveDraft } from './report-draft.ts';
import { ReportGuestFields } from './report-guest-fields.tsx';
import { ReportProofField } from './report-proof-field.tsx';
import { ReportSent } from './report-sent.tsx';
import { type ReportedJob, reportAddress } from './reported-job.ts';
import { sendReport } from './send-report.ts';
import { useReportProof } from './use-report-proof.ts';

const CHOOSE_REASON = 'Choose what is wrong';
const FAILED = 'We could not send your report. What you typed is still here. Please try again.';
/** Statuses of a refused proof. */
const PROOF_REFUSED = [413, 415];

interface ReportFormProps {
  job: Pick<ReportedJob, 'vacancyID'>;
  captcha: PublicSettings['captcha'];
}

/**
 * The form to report a job, with a text and an image as proof. Guests give an address and solve a captcha. What was typed
 * stays after a failure, when the form is closed, and when the page is loaded again.
 */
export function ReportForm({ job: { vacancyID }, captcha: captchaSettings }: ReportFormProps) {
  const isMember = useSession() !== null;
  const isHydrated = useIsHydrated();
  const [reason, setReason] = useState<ReportReason | ''>('');
  const proof = useReportProof(vacancyID);
  const captcha = useCaptchaPass();
  const [part, setPart] = useState(0);
  const [wasTried, setWasTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState<string>();
  const firstReason = useRef<HTMLInputElement>(null);
  const outcome = useRef<HTMLDivElement>(null);

  const form = useForm({
    defaultValues: { reason, text: '', email: '' },
    loadSchema: () => import('./report-schema.ts').then((module) => module.schema()),
    async onSubmit({ text, email = '' }: { text: string; email?: string }) {
      setFailure(undefined);
      const isSolved = isMember || captcha.requireSolved();
      if (!reason) return firstReason.current?.focus();
      if (!isSolved) return;
      try {
        const pass = isMember ? '' : await captcha.requestPass();
        if (pass === undefined) return;
        const reply = await sendReport({ vacancyID, reason, text, email, pass }, proof.file, setPart);
        clearDraft(vacancyID);
        setSent(reply);
        outcome.current?.focus();
      } catch (error) {
        showFailure(error);
      }
    },
  });

  function showFailure(error: unknown) {
    rethrowFieldErrors(error, ['text', 'email']);
    const status = error instanceof ApiError ? error.status : 500;
    if (PROOF_REFUSED.includes(status)) return proof.setError((error as ApiError).message);
    setFailure(status < 500 && status !== 0 ? (error as ApiError).message : FAILED);
    outcome.current?.focus();
  }

  const restore = useEffectEvent(() => {
    const draft = readDraft(vacancyID);
    if (draft?.reason) setReason(draft.reason);
    if (draft?.text) form.setValue('text', draft.text);
    if (draft?.email) form.setValue('email', draft.email);
  });
  useEffect(restore, []);

  const save = (more: { reason?: ReportReason }) => saveDraft(vacancyID, { ...form.getValues(), reason, ...more });

  function submit(event: FormEvent) {
    setWasTried(true);
    // Its fields come after the reasons.
    void form.formProps.onSubmit(event).then(() => !reason && firstReason.current?.focus());
  }

  return (
    <>
      <div ref={outcome} tabIndex={-1} className="empty:hidden [&:not(:empty)]:mb-4">
        {sent && <ReportSent text={sent} />}
        {failure && (
          <Alert tone="error" role="alert">
            {failure}
          </Alert>
        )}
      </div>
      {!sent && (
        <form
          {...form.formProps}
          action={reportAddress({ vacancyID })}
          onSubmit={submit}
          // Without JavaScript the browser checks what is missing, and nothing typed is lost.
          noValidate={isHydrated}
          onChange={() => save({})}
          aria-label="Report this job"
          className="grid gap-4"
        >
          <ReasonChoices
            ref={firstReason}
            value={reason}
            onChange={(chosen) => {
              setReason(chosen);
              save({ reason: chosen });
            }}
            error={wasTried && !reason ? CHOOSE_REASON : undefined}
          />
          <TextAreaField
            label="What happened?"
            hint="Who asked for what, when and how. Never send us a password or an OTP."
            rows={4}
            maxLength={MAX_REPORT_TEXT}
            error={form.errors.text}
            {...form.register('text')}
          />
          <ReportProofField {...proof} />
          {!isMember && (
            <ReportGuestFields
              email={{ error: form.errors.email, ...form.register('email') }}
              settings={captchaSettings}
              captcha={captcha}
            />
          )}
          {form.isSubmitting && proof.file && <ProgressBar value={part * 100} label="Sending your report" />}
          <Button
            {...form.submitProps}
            // Without JavaScript nothing is known of the fields.
            aria-disabled={isHydrated ? form.submitProps['aria-disabled'] : undefined}
            size="large"
            busyLabel="Sending..."
          >
            Send report
          </Button>
        </form>
      )}
    </>
  );
}
