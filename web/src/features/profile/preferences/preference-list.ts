import type { UseQueryResult } from '@tanstack/react-query';
import { dialogs } from '../../../ui/index.ts';
import { outcomeOf } from '../outcome.ts';

/** One place or skill of a list. */
export interface PreferenceItem {
  id: string | number;
  label: string;
}

/** A list of places or skills as it is loaded. */
export type PreferenceList = UseQueryResult<PreferenceItem[]>;

/**
 * Waits for a change of a list, reads the list again whatever came of it (another tab may have changed it), and tells.
 * @param call answers the server's text
 * @param tell the dialog of a success
 * @returns whether it was changed
 */
export async function changeList(
  list: PreferenceList,
  call: Promise<string>,
  tell: (message: { text: string }) => Promise<void>,
): Promise<boolean> {
  const { isSaved, text } = await outcomeOf(call);
  const reloaded = list.refetch();
  if (!isSaved) {
    // On a bad line the list is tried several times; what went wrong is told at once.
    await dialogs.error({ text });
    return false;
  }
  await reloaded;
  await tell({ text });
  return true;
}
