import type { PublicSettings } from '@aarambh/contract';
import { lazy, Suspense } from 'react';
import { ProofOfWorkCaptcha } from './proof-of-work-captcha.tsx';

const Recaptcha = lazy(() => import('./recaptcha.tsx'));

interface CaptchaProps {
  settings: PublicSettings['captcha'];
  /** Called with the token for the server; with an empty one when it has expired. */
  onSolved: (token: string) => void;
}

/** The configured captcha: proof of work or reCAPTCHA. Change `key` to reset it. */
export function Captcha({ settings, onSolved }: CaptchaProps) {
  if (settings.kind === 'altcha') return <ProofOfWorkCaptcha onSolved={onSolved} />;
  return (
    <div className="min-h-20">
      <Suspense>
        <Recaptcha siteKey={settings.siteKey} onSolved={onSolved} />
      </Suspense>
    </div>
  );
}
