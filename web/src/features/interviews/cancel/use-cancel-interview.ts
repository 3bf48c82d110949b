import { type InterviewScheduleItem, isSuccessText } from '@aarambh/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../platform/api/api.ts';
import { api } from '../../../platform/api/browser-api.ts';
import { dialogs } from '../../../ui/index.ts';
import { failureText } from '../../accounts/index.ts';
import { callsLeft, cancelInterview, violatesBuffer } from '../interviews.api.ts';
import { interviewKeys } from '../use-interviews.ts';
import { confirmCancel, confirmCost } from './ask-to-cancel.ts';
import { runCancel } from './cancel-flow.ts';

/**
 * Cancels an interview as core §4 asks for it, and reloads what shows it.
 * @param onCancelled called once it is cancelled and the lists are new
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
        violatesBuffer: () => violatesBuffer(api, id),
        confirmCost: async () => confirmCost(await callsLeft(api, accountID)),
        cancel: (violatesHrs) => cancelInterview(api, id, violatesHrs),
        costsNow: (error) => error instanceof ApiError && error.status === 409,
      });
      if (text !== undefined) {
        const isCancelled = isSuccessText(text);
        await (isCancelled ? dialogs.success({ text }) : dialogs.warning({ text }));
        await reload();
        if (isCancelled) onCancelled();
      }
    } catch (error) {
      await dialogs.error({ text: failureText(error, 'We could not cancel this interview. Please try again.') });
      await reload();
    }
    setBusy(false);
  }

  return { busy, cancel };
}
