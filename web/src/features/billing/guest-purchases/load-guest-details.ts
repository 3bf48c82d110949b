import type { GuestDetails } from '@aarambh/contract';
import { ApiError } from '../../../platform/api/api.ts';

/** The details of a guest's purchase, or an error text for users. */
export type LoadedDetails = { state: 'loaded'; details: GuestDetails } | { state: 'failed'; text: string };

/** Loads the details for a page. Unlike `load`, never rejects with an ApiError, so that the page can offer a retry. */
export async function loadGuestDetails(load: () => Promise<GuestDetails>): Promise<LoadedDetails> {
  try {
    return { state: 'loaded', details: await load() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { state: 'failed', text: error.message };
  }
}
