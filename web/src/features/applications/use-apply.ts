import { useState } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { ApiError } from '../../platform/api/api.ts';
import { api } from '../../platform/api/browser-api.ts';
import { signInAddress } from '../../platform/session/guard.ts';
import { readSession } from '../../platform/session/session.ts';
import { dialogs } from '../../ui/index.ts';
import { resumeAddress, vacancyPath } from './addresses.ts';
import { type ApplyOutcome, applyToVacancy } from './apply-to-vacancy.ts';
import { useApplied } from './use-applied.ts';

/** After an application the person goes home (core §9). */
const HOME_AFTER_MS = 2_000;

/** The vacancy of the page. */
export interface Vacancy {
  vacancyID: number;
  isManualPostedJob: boolean;
}

/** One vacancy's way from the Apply button to the answer. */
export interface Applying {
  vacancy: Vacancy;
  /** An earlier application is known. */
  applied: boolean;
  busy: boolean;
  apply: () => void;
}

type Answer = (outcome: ApplyOutcome, vacancyID: number, navigate: NavigateFunction) => Promise<void>;

/** Standard vacancy: dialog, and home after 2 s whatever came of it (core §4). */
const answerStandard: Answer = async ({ state, text }, vacancyID, navigate) => {
  if (state === 'noResume') return navigate(resumeAddress(vacancyID));
  const tell = state === 'sent' ? dialogs.info : dialogs.warning;
  await tell({ text, closeAfter: HOME_AFTER_MS });
  await navigate('/');
};

/** Manual vacancy: home only after a good answer; a missing resume is the server's answer (core §4). */
const answerManual: Answer = async ({ state, text }, vacancyID, navigate) => {
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

async function askForAccount(vacancy: Vacancy, navigate: NavigateFunction): Promise<void> {
  if (!vacancy.isManualPostedJob) return navigate(`/account/register/${vacancy.vacancyID}`);
  await dialogs.error({ text: 'Please login to apply for this job' });
  await navigate(signInAddress(vacancyPath(vacancy)));
}

/** The flow of the Apply buttons of one vacancy's page (core §4). */
export function useApply(vacancy: Vacancy): Applying {
  const { vacancyID, isManualPostedJob } = vacancy;
  const navigate = useNavigate();
  const { applied, noteApplied } = useApplied(vacancyID);
  const [busy, setBusy] = useState(false);

  async function apply() {
    const session = readSession();
    if (!session) return askForAccount(vacancy, navigate);
    setBusy(true);
    try {
      const outcome = await applyToVacancy(api, { ...vacancy, accountID: session.accountID });
      if (outcome.state === 'sent' || outcome.state === 'alreadyApplied') noteApplied();
      await (isManualPostedJob ? answerManual : answerStandard)(outcome, vacancyID, navigate);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // An ended session is on its way to the sign-in page already.
      if (error.status !== 401) await dialogs.error({ text: error.message });
    } finally {
      setBusy(false);
    }
  }

  return { vacancy, applied, busy, apply };
}
