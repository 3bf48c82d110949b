import { useState } from 'react';
import type { PreferenceList } from './preference-list.ts';

/** Whether the dialog of a list is open. Closing it reads the list and the profile progress again (core §4). */
export function usePreferenceDialog(list: PreferenceList, onChanged: () => void) {
  const [open, setOpen] = useState(false);

  function close() {
    // A native dialog tells of its closing once more after it was closed from here.
    if (!open) return;
    setOpen(false);
    void list.refetch();
    onChanged();
  }

  return { open, show: () => setOpen(true), close };
}
