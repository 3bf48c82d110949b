import { isSuccessText, type SentApplication } from '@aarambh/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../platform/api/api.ts';
import { api } from '../../../platform/api/browser-api.ts';
import { dialogs, showToast } from '../../../ui/index.ts';
import { unmarkApplied } from '../applied-jobs.ts';
import { dismissWithdrawn } from '../just-applied.ts';
import { applicationsKey, withdraw } from './sent-applications.api.ts';

/** Withdraws an application after confirmation, then reloads the list. */
export function useWithdraw(
  accountID: number,
  { applicationID, vacancyID, jobTitle, orgName, status }: SentApplication,
) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function ask() {
    const sure = await dialogs.confirm({
      title: 'Withdraw this application?',
      text: `${orgName} will no longer see your application for ${jobTitle}. While the job is open, you may apply again.${
        status === 'Interview' ? ' Your interview stays scheduled: cancel it under Interviews.' : ''
      }`,
      confirmLabel: 'Withdraw',
      cancelLabel: 'Keep it',
      danger: true,
    });
    if (!sure) return;
    setBusy(true);
    try {
      const text = await withdraw(api, accountID, applicationID);
      if (isSuccessText(text)) {
        unmarkApplied(accountID, vacancyID);
        dismissWithdrawn({ accountID, vacancyID });
      }
      void queries.invalidateQueries({ queryKey: applicationsKey(accountID) });
      showToast(text);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // On an expired session the API client already redirects to sign-in.
      if (error.status !== 401) showToast(error.message);
    } finally {
      setBusy(false);
    }
  }

  return { busy, ask };
}
