import { useEffect, useId } from 'react';

/** The id for a field that takes the focus when it is mounted: the form of a dialog is loaded after the dialog opened. */
export function useInitialFocus(): string {
  const id = useId();
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return id;
}
