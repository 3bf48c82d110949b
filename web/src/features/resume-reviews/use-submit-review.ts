import { isSuccessText } from '@aarambh/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ApiError } from '../../platform/api/api.ts';
import { dialogs } from '../../ui/index.ts';
import { storeMessage } from './confirmation-message.ts';
import { REVIEW_DONE_ADDRESS } from './review-addresses.ts';
import { ALL_REVIEWS } from './review-keys.ts';

/**
 * Submits a review action: approval or corrections. A success opens the confirmation page with the server's text, a
 * refusal or failure a dialog (core §4, §8).
 * @returns a function that resolves to whether the page is about to be left
 */
export function useSubmitReview() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async (send: () => Promise<string>): Promise<boolean> => {
    try {
      const text = await send();
      if (isSuccessText(text)) {
        storeMessage(text);
        await navigate(REVIEW_DONE_ADDRESS);
        await queries.invalidateQueries({ queryKey: ALL_REVIEWS });
        return true;
      }
      await dialogs.error({ text });
      // The version or its status has changed on the server.
      await queries.invalidateQueries({ queryKey: ALL_REVIEWS });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // An ended session redirects to the sign-in page already.
      if (error.status !== 401) await dialogs.error({ text: error.message });
    }
    return false;
  };
}
