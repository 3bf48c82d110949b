import { type InterviewScheduleItem, isSuccessText } from '@aarambh/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../platform/api/api.ts';
import { api } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { showToast } from '../../../ui/index.ts';
import { callsLeft, cancelInterview, isInsideCancelBuffer } from '../interviews.api.ts';
import { interviewKeys } from '../use-interviews.ts';
import { confirmCancel, confirmCost } from './ask-to-cancel.ts';
import { runCancel } from './cancel-flow.ts';

/**
 * Cancels an interview (core §4) and reloads the lists that show it.
 * @param onCancelled called after the lists are reloaded
 */
export function useCancelInterview(accountID: number, interview: InterviewScheduleItem, onCancelled: () => void) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const id = interview.interviewScheduleID;

  const reload = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: interviewKeys.all(accountID) }),
      queries.invalidateQueries({ queryKey: ['purchases', accountID] }),
    ]);

  async function cancel() {
    setBusy(true);
    try {
      const text = await runCancel({
        confirm: () => confirmCancel(interview),
        isInsideCancelBuffer: () => isInsideCancelBuffer(api, id),
        confirmCost: async () => confirmCost(await callsLeft(api, accountID)),
        cancel: (violatesHrs) => cancelInterview(api, id, violatesHrs),
        costsNow: (error) => error instanceof ApiError && error.status === 409,
      });
      if (text !== undefined) {
        const isCancelled = isSuccessText(text);
        showToast(text);
        await reload();
        if (isCancelled) onCancelled();
      }
    } catch (error) {
      showToast(failureText(error, 'We could not cancel this interview. Please try again.'));
      await reload();
    }
    setBusy(false);
  }

  return { busy, cancel };
}
