import { type ComponentPropsWithRef, useEffect, useId } from 'react';
import { PasswordField } from '../../../ui/index.ts';

/** Current password, added to a form on demand. It takes the focus when it appears. */
export function CurrentPasswordField(props: ComponentPropsWithRef<'input'> & { error?: string | undefined }) {
  const id = useId();
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return <PasswordField label="Current Password" autoComplete="current-password" {...props} id={id} />;
}
