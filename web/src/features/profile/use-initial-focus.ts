import { useEffect, useId } from 'react';

/**
 * The id for a field that takes the focus when it is mounted. In a dialog that opens later it does so by its attribute, in
 * one that is open already by itself.
 */
export function useInitialFocus(): string {
  const id = useId();
  useEffect(() => {
    const field = document.getElementById(id);
    // React's prop calls focus() only, and the dialog then moves the focus to its first button.
    field?.setAttribute('autofocus', '');
    field?.focus();
  }, [id]);
  return id;
}
