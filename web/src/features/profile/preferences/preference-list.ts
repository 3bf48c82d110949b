import type { UseQueryResult } from '@tanstack/react-query';
import { dialogs } from '../../../ui/index.ts';
import { settleSave } from '../save-result.ts';

/** A place or skill of a list. */
export interface PreferenceItem {
  id: string | number;
  label: string;
}

/** Query of a list of places or skills. */
export type PreferenceList = UseQueryResult<PreferenceItem[]>;

/**
 * Waits for a change of a list, shows the result and refetches the list, also after a failure: another tab may have
 * changed it.
 * @param call resolves to the server's text
 * @param showSuccess dialog for a success
 * @returns whether the list was changed
 */
export async function changeList(
  list: PreferenceList,
  call: Promise<string>,
  showSuccess: (message: { text: string }) => Promise<void>,
): Promise<boolean> {
  const { isSaved, text } = await settleSave(call);
  const reloaded = list.refetch();
  if (!isSaved) {
    // The dialog does not wait for the refetch, which is retried several times on a bad connection.
    await dialogs.error({ text });
    return false;
  }
  await reloaded;
  await showSuccess({ text });
  return true;
}
