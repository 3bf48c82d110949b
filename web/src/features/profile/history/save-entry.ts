import { ApiError } from '../../../platform/api/api.ts';

/**
 * Waits for a save. Messages of the server stand at their fields.
 * @returns what else went wrong, or undefined
 */
export async function saveEntry(
  save: Promise<unknown>,
  setError: (field: never, message: string) => void,
): Promise<{ isSaved: boolean; failure?: string }> {
  try {
    await save;
    return { isSaved: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const [first] = error.problem?.errors ?? [];
    if (!first) return { isSaved: false, failure: error.message };
    setError(first.field as never, first.message);
    return { isSaved: false };
  }
}
