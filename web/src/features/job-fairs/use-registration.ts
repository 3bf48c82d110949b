import { isSuccessText, type JobFair } from '@aarambh/contract';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { ApiError } from '../../platform/api/api.ts';
import { api } from '../../platform/api/browser-api.ts';
import { signInAddress } from '../../platform/session/guard.ts';
import { readSession } from '../../platform/session/session.ts';
import { dialogs } from '../../ui/index.ts';
import { fairAddress } from './fair-texts.ts';
import { register, withdraw } from './job-fairs.api.ts';

const questions = {
  register: {
    title: 'Register for this job fair?',
    text: 'We reserve a seat for you and email you the date and venue. Entry is free, and you can withdraw later.',
    confirmLabel: 'Yes, register',
    cancelLabel: 'Not now',
  },
  withdraw: {
    title: 'Withdraw from this job fair?',
    text: 'Your seat will be offered to others. If the fair fills up, you cannot register again.',
    confirmLabel: 'Yes, withdraw',
    cancelLabel: 'Keep my seat',
    danger: true,
  },
};

/** Registers for a fair or withdraws, each after confirmation. A visitor signs in first and returns. */
export function useRegistration({ jobFairID }: Pick<JobFair, 'jobFairID'>) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function change(what: 'register' | 'withdraw') {
    const session = readSession();
    if (!session) return navigate(signInAddress(fairAddress(jobFairID)));
    if (!(await dialogs.confirm(questions[what]))) return;
    setBusy(true);
    try {
      const text = await (what === 'register' ? register : withdraw)(api, session.accountID, jobFairID);
      await (isSuccessText(text) ? dialogs.success : dialogs.warning)({ text });
      await revalidate();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // On an expired session the API client already redirects to sign-in.
      if (error.status !== 401) await dialogs.error({ text: error.message });
    } finally {
      setBusy(false);
    }
  }

  return { busy, change };
}
