import { isSuccessText } from '@aarambh/contract';
import { ApiError } from '../../platform/api/api.ts';

/** Result of a save, with the text to show. */
export interface SaveResult {
  isSaved: boolean;
  text: string;
}

/** Waits for a call that returns a text. The call may fail, or return a refusal as its text (core §7, §8). Does not throw. */
export async function settleSave(call: Promise<string>): Promise<SaveResult> {
  try {
    const text = await call;
    return { isSaved: isSuccessText(text), text };
  } catch (error) {
    return { isSaved: false, text: error instanceof ApiError ? error.message : 'An error occurred' };
  }
}
