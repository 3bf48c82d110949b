import { applyTexts, type VacancyProposal } from '@aarambh/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ApiError } from '../../platform/api/api.ts';
import { api } from '../../platform/api/browser-api.ts';
import { dialogs, showToast } from '../../ui/index.ts';
import { proposalsKey, sendAnswer } from './proposals.api.ts';

/** Approving sends the resume, so one is required. */
async function askForResume(text: string): Promise<boolean> {
  return dialogs.confirm({ title: 'Resume needed', text, confirmLabel: 'Upload Resume', cancelLabel: 'Not now' });
}

/** Sends a member's answer to a proposal, shows the result and reloads the list. */
export function useAnswer({ proposalID, jobTitle, orgName }: VacancyProposal, accountID: number) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const sending = useMutation({
    mutationFn: (given: { answer: 'approve' | 'decline'; reason: string }) =>
      sendAnswer(api, { accountID, proposalID, ...given }),
  });

  async function send(answer: 'approve' | 'decline', reason: string) {
    try {
      const text = await sending.mutateAsync({ answer, reason });
      if (text === applyTexts.noResume) {
        if (await askForResume(text)) await navigate('/job-seeker/resume');
        return;
      }
      showToast(text);
      await queries.invalidateQueries({ queryKey: proposalsKey(accountID) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // On an expired session the API client already redirects to sign-in.
      if (error.status !== 401) showToast(error.message);
    }
  }

  async function approve() {
    const isSure = await dialogs.confirm({
      title: 'Approve this application?',
      text: `We will send your application with your stored resume to ${orgName}, for ${jobTitle}. It costs nothing.`,
      confirmLabel: 'Yes, approve',
      cancelLabel: 'Not now',
    });
    if (isSure) await send('approve', '');
  }

  return { busy: sending.isPending ? sending.variables.answer : undefined, approve, send };
}
