import { type ComponentPropsWithRef, useEffect, useId } from 'react';
import { PasswordField } from '../../../ui/index.ts';

/** The current password, asked for in the middle of a form: it takes the focus when it appears. */
export function ConfirmingPasswordField(props: ComponentPropsWithRef<'input'> & { error?: string | undefined }) {
  const id = useId();
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return <PasswordField label="Current Password" autoComplete="current-password" {...props} id={id} />;
}
