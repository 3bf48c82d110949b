import {
  applyForJob,
  applyJob,
  applyTexts,
  getManualVacancyDetails,
  getResumeID,
  getVacancyDetails,
  isSuccessText,
} from '@aarambh/contract';
import type { Api } from '../../platform/api/api.ts';
import { markApplied } from './applied-jobs.ts';
import { hasApplied } from './has-applied.ts';
import { setJustApplied } from './just-applied.ts';

/** Outcome of applying. `text` is the server's, shown unchanged. */
export type ApplyOutcome =
  | { state: 'sent' | 'refused' | 'alreadyApplied'; text: string }
  | { state: 'noResume'; text: string }
  /** The person answered the question before applying with no. */
  | { state: 'declined'; text: string };

/** An account and a vacancy. */
export interface Application {
  accountID: number;
  vacancyID: number;
  isManualPostedJob: boolean;
}

type Subject = Omit<Application, 'isManualPostedJob'>;

/** Whether the account has a stored resume; resume id 0 means none (core §4). */
export const hasResume = async (api: Api, accountID: number): Promise<boolean> =>
  (await api(getResumeID, { params: { accountID: String(accountID) } })) !== 0;

const send = (api: Api, { accountID, vacancyID, isManualPostedJob }: Application): Promise<string> =>
  isManualPostedJob
    ? api(applyForJob, { query: { vacancyID: String(vacancyID), accountID: String(accountID) } })
    : api(applyJob, { body: { accountID, vacancyID } });

function outcomeOf(text: string): ApplyOutcome {
  if (isSuccessText(text)) return { state: 'sent', text };
  if (text === applyTexts.noResume) return { state: 'noResume', text };
  if (text === applyTexts.alreadyApplied) return { state: 'alreadyApplied', text };
  return { state: 'refused', text };
}

/**
 * Applies for a vacancy with the stored resume. For a standard vacancy the resume is checked first (core §4); for a manual
 * one the server checks it. A sent application is remembered for the home page and the marks on cards.
 * @throws {ApiError} if a call fails
 */
export async function applyToVacancy(api: Api, application: Application): Promise<ApplyOutcome> {
  if (!application.isManualPostedJob && !(await hasResume(api, application.accountID))) {
    return { state: 'noResume', text: applyTexts.noResume };
  }
  const outcome = outcomeOf(await send(api, application));
  if (outcome.state === 'sent') {
    const { accountID, vacancyID } = application;
    markApplied(accountID, vacancyID);
    setJustApplied({ accountID, vacancyID });
  }
  return outcome;
}

/** Kind of a vacancy, or the text why it is not available. Both kinds share one id space. */
async function findKind(api: Api, vacancyID: number): Promise<{ isManualPostedJob: boolean } | { message: string }> {
  const params = { id: String(vacancyID) };
  const standard = await api(getVacancyDetails, { params });
  if (!('message' in standard)) return { isManualPostedJob: false };
  const manual = await api(getManualVacancyDetails, { params });
  return 'message' in manual ? { message: manual.message } : { isManualPostedJob: true };
}

/**
 * Applies by vacancy id, after registration or resume upload: checks an earlier application, then the resume, then applies
 * (core §2, /job/validate).
 * @param confirm asks the person once nothing else prevents the application; it is sent when this resolves to true
 * @throws {ApiError} if a call fails
 */
export async function applyToVacancyById(
  api: Api,
  subject: Subject,
  confirm: () => Promise<boolean> = async () => true,
): Promise<ApplyOutcome> {
  if (await hasApplied(api, subject)) return { state: 'alreadyApplied', text: applyTexts.alreadyApplied };
  const kind = await findKind(api, subject.vacancyID);
  if ('message' in kind) return { state: 'refused', text: kind.message };
  if (!(await hasResume(api, subject.accountID))) return { state: 'noResume', text: applyTexts.noResume };
  if (!(await confirm())) return { state: 'declined', text: 'Your application was not sent.' };
  return applyToVacancy(api, { ...subject, ...kind });
}
