import { useState } from 'react';
import type { PreferenceList } from './preference-list.ts';

/** State of the dialog of a list. Closing it refetches the list and the profile progress (core §4). */
export function usePreferenceDialog(list: PreferenceList, onChanged: () => void) {
  const [open, setOpen] = useState(false);

  function close() {
    // A native dialog fires its close event also after being closed from here.
    if (!open) return;
    setOpen(false);
    void list.refetch();
    onChanged();
  }

  return { open, show: () => setOpen(true), close };
}
