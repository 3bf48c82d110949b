import type { PublicSettings } from '@aarambh/contract';
import type { ComponentProps } from 'react';
import { TextField } from '../../ui/index.ts';
import { CaptchaField } from '../accounts/index.ts';

interface ReportGuestFieldsProps {
  email: Omit<ComponentProps<typeof TextField>, 'label'>;
  settings: PublicSettings['captcha'];
  captcha: ComponentProps<typeof CaptchaField>['captcha'];
}

/** What guests give with a report: an address for the reply, and a solved captcha. */
export function ReportGuestFields({ email, settings, captcha }: ReportGuestFieldsProps) {
  return (
    <>
      <TextField
        label="Your email"
        hint="We send our decision to this address, in at most four mails a day. The company does not see it."
        type="email"
        required
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...email}
      />
      <CaptchaField settings={settings} captcha={captcha} className="noscript:hidden" />
    </>
  );
}
