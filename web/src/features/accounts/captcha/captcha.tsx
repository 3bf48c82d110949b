import type { PublicSettings } from '@aarambh/contract';
import { lazy, Suspense } from 'react';
import { CaptchaBox } from './captcha-box.tsx';

const CaptchaRecaptcha = lazy(() => import('./captcha-recaptcha.tsx'));

interface CaptchaProps {
  settings: PublicSettings['captcha'];
  /** Called with the token to check on the server; with an empty one when it has run out. */
  onSolved: (token: string) => void;
}

/** Shows that somebody is no program, by our own means or the provider's. A new `key` starts it afresh. */
export function Captcha({ settings, onSolved }: CaptchaProps) {
  if (settings.kind === 'altcha') return <CaptchaBox onSolved={onSolved} />;
  return (
    <div className="min-h-20">
      <Suspense>
        <CaptchaRecaptcha siteKey={settings.siteKey} onSolved={onSolved} />
      </Suspense>
    </div>
  );
}
