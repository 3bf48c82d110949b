import { isSuccessText } from '@aarambh/contract';
import { ApiError } from '../../../platform/api/api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';

/** Shown when the call itself failed (core §8). */
export const CALL_FAILED = 'Something went wrong!';

/** How saving an address ended. A conflict: it was saved elsewhere since this form was opened. */
export type SaveOutcome = { kind: 'saved' | 'failed'; text: string } | { kind: 'conflict' };

/** Waits for a save and classifies its result. Does not throw. */
export async function settleAddressSave(call: Promise<string>): Promise<SaveOutcome> {
  try {
    const text = await call;
    return { kind: isSuccessText(text) ? 'saved' : 'failed', text };
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return { kind: 'conflict' };
    return { kind: 'failed', text: failureText(error, CALL_FAILED) };
  }
}
