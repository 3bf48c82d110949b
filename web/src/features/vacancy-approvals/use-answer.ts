import { applyTexts, type VacancyProposal } from '@aarambh/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../platform/api/api.ts';
import { api } from '../../platform/api/browser-api.ts';
import { showToast } from '../../ui/index.ts';
import { proposalsKey, sendAnswer } from './proposals.api.ts';

/**
 * Sends a member's answer to a proposal, shows the result and reloads the list.
 * @returns `needsResume` once an approval failed because there was none
 */
export function useAnswer({ proposalID }: VacancyProposal, accountID: number) {
  const queries = useQueryClient();
  const [needsResume, setNeedsResume] = useState(false);
  const sending = useMutation({
    mutationFn: (given: { answer: 'approve' | 'decline'; reason: string }) =>
      sendAnswer(api, { accountID, proposalID, ...given }),
  });

  async function send(answer: 'approve' | 'decline', reason: string) {
    try {
      const text = await sending.mutateAsync({ answer, reason });
      if (text === applyTexts.noResume) return setNeedsResume(true);
      showToast(text);
      await queries.invalidateQueries({ queryKey: proposalsKey(accountID) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // On an expired session the API client already redirects to sign-in.
      if (error.status !== 401) showToast(error.message);
    }
  }

  return { busy: sending.isPending ? sending.variables.answer : undefined, needsResume, send };
}
