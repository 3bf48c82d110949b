import type { ComponentPropsWithRef } from 'react';
import { CheckboxField } from '../../../ui/index.ts';
import { ConsentNotice } from './consent-notice.tsx';

type CheckboxProps = ComponentPropsWithRef<'input'>;

interface ConsentFieldsProps {
  /** Registration of each checkbox. The one for updates is optional. */
  fields: { isAdult: CheckboxProps; agreesToNotice: CheckboxProps; agreesToUpdates?: CheckboxProps };
  errors?: { isAdult?: string | undefined; agreesToNotice?: string | undefined } | undefined;
}

/** Consents of a new account: separate checkboxes, none ticked in advance (look: Honesty). */
export function ConsentFields({ fields, errors }: ConsentFieldsProps) {
  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="mb-2 font-semibold">Your consent</legend>
      <ConsentNotice />
      <CheckboxField label="I am 18 or older" error={errors?.isAdult} className="mt-2" {...fields.isAdult} />
      <CheckboxField
        label="I agree that my data is used as described above"
        error={errors?.agreesToNotice}
        {...fields.agreesToNotice}
      />
      {fields.agreesToUpdates && (
        <CheckboxField
          label="Send me news and offers by email (optional)"
          hint="You can change this at any time under Privacy & Data."
          {...fields.agreesToUpdates}
        />
      )}
    </fieldset>
  );
}
