import { isSuccessText } from '@aarambh/contract';
import { ApiError } from '../../platform/api/api.ts';

/** How saving went, in words to show. */
export interface Outcome {
  isSaved: boolean;
  text: string;
}

/** Waits for a call that answers a text: it may refuse with one as well as fail (core §7, §8). */
export async function outcomeOf(call: Promise<string>): Promise<Outcome> {
  try {
    const text = await call;
    return { isSaved: isSuccessText(text), text };
  } catch (error) {
    return { isSaved: false, text: error instanceof ApiError ? error.message : 'An error occurred' };
  }
}
