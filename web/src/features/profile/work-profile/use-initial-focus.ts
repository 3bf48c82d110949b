import { useEffect, useId } from 'react';

/** The id of a field that takes the focus when it appears: the form of a dialog comes after the dialog itself. */
export function useFirstFocus(): string {
  const id = useId();
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return id;
}
