import { ApiError } from '../../../platform/api/api.ts';
import { api } from '../../../platform/api/browser-api.ts';
import { isTemporary, sendWhenOnline } from '../../../platform/offline/send-when-online.ts';
import { readSession } from '../../../platform/session/session.ts';
import { showToast } from '../../../ui/index.ts';
import { markApplied } from '../applied-jobs.ts';
import { applyToVacancyById } from '../apply-to-vacancy.ts';
import { findVacancyFit } from '../vacancy-fit.ts';
import { removeWaitingApplication, storeWaitingApplication, waitingTopic } from './store-waiting-application.ts';
import { listWaiting, WAITING_CHANGED, type WaitingApplication } from './waiting-applications.ts';

/** Longer than this a person does not expect an application to be sent by itself. */
const MAX_AGE_MS = 24 * 3_600_000;

const hasWaiting = (): boolean => listWaiting().some(({ refusal }) => refusal === undefined);

const isStillWaiting = ({ vacancyID }: WaitingApplication): boolean =>
  listWaiting().some((waiting) => waiting.vacancyID === vacancyID && waiting.refusal === undefined);

function refuse(application: WaitingApplication, refusal: string): void {
  storeWaitingApplication({ ...application, refusal });
  const topic = waitingTopic(application.vacancyID);
  showToast(`Your application for ${application.jobTitle} was not sent. ${refusal}`, { topic });
}

/** The warnings of a job that could not be shown to the member before applying. */
async function warningsOf({ accountID, vacancyID, isFitChecked }: WaitingApplication): Promise<string[]> {
  return isFitChecked ? [] : (await findVacancyFit(accountID, vacancyID)).warnings;
}

/**
 * Sends one application. An application that reached the server although its reply was lost is found there and not sent
 * again.
 * @throws {ApiError} when it may succeed later
 */
async function sendOne(application: WaitingApplication): Promise<void> {
  const { accountID, vacancyID, jobTitle, since } = application;
  if (Math.abs(Date.now() - since) > MAX_AGE_MS)
    return refuse(application, 'It waited for more than a day. Open the job to apply again.');
  const warnings = await warningsOf(application);
  if (warnings.length > 0) return refuse(application, `${warnings.join(' ')} Open the job to apply anyway.`);
  // Cancelled meanwhile.
  if (!isStillWaiting(application)) return;
  const { state, text } = await applyToVacancyById(api, { accountID, vacancyID });
  if (state !== 'sent' && state !== 'alreadyApplied') return refuse(application, text);
  removeWaitingApplication(vacancyID);
  markApplied(accountID, vacancyID);
  showToast(`Your application for ${jobTitle} is sent.`, { topic: waitingTopic(vacancyID) });
}

async function sendAll(): Promise<void> {
  const accountID = readSession()?.accountID;
  for (const application of listWaiting().filter(({ refusal }) => refusal === undefined)) {
    // Signed out meanwhile: only the account that applied sends.
    if (readSession()?.accountID !== accountID) return;
    try {
      await sendOne(application);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isTemporary(error)) return;
      refuse(application, error.message);
    }
  }
}

/** Sends the applications that wait in this browser now and when the connection is back, until the signal. */
export const sendWaitingApplications = (signal: AbortSignal): void =>
  sendWhenOnline({ lock: 'waiting-applications', changed: WAITING_CHANGED, hasWaiting, send: sendAll }, signal);
