import type { PublicSettings } from '@aarambh/contract';
import { classNames, FieldError } from '../../../ui/index.ts';
import { Captcha } from './captcha.tsx';
import type { useCaptchaPass } from './use-captcha-pass.ts';

interface CaptchaFieldProps {
  settings: PublicSettings['captcha'];
  captcha: ReturnType<typeof useCaptchaPass>;
  className?: string | undefined;
}

/** The captcha of a form with its message; `useCaptchaPass` has its state. */
export function CaptchaField({ settings, captcha, className }: CaptchaFieldProps) {
  return (
    <div className={classNames('grid gap-1.5', className)}>
      <Captcha key={captcha.attempt} settings={settings} onSolved={captcha.onSolved} />
      <FieldError>{captcha.error}</FieldError>
    </div>
  );
}
