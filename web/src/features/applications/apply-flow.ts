import type { NavigateFunction } from 'react-router';
import { ApiError } from '../../platform/api/api.ts';
import { api } from '../../platform/api/browser-api.ts';
import { vacancyAddress } from '../../platform/public-addresses.ts';
import { signInAddress } from '../../platform/session/guard.ts';
import { readSession } from '../../platform/session/session.ts';
import { dialogs, showToast } from '../../ui/index.ts';
import { resumeAddress } from './addresses.ts';
import { type ApplyOutcome, applyToVacancy } from './apply-to-vacancy.ts';
import { confirmFit } from './confirm-fit.ts';
import {
  removeWaitingApplication,
  storeWaitingApplication,
  waitingTopic,
} from './waiting/store-waiting-application.ts';

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

/** Keeps the application for later. False when the browser cannot, so that the failure is shown as it is. */
function wait({ vacancyID, isManualPostedJob, jobTitle }: Vacancy, accountID: number, isFitChecked: boolean): boolean {
  const application = { accountID, vacancyID, isManualPostedJob, jobTitle, since: Date.now(), isFitChecked };
  if (!storeWaitingApplication(application)) return false;
  showToast(WAITS, { undo: () => removeWaitingApplication(vacancyID), topic: waitingTopic(vacancyID) });
  return true;
}

/**
 * Applies for the vacancy of a page, from the question whether it fits to the page that follows (core §4).
 * @param markApplied is called once the account has applied
 */
export async function applyFromPage(
  vacancy: Vacancy,
  markApplied: () => void,
  navigate: NavigateFunction,
): Promise<void> {
  const { vacancyID, isManualPostedJob } = vacancy;
  const session = readSession();
  if (!session) return redirectToAccount(vacancy, navigate);
  let isFitChecked = false;
  try {
    const fit = await confirmFit(session.accountID, vacancyID);
    if (!fit.apply) return;
    isFitChecked = fit.isChecked;
    const outcome = await applyToVacancy(api, { accountID: session.accountID, vacancyID, isManualPostedJob });
    removeWaitingApplication(vacancyID);
    if (outcome.state === 'sent' || outcome.state === 'alreadyApplied') markApplied();
    await (isManualPostedJob ? showManualOutcome : showStandardOutcome)(outcome, vacancyID, navigate);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 0 && wait(vacancy, session.accountID, isFitChecked)) return;
    // On an expired session the API client already redirects to sign-in.
    if (error.status !== 401) showToast(error.message);
  }
}

/** Cancels the application for a vacancy that waits in this browser. */
export const cancelWaiting = removeWaitingApplication;
