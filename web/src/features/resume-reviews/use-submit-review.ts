import { isSuccessText } from '@aarambh/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ApiError } from '../../platform/api/api.ts';
import { dialogs } from '../../ui/index.ts';
import { REVIEW_DONE_ADDRESS } from './review-addresses.ts';
import { ALL_REVIEWS } from './review-keys.ts';
import { storeMessage } from './stored-message.ts';

/**
 * Sends the owner's word about a version. A success leads to the confirmation page with the server's text, anything
 * else to a dialog with it (core §4, §8).
 * @returns (the function) whether the page is about to be left
 */
export function useSendWord() {
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
      // The version is another one by now, or has another status.
      await queries.invalidateQueries({ queryKey: ALL_REVIEWS });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // An ended session is on its way to the sign-in page already.
      if (error.status !== 401) await dialogs.error({ text: error.message });
    }
    return false;
  };
}
