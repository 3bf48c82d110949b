import type { ComponentProps } from 'react';
import { TextField } from '../../ui/index.ts';

/** The field for the name of a passkey that is created; takes what the form registers. */
export const PasskeyNameField = (props: Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'autoComplete'>) => (
  <TextField
    label="Passkey name"
    autoComplete="off"
    hint="Helps you recognise it later, for example the device it is on."
    {...props}
  />
);
