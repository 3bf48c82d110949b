import { useState } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { ApiError } from '../../platform/api/api.ts';
import { api } from '../../platform/api/browser-api.ts';
import { vacancyAddress } from '../../platform/public-addresses.ts';
import { signInAddress } from '../../platform/session/guard.ts';
import { readSession } from '../../platform/session/session.ts';
import { dialogs, showToast } from '../../ui/index.ts';
import { resumeAddress } from './addresses.ts';
import { useAppliedOn } from './applied-jobs.ts';
import { type ApplyOutcome, applyToVacancy } from './apply-to-vacancy.ts';
import { confirmFit } from './confirm-fit.ts';
import { useApplied } from './use-applied.ts';
import { keepWaiting, removeWaiting, useWaiting } from './waiting/waiting-applications.ts';

/** Delay before going home after an application (core §9). */
const HOME_AFTER_MS = 2_000;
/** Said when an application waits for a connection; Undo cancels it. */
const WAITS = 'No internet connection. Your application waits on this device and is sent when you are back online.';

/** Vacancy of the page. */
export interface Vacancy {
  vacancyID: number;
  isManualPostedJob: boolean;
  jobTitle: string;
}

/** State of applying for one vacancy. */
export interface Applying {
  vacancy: Vacancy;
  /** Whether an earlier application exists. */
  applied: boolean;
  /** Its date, ISO 8601 UTC, once known. */
  appliedOn: string | undefined;
  busy: boolean;
  /** Whether the application waits in this browser for a connection. */
  isWaiting: boolean;
  apply: () => void;
  /** Cancels an application that waits. */
  cancel: () => void;
}

type ShowOutcome = (outcome: ApplyOutcome, vacancyID: number, navigate: NavigateFunction) => Promise<void>;

/** Standard vacancy: dialog, then home after 2 s in any case (core §4). */
const showStandardOutcome: ShowOutcome = async ({ state, text }, vacancyID, navigate) => {
  if (state === 'noResume') return navigate(resumeAddress(vacancyID));
  const showDialog = state === 'sent' ? dialogs.info : dialogs.warning;
  await showDialog({ text, closeAfter: HOME_AFTER_MS });
  await navigate('/');
};

/** Manual vacancy: home only on success; the server reports a missing resume (core §4). */
const showManualOutcome: ShowOutcome = async ({ state, text }, vacancyID, navigate) => {
  if (state === 'sent') {
    await dialogs.success({ text });
    return navigate('/');
  }
  if (state !== 'noResume') return dialogs.error({ text });
  const upload = await dialogs.confirm({
    title: 'Resume needed',
    text,
    confirmLabel: 'Upload Resume',
    cancelLabel: 'Not now',
  });
  if (upload) await navigate(resumeAddress(vacancyID));
};

async function redirectToAccount(vacancy: Vacancy, navigate: NavigateFunction): Promise<void> {
  if (!vacancy.isManualPostedJob) return navigate(`/account/register/${vacancy.vacancyID}`);
  await dialogs.error({ text: 'Please login to apply for this job' });
  await navigate(signInAddress(vacancyAddress(vacancy)));
}

/** Flow of the Apply buttons on a vacancy page (core §4). */
export function useApply(vacancy: Vacancy): Applying {
  const { vacancyID, isManualPostedJob, jobTitle } = vacancy;
  const navigate = useNavigate();
  const { applied, noteApplied } = useApplied(vacancyID);
  const appliedOn = useAppliedOn(vacancyID);
  const [busy, setBusy] = useState(false);
  const isWaiting = useWaiting().some((waiting) => waiting.vacancyID === vacancyID && waiting.refusal === undefined);
  const cancel = () => removeWaiting(vacancyID);

  /** Keeps the application for later. False when the browser cannot, so that the failure is told as it is. */
  function wait(accountID: number, isFitChecked: boolean): boolean {
    const application = { accountID, vacancyID, isManualPostedJob, jobTitle, since: Date.now(), isFitChecked };
    if (!keepWaiting(application)) return false;
    showToast(WAITS, { undo: cancel });
    return true;
  }

  async function apply() {
    const session = readSession();
    if (!session) return redirectToAccount(vacancy, navigate);
    setBusy(true);
    let isFitChecked = false;
    try {
      const fit = await confirmFit(session.accountID, vacancyID);
      if (!fit.apply) return;
      isFitChecked = fit.isChecked;
      const outcome = await applyToVacancy(api, { accountID: session.accountID, vacancyID, isManualPostedJob });
      removeWaiting(vacancyID);
      if (outcome.state === 'sent' || outcome.state === 'alreadyApplied') noteApplied();
      await (isManualPostedJob ? showManualOutcome : showStandardOutcome)(outcome, vacancyID, navigate);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 0 && wait(session.accountID, isFitChecked)) return;
      // On an expired session the API client already redirects to sign-in.
      if (error.status !== 401) showToast(error.message);
    } finally {
      setBusy(false);
    }
  }

  return { vacancy, applied, appliedOn, busy, isWaiting: isWaiting && !applied, apply, cancel };
}
