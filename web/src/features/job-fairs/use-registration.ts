import { isSuccessText, type JobFair } from '@aarambh/contract';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { ApiError } from '../../platform/api/api.ts';
import { api } from '../../platform/api/browser-api.ts';
import { signInAddress } from '../../platform/session/guard.ts';
import { readSession } from '../../platform/session/session.ts';
import { dialogs, showToast } from '../../ui/index.ts';
import { fairAddress } from './fair-texts.ts';
import { register, withdraw } from './job-fairs.api.ts';

const withdrawal = {
  title: 'Withdraw from this job fair?',
  text: 'Your seat will be offered to others. If the fair fills up, you cannot register again.',
  confirmLabel: 'Yes, withdraw',
  cancelLabel: 'Keep my seat',
  danger: true,
};

/**
 * Registers for a fair, which a toast can undo, or withdraws after a question, since the seat may be gone. A visitor signs
 * in first and returns.
 */
export function useRegistration({ jobFairID }: Pick<JobFair, 'jobFairID'>) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function change(what: 'register' | 'withdraw') {
    const session = readSession();
    if (!session) return navigate(signInAddress(fairAddress(jobFairID)));
    if (what === 'withdraw' && !(await dialogs.confirm(withdrawal))) return;
    setBusy(true);
    try {
      const text = await (what === 'register' ? register : withdraw)(api, session.accountID, jobFairID);
      await revalidate();
      const undo = async () => {
        await withdraw(api, session.accountID, jobFairID);
        await revalidate();
      };
      showToast(text, what === 'register' && isSuccessText(text) ? { undo } : {});
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // On an expired session the API client already redirects to sign-in.
      if (error.status !== 401) showToast(error.message);
    } finally {
      setBusy(false);
    }
  }

  return { busy, change };
}
